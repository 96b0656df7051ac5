import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, weekdayOf } from './calendar-day.ts';
import {
  comesInParts,
  type DeliveryPromise,
  deliveryPromise,
  differentParts,
  type Journey,
  type LineSupply,
  type PromisedPart,
  partsInStock,
  promiseLines,
  promiseParts,
  promiseTogether,
  promiseWhole,
  type StockNeed,
  type Supply,
} from './delivery-promise.ts';
import { isPublicHoliday, type Region } from './public-holidays.ts';
import { dayOf } from './shop-clock.ts';

const hamburg: Region = { country: 'DE', states: ['HH'] };
const munich: Region = { country: 'DE', states: ['BY'] };
const abroad: Region = { country: 'US', states: [] };

const journey: Journey = {
  transit: { minimum: 2, maximum: 3 },
  warehouse: { cutOffMinute: 14 * 60, weekdays: [1, 2, 3, 4, 5], closedDays: [], region: hamburg },
  recipient: hamburg,
};

const ready: Supply = { readyDays: { minimum: 0, maximum: 0 }, restockOn: null, finishingDays: 0 };

/** A moment as clocks in Berlin show it in winter. */
const at = (local: string) => new Date(`${local}:00+01:00`);

function promise(local: string, supply: Partial<Supply> = {}, changed: Partial<Journey> = {}): DeliveryPromise | null {
  return deliveryPromise({ ...journey, ...changed, now: at(local), supply: { ...ready, ...supply } });
}

function days(...input: Parameters<typeof promise>): string {
  const promised = promise(...input);
  return promised ? `${promised.from.slice(5)} ${promised.to.slice(5)}` : 'none';
}

describe('cut-off', () => {
  it.each([
    ['a second before', '2026-11-23T13:59', '11-25 11-26', '2026-11-23', true],
    ['on the stroke', '2026-11-23T14:00', '11-26 11-27', '2026-11-24', false],
    ['on Friday afternoon', '2026-11-27T15:00', '12-02 12-03', '2026-11-30', false],
    ['on Sunday', '2026-11-29T09:00', '12-02 12-03', '2026-11-30', false],
    ['after midnight in Berlin, still yesterday in UTC', '2026-11-24T00:30', '11-26 11-27', '2026-11-24', true],
  ])('%s', (_, now, window, cutOffDay, shipsToday) => {
    expect(days(now)).toBe(window);
    expect(promise(now)).toMatchObject({ orderBy: at(`${cutOffDay}T14:00`), shipsToday });
  });

  it('has passed for what comes in today, too: it leaves with the orders of tomorrow', () => {
    expect(days('2026-11-23T15:00', { restockOn: '2026-11-23' })).toBe('11-26 11-27');
  });

  it('on a Saturday on which the house works: nothing comes before Monday', () => {
    const warehouse = { ...journey.warehouse, weekdays: [1, 2, 3, 4, 5, 6] as const };
    expect(days('2026-11-28T10:00', {}, { warehouse, transit: { minimum: 0, maximum: 1 } })).toBe('11-30 11-30');
  });

  it('is at the same hour in summer', () => {
    const summer = new Date('2026-07-01T11:59:00Z');
    expect(deliveryPromise({ ...journey, now: summer, supply: ready })).toMatchObject({
      orderBy: new Date('2026-07-01T12:00:00Z'),
      shipsToday: true,
    });
  });
});

describe('holidays', () => {
  it.each([
    ['Christmas of both', '2026-12-23T10:00', {}, '12-28 12-29'],
    ['New Year', '2026-12-30T15:00', {}, '01-05 01-06'],
    ['Epiphany of the recipient alone', '2026-12-30T15:00', { recipient: munich }, '01-05 01-07'],
    ['All Saints 2027 of the recipient, a Monday', '2027-10-28T10:00', { recipient: munich }, '11-02 11-03'],
    ['Reformation Day 2028 of the warehouse, a Tuesday', '2028-10-31T10:00', { recipient: munich }, '11-03 11-06'],
    ['none of Germany abroad', '2027-05-04T10:00', { recipient: abroad }, '05-06 05-07'],
    ['Ascension at home', '2027-05-04T10:00', {}, '05-07 05-10'],
  ])('%s', (_, now, changed, window) => {
    expect(days(now, {}, changed)).toBe(window);
  });

  it('says which it passes', () => {
    expect(promise('2026-12-23T10:00')?.reasons.holidays).toEqual(['2026-12-25']);
    expect(promise('2026-11-23T10:00')?.reasons.holidays).toEqual([]);
    const epiphany = promise('2026-12-30T15:00', {}, { warehouse: { ...journey.warehouse, region: munich } });
    expect([epiphany?.to, epiphany?.reasons.holidays]).toEqual(['2027-01-06', ['2027-01-01']]);
  });
});

