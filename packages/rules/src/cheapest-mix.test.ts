import { assert, constantFrom, integer, property, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheapestMix, compareMixes, type PackMix, type PackOffer, packPrice, toMix } from './cheapest-mix.ts';
import { highestStep } from './quantity-range.ts';

const free = { minimum: 1, interval: 1, maximum: null };

function pack(id: number, content: number, price: number, more: Partial<PackOffer> = {}): PackOffer {
  return { id, content, range: free, steps: [{ from: 1, amount: price }], ...more };
}

const six = pack(6, 6, 60);
const dozen = pack(12, 12, 115);
const single = pack(1, 1, 12);

describe('the cheapest mix', () => {
  test.each<[string, number, PackOffer[], Record<number, number> | null]>([
    ['one pack: as many as hold the pieces', 481, [six], { 6: 81 }],
    ['480 plates: 40 dozens rather than 80 cartons of six', 480, [six, dozen], { 12: 40 }],
    ['what a dozen does not fill is filled by smaller packs', 486, [six, dozen], { 12: 40, 6: 1 }],
    ['single pieces fill, as long as they are cheaper than a pack', 484, [single, six, dozen], { 12: 40, 1: 4 }],
    ['so do those that are sold in pairs', 486, [pack(1, 1, 12, within(2, 2, null)), dozen], { 12: 40, 1: 6 }],
    ['a pack is taken where so many pieces are dearer', 485, [single, pack(6, 6, 59), dozen], { 12: 40, 6: 1 }],
    ['a graduated price is worth a surplus', 22, [pack(1, 1, 12, tier(24, 10))], { 1: 24 }],
    [
      'a graduated price of a pack',
      480,
      [
        pack(6, 6, 60, {
          steps: [
            { from: 1, amount: 60 },
            { from: 50, amount: 55 },
          ],
        }),
        dozen,
      ],
      { 6: 80 },
    ],
    ['equally dear: fewer packs', 24, [six, pack(12, 12, 120)], { 12: 2 }],
    ['equally dear and as many packs: less surplus', 7, [pack(8, 8, 50), pack(9, 9, 50)], { 8: 1 }],
    ['the same where contents are measured', 0.5, [pack(9, 0.9, 50), pack(7, 0.7, 50)], { 7: 1 }],
    ['from its smallest quantity on, in its steps', 30, [pack(6, 6, 60, within(4, 4, null))], { 6: 8 }],
    ['no more than there is', 480, [six, pack(12, 12, 115, within(1, 1, 10))], { 12: 10, 6: 60 }],
    [
      'some fewer than there are, which the others fill up better',
      126,
      [
        pack(2, 2, 0, {
          ...within(2, 2, 14),
          steps: [
            { from: 1, amount: 46 },
            { from: 3, amount: 24 },
          ],
        }),
        pack(8, 8, 0, {
          steps: [
            { from: 1, amount: 192 },
            { from: 2, amount: 184 },
          ],
        }),
      ],
      { 2: 12, 8: 13 },
    ],
    ['contents that are measured', 12.5, [pack(1, 0.75, 30), pack(5, 5, 150)], { 5: 2, 1: 4 }],
    ['nothing is wanted: no pack', 0, [six, dozen], {}],
    ['nothing holds so many', 480, [pack(6, 6, 60, within(1, 1, 79))], null],
    ['nothing can be ordered', 5, [pack(6, 6, 60, within(6, 6, 5))], null],
    ['no packs', 5, [], null],
  ])('%s', (_name, pieces, offers, expected) => {
    const mix = cheapestMix(pieces, offers);
    expect(mix && Object.fromEntries(mix.lines.map(({ id, quantity }) => [id, quantity]))).toEqual(expected);
  });

  test.each<[string, Partial<PackMix>]>([
    ['cheaper, however many packs', { amount: 99, packs: 9, pieces: 99 }],
    ['equally dear of fewer packs, however many pieces', { packs: 1, pieces: 99 }],
    ['equally dear of as many packs with less surplus', { pieces: 6 }],
  ])('one that is %s is better', (_name, better) => {
    const mix: PackMix = { lines: [], amount: 100, packs: 2, pieces: 7 };
    expect(compareMixes({ ...mix, ...better }, mix)).toBeLessThan(0);
    expect(compareMixes(mix, { ...mix, ...better })).toBeGreaterThan(0);
  });

  test('says what it comes to', () => {
    expect(cheapestMix(486, [six, dozen])).toMatchObject({ pieces: 486, packs: 41, amount: 40 * 115 + 60 });
  });

  test('a pack costs below its smallest quantity what it costs there', () => {
    expect(packPrice({ steps: [6, 12].map((from) => ({ from, amount: 600 - from })) }, 1)).toBe(594);
  });
});