describe('what it waits for', () => {
  const { warehouse } = journey;
  it.each([
    ['a lead time', { readyDays: { minimum: 2, maximum: 4 } }, {}, '11-27 12-02'],
    ['finishing', { finishingDays: 10 }, {}, '12-09 12-10'],
    ['both', { readyDays: { minimum: 2, maximum: 2 }, finishingDays: 3 }, {}, '12-02 12-03'],
    ['what comes in', { restockOn: '2026-12-05' }, {}, '12-09 12-10'],
    ['what comes in and is finished', { restockOn: '2026-12-04', finishingDays: 1 }, {}, '12-09 12-10'],
    ['what comes in today', { restockOn: '2026-11-23' }, {}, '11-25 11-26'],
    ['what should have come in', { restockOn: '2026-11-22' }, {}, 'none'],
    ['nobody knows what', { readyDays: null }, {}, 'none'],
    [
      'a warehouse that is closed',
      {},
      { warehouse: { ...warehouse, closedDays: ['2026-11-23', '2026-11-24'] } },
      '11-27 11-30',
    ],
    [
      'a warehouse that works on Saturdays',
      { finishingDays: 5 },
      { warehouse: { ...warehouse, weekdays: [1, 2, 3, 4, 5, 6] as const } },
      '12-01 12-02',
    ],
    [
      'a warehouse that is closed for six weeks',
      {},
      { warehouse: { ...warehouse, closedDays: Array.from({ length: 42 }, (_, day) => addDays('2026-11-23', day)) } },
      '01-06 01-07',
    ],
    ['a warehouse that never opens', {}, { warehouse: { ...warehouse, weekdays: [] } }, 'none'],
    ['nobody on the way', {}, { transit: { minimum: 0, maximum: 0 } }, '11-23 11-23'],
  ])('%s', (_, supply, changed, window) => {
    expect(days('2026-11-23T10:00', supply, changed)).toBe(window);
  });

  it('leaves today only without any of it', () => {
    expect(promise('2026-11-23T10:00', { finishingDays: 1 })?.shipsToday).toBe(false);
    expect(promise('2026-11-23T10:00', { readyDays: { minimum: 0, maximum: 1 } })?.shipsToday).toBe(false);
    expect(promise('2026-11-23T10:00', { restockOn: '2026-11-24' })?.shipsToday).toBe(false);
  });
});

describe('what was promised to others', () => {
  const { warehouse } = journey;
  const supply = { readyDays: { minimum: 1, maximum: 2 } };
  const closed = { ...warehouse, closedDays: ['2028-11-02'] };
  /** Before Reformation Day in Hamburg and All Saints in Munich. */
  const monday = '2028-10-30T10:00';

  it('holds for those who order on the same day before the cut-off', () => {
    expect(promise('2028-10-30T00:00', supply)).toEqual(promise(monday, supply));
    expect(promise('2028-10-30T13:59', supply)).toEqual(promise(monday, supply));
    expect(promise('2028-10-30T14:00', supply)).not.toEqual(promise(monday, supply));
    expect(promise('2028-10-27T10:00', supply)).not.toEqual(promise(monday, supply));
  });

  it.each<[string, Partial<Supply>, Partial<Journey>]>([
    ['how soon it may lie ready', { readyDays: { minimum: 0, maximum: 2 } }, {}],
    ['how late', { readyDays: { minimum: 1, maximum: 3 } }, {}],
    ['that nobody can say', { readyDays: null }, {}],
    ['finishing', { finishingDays: 1 }, {}],
    ['the day on which it comes in', { restockOn: '2028-11-01' }, {}],
    ['the shortest way', {}, { transit: { minimum: 1, maximum: 3 } }],
    ['the longest', {}, { transit: { minimum: 2, maximum: 4 } }],
    ['the cut-off', {}, { warehouse: { ...warehouse, cutOffMinute: 13 * 60 } }],
    ['days of work', {}, { warehouse: { ...warehouse, weekdays: [1, 2, 4, 5] } }],
    ['a closed day', {}, { warehouse: closed }],
    ['two of them', {}, { warehouse: { ...closed, closedDays: ['2028-11-02', '2028-11-03'] } }],
    ['the country of the warehouse', {}, { warehouse: { ...warehouse, region: { ...hamburg, country: 'AT' } } }],
    ['its state', {}, { warehouse: { ...warehouse, region: munich } }],
    ['the country of the recipient', {}, { recipient: { ...hamburg, country: 'AT' } }],
    ['their state', {}, { recipient: munich }],
  ])('says nothing of what differs: %s', (_, changed, otherwise) => {
    const usual = promise(monday, supply);
    expect(promise(monday, { ...supply, ...changed }, otherwise)).not.toEqual(usual);
  });
});

describe('promiseLines', () => {
  const plates: StockNeed = {
    ...{ variationId: 1, pieces: 1, stockPolicy: 'oversell', stock: 600 },
    ...{ restockOn: null, supplierDays: null },
  };
  const today = { minimum: 0, maximum: 0 };
  const line = (quantity: number, needs: Partial<StockNeed>[], finishingDays = 0): LineSupply => ({
    ...{ quantity, finishingDays, readyDays: today },
    needs: needs.map((need) => ({ ...plates, ...need })),
  });
  const promised = (...lines: LineSupply[]) =>
    promiseLines(lines, { ...journey, now: at('2026-11-23T10:00') }).map((parts) =>
      parts.map(({ quantity, promise }) => `${quantity} ${promise?.from.slice(5) ?? 'some day'}`).join(', '),
    );

  it.each<[string, LineSupply, string]>([
    ['all in stock', line(600, [{}]), '600 11-25'],
    ['the rest when the supplier delivers', line(720, [{ supplierDays: 5 }]), '600 11-25, 120 12-02'],
    ['the rest when it comes in', line(720, [{ supplierDays: 5, restockOn: '2026-12-14' }]), '600 11-25, 120 12-16'],
    ['the rest nobody knows when', line(720, [{}]), '600 11-25, 120 some day'],
    ['a day that has passed', line(720, [{ restockOn: '2026-11-20', supplierDays: 5 }]), '600 11-25, 120 some day'],
    ['a day that says nothing of what lies there', line(1, [{ restockOn: '2026-12-14' }]), '1 11-25'],
    ['nothing in stock', line(12, [{ stock: -4, supplierDays: 5 }]), '12 12-02'],
    ['limited stock, refused elsewhere', line(720, [{ stockPolicy: 'limited' }]), '720 11-25'],
    ['stock that is not counted', line(720, [{ stockPolicy: 'unlimited', stock: 0 }]), '720 11-25'],
    ['both finished', line(720, [{ supplierDays: 5 }], 2), '600 11-27, 120 12-04'],
  ])('%s', (_, asked, parts) => {
    expect(promised(asked)).toEqual([parts]);
  });

  it('gives what lies in stock to the first lines', () => {
    const engraved = line(500, [{ supplierDays: 5 }], 1);
    expect(promised(engraved, line(200, [{ supplierDays: 5 }]))).toEqual(['500 11-26', '100 11-25, 100 12-02']);
  });

  it('tells lines apart that may lie ready later', () => {
    const asked = { ...journey, now: at('2026-11-23T10:00') };
    const lines = promiseLines([line(1, [{}]), { ...line(1, [{}]), readyDays: { minimum: 0, maximum: 3 } }], asked);
    expect(lines.flat().map(({ promise }) => promise?.to)).toEqual(['2026-11-26', '2026-12-01']);
  });

  it('waits for the component that is there last, also where both might come on the same day', () => {
    const saturdays = { ...journey.warehouse, weekdays: [1, 2, 3, 4, 5, 6] as const };
    const asked = { ...journey, transit: { minimum: 0, maximum: 1 }, warehouse: saturdays };
    const onDay = (variationId: number, restockOn: string) => ({ variationId, stock: 0, restockOn });
    // Handed over on Friday it comes that day or on Monday, handed over on Saturday on Monday alone.
    const [friday, saturday] = [onDay(2, '2026-12-04'), onDay(3, '2026-12-05')];
    for (const needs of [
      [friday, saturday],
      [saturday, friday],
    ]) {
      const [parts] = promiseLines([line(1, needs)], { ...asked, now: at('2026-11-23T10:00') });
      expect(parts).toMatchObject([{ promise: { from: '2026-12-07', to: '2026-12-07' } }]);
    }
  });

  it('makes as many bundles now as the scarcest component allows, the rest when the last of them is there', () => {
    const fork = { variationId: 2, pieces: 4, stock: 10, supplierDays: 3 };
    const knife = { variationId: 3, pieces: 1, stock: 5, supplierDays: 8 };
    const own: Partial<StockNeed> = { stockPolicy: 'unlimited' };
    expect(promised(line(6, [own, fork, knife]))).toEqual(['2 11-25, 4 12-07']);
    expect(promised(line(6, [own, knife, fork]))).toEqual(['2 11-25, 4 12-07']);
    expect(promised(line(6, [own, fork, { ...knife, supplierDays: null }]))).toEqual(['2 11-25, 4 some day']);
    expect(promised(line(2, [own, fork, knife]), line(1, [fork]))).toEqual(['2 11-25', '1 11-30']);
  });
});