function tier(from: number, amount: number): Partial<PackOffer> {
  return {
    steps: [
      { from: 1, amount: 12 },
      { from, amount },
    ],
  };
}

function within(minimum: number, interval: number, maximum: number | null): Partial<PackOffer> {
  return { range: { minimum, interval, maximum } };
}

const offers = uniqueArray(integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }).chain((contents) =>
  integer({ min: 1, max: 2 ** 30 }).map((seed) => contents.map((content, index) => anyOffer(content, seed + index))),
);

/** Prices and limits of all kinds, from one number: graduated, with intervals, short of stock. */
function anyOffer(content: number, seed: number): PackOffer {
  const pick = (shift: number, many: number) => (Math.imul(seed, 2_654_435_761) >>> shift) % many;
  const interval = 1 + pick(3, 3);
  const minimum = interval * (1 + pick(5, 3));
  const price = 20 + pick(7, 30);
  const second = 2 + pick(11, 8);
  return {
    id: content,
    content,
    range: { minimum, interval, maximum: pick(13, 2) === 0 ? 40 : minimum + pick(17, 12) },
    steps: [
      { from: 1, amount: price * content },
      { from: second, amount: (price - pick(19, 10)) * content },
      { from: second + 1 + pick(23, 10), amount: (price - 10 - pick(25, 10)) * content },
    ],
  };
}

/** All mixes there are. */
function everyMix([offer, ...rest]: readonly PackOffer[]): { offer: PackOffer; quantity: number }[][] {
  if (!offer) return [[]];
  const quantities = [0];
  for (let q = offer.range.minimum; q <= Math.min(highestStep(offer.range), 40); q += offer.range.interval)
    quantities.push(q);
  return everyMix(rest).flatMap((taken) => quantities.map((quantity) => [...taken, { offer, quantity }]));
}

test('no mix of all that there are is better, and none holds fewer pieces than were asked for', () => {
  assert(
    property(offers, integer({ min: 1, max: 90 }), (packs, pieces) => {
      const best = everyMix(packs)
        .map(toMix)
        .filter((mix) => mix.pieces >= pieces)
        .sort(compareMixes)[0];
      const mix = cheapestMix(pieces, packs);
      const { lines: _lines, ...expected } = best ?? { lines: [] };
      expect(mix ?? {}).toMatchObject(expected);
      expect(mix === null).toBe(best === undefined);
    }),
  );
});

test('never dearer than any single pack, however many pieces', () => {
  assert(
    property(offers, constantFrom(480, 5_000, 250_000), (packs, pieces) => {
      const unlimited = packs.map((each) => ({ ...each, range: { ...each.range, maximum: null } }));
      const mix = cheapestMix(pieces, unlimited);
      for (const each of unlimited) {
        const alone = cheapestMix(pieces, [each]);
        expect(mix?.amount).toBeLessThanOrEqual(alone?.amount ?? 0);
        expect(alone?.pieces).toBeGreaterThanOrEqual(pieces);
      }
    }),
  );
});