describe('promiseWhole', () => {
  const early = promise('2026-11-23T10:00');
  const late = promise('2026-11-23T10:00', { finishingDays: 10 });

  it('is that of the part that takes longest', () => {
    const whole = promiseWhole([early, late].map((each) => ({ quantity: 1, promise: each })));
    expect(whole).toMatchObject({ from: '2026-12-09', to: '2026-12-10', isComplete: true, shipsToday: false });
  });

  it('says where a part has no day', () => {
    const whole = promiseWhole([early, null].map((each) => ({ quantity: 1, promise: each })));
    expect(whole).toMatchObject({ from: '2026-11-25', to: '2026-11-26', isComplete: false, shipsToday: false });
    expect(promiseWhole([{ quantity: 1, promise: null }])).toBeNull();
    expect(promiseWhole([])).toBeNull();
  });

  it('holds until the first of its promises ends', () => {
    const later = promise('2026-11-24T10:00');
    const whole = promiseWhole([later, early].map((each) => ({ quantity: 1, promise: each })));
    expect(whole?.orderBy).toEqual(early?.orderBy);
  });

  it('of one part is that of the part', () => {
    expect(promiseWhole([{ quantity: 3, promise: early }])).toMatchObject({
      ...{ from: early?.from, to: early?.to, orderBy: early?.orderBy },
      ...{ shipsToday: true, isComplete: true },
    });
  });
});

describe('what does not come at once', () => {
  const early = promise('2026-11-23T10:00');
  const late = promise('2026-11-23T10:00', { finishingDays: 10 });
  const of = (quantity: number, promise: PromisedPart['promise']) => ({ quantity, promise });

  it.each<[string, PromisedPart[], boolean]>([
    ['two on the same days', [of(1, early), of(3, early)], false],
    ['one later than the other', [of(1, early), of(3, late)], true],
    ['one of which has no day', [of(1, early), of(3, null)], true],
    ['neither of which has a day', [of(1, null), of(3, null)], false],
    ['nothing', [], false],
  ])('is told apart: %s', (_, parts, isInParts) => {
    expect(comesInParts(parts)).toBe(isInParts);
  });

  it('comes with the last of it, where its buyer waits', () => {
    const together = promiseTogether([[of(18, early), of(6, late)], [of(2, early)]]);
    expect(together).toMatchObject([
      [{ quantity: 24, promise: { from: late?.from, to: late?.to } }],
      [{ quantity: 2, promise: { from: late?.from, to: late?.to } }],
    ]);
    expect(comesInParts(together.flat())).toBe(false);
    const tomorrow = promise('2026-11-24T10:00');
    const [[first] = []] = promiseTogether([[of(18, early)], [of(2, tomorrow)]]);
    expect(first?.promise).toMatchObject({ to: tomorrow?.to, orderBy: early?.orderBy });
    expect(promiseTogether([[of(18, early)], [of(2, null)]])).toEqual([[of(18, null)], [of(2, null)]]);
  });
});

describe('whatever is asked', () => {
  const moments = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2030-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  const few = fc.nat(12);
  const range = fc.tuple(few, few).map(([minimum, more]) => ({ minimum, maximum: minimum + more }));
  const regions = fc.constantFrom(hamburg, munich, abroad, { country: 'DE', states: ['SN', 'TH'] } as Region);
  const asked = fc.record({ now: moments, readyDays: range, finishingDays: few, transit: range, recipient: regions });
  type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

  function answer({ now, transit, recipient, readyDays, finishingDays }: Asked): DeliveryPromise {
    const supply = { readyDays, finishingDays, restockOn: null };
    const promised = deliveryPromise({ ...journey, transit, recipient, now, supply });
    if (!promised) throw new Error('nothing was promised');
    return promised;
  }

  function holds(rule: (asked: Asked) => void): void {
    fc.assert(fc.property(asked, rule), { numRuns: 300 });
  }

  test('it comes on days on which goods are delivered, not before today, the latest not before the earliest', () => {
    holds((question) => {
      const { from, to } = answer(question);
      for (const day of [from, to]) {
        expect(weekdayOf(day)).toBeLessThan(6);
        expect(isPublicHoliday(day, question.recipient)).toBe(false);
      }
      expect([dayOf(question.now), from, to].toSorted()).toEqual([dayOf(question.now), from, to]);
    });
  });

  test('it holds until the moment that it names, and no longer comes that early from then on', () => {
    holds((question) => {
      const { from, to, orderBy } = answer(question);
      expect(orderBy.getTime()).toBeGreaterThan(question.now.getTime());
      expect(answer({ ...question, now: new Date(orderBy.getTime() - 1) })).toMatchObject({ from, to, orderBy });
      expect(answer({ ...question, now: orderBy }).orderBy.getTime()).toBeGreaterThan(orderBy.getTime());
    });
  });

  test('a day more of anything is never earlier', () => {
    holds((question) => {
      const { from, to } = answer(question);
      const laters = [
        { ...question, now: new Date(question.now.getTime() + 86_400_000) },
        { ...question, finishingDays: question.finishingDays + 1 },
        { ...question, transit: { minimum: question.transit.minimum + 1, maximum: question.transit.maximum + 1 } },
      ];
      for (const later of laters.map(answer)) {
        expect(later.from >= from).toBe(true);
        expect(later.to >= to).toBe(true);
      }
    });
  });

  test('without holidays it is as many working days as were counted', () => {
    holds((question) => {
      const { to, orderBy, reasons } = answer(question);
      const counted = question.readyDays.maximum + question.finishingDays + question.transit.maximum;
      const span = workingDaysBetween(dayOf(orderBy), to);
      expect(span).toBeGreaterThanOrEqual(counted);
      expect(span).toBeLessThanOrEqual(counted + reasons.holidays.length);
    });
  });

  test('what differs says when all is there', () => {
    const needs = fc.record({
      variationId: fc.integer({ min: 1, max: 3 }),
      ...{ pieces: fc.integer({ min: 1, max: 2 }), stock: fc.nat(6) },
      stockPolicy: fc.constantFrom('limited' as const, 'oversell' as const),
      restockOn: fc.constantFrom(null, '2026-01-04', '2026-12-09', '2031-02-01'),
      supplierDays: fc.constantFrom(null, 4, 9),
    });
    const lines = fc.record({
      ...{ quantity: fc.integer({ min: 1, max: 9 }), finishingDays: fc.constantFrom(0, 3) },
      readyDays: fc.constantFrom(null, { minimum: 0, maximum: 0 }, { minimum: 1, maximum: 2 }),
      needs: fc.array(needs, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 9 }), moments, (all, now) => {
        const parts = partsInStock(all).flat();
        const different = differentParts(parts);
        const promised = (some: typeof parts) => promiseParts([some], { ...journey, now }).flat();
        expect(promiseWhole(promised(different))).toEqual(promiseWhole(promised(parts)));
        expect(different.length).toBeLessThanOrEqual(parts.length);
        const alike = parts
          .filter(({ supplies }) => supplies.length === 1)
          .map(({ supplies }) => JSON.stringify(supplies));
        const kept = different.filter(({ supplies }) => supplies.length === 1);
        expect(kept).toHaveLength(new Set(alike).size);
      }),
      { numRuns: 300 },
    );
  });

  function workingDaysBetween(from: string, to: string): number {
    let count = 0;
    for (let day = from; day < to; day = addDays(day, 1)) if (weekdayOf(addDays(day, 1)) < 6) count += 1;
    return count;
  }
});
