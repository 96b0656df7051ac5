import type { UnitAmount } from './money.ts';
import { wholeContent } from './pack.ts';
import { fitQuantity, highestStep, type QuantityRange } from './quantity-range.ts';

/** One of the packs in which an item is sold. */
export type PackOffer = {
  /** Of the variation. */
  id: number;
  /** Pieces in a pack. */
  content: number;
  range: QuantityRange;
  /** What a pack costs from a quantity on, ascending; the first holds from the smallest quantity. */
  steps: readonly { from: number; amount: UnitAmount }[];
};

export type MixLine = { id: number; quantity: number };

/** `amount`: what the lines cost together, before their cents are rounded. */
export type PackMix = { lines: MixLine[]; pieces: number; packs: number; amount: UnitAmount };

type Taken = { offer: PackOffer; quantity: number };

/**
 * The cheapest packs that together hold at least so many pieces, each in a quantity that can be ordered, at the price of that
 * quantity; of several the fewest packs, then the least surplus. Null where the packs cannot hold so many.
 *
 * Few quantities need to be tried. Between two graduated prices cost and content are linear: of two packs that are both far from
 * the ends of their stretch some of one can be exchanged for the other, with the same content and no dearer, until one is near an
 * end. So in some cheapest mix all packs but one are near such an end, and that one fills what is left.
 */
export function cheapestMix(pieces: number, offers: readonly PackOffer[]): PackMix | null {
  const orderable = offers.filter(({ range }) => highestStep(range) >= range.minimum);
  const nearness = largestExchange(orderable);
  let best: PackMix | null = null;
  for (const filler of orderable) {
    const others = orderable.filter((offer) => offer !== filler);
    for (const taken of combinations(others, pieces, nearness)) {
      const missing = pieces - toMix(taken).pieces;
      for (const quantity of fillings(filler, missing)) {
        const mix = toMix([...taken, { offer: filler, quantity }]);
        if (best === null || compareMixes(mix, best) < 0) best = mix;
      }
    }
  }
  return best;
}

/** What one pack costs at a quantity. */
export function packPrice({ steps }: Pick<PackOffer, 'steps'>, quantity: number): UnitAmount {
  const step = steps.findLast(({ from }) => from <= quantity) ?? steps[0];
  return step?.amount ?? 0;
}

/** The lines of packs that are taken, and what they come to. */
export function toMix(taken: readonly Taken[]): PackMix {
  const lines = taken.filter(({ quantity }) => quantity > 0);
  const sum = (of: (line: Taken) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    lines: lines.map(({ offer, quantity }) => ({ id: offer.id, quantity })),
    pieces: sum(({ offer, quantity }) => wholeContent(offer.content) * quantity) / wholeContent(1),
    packs: sum(({ quantity }) => quantity),
    amount: sum(({ offer, quantity }) => packPrice(offer, quantity) * quantity),
  };
}

/** Below 0 where the first one is to be preferred. */
export function compareMixes(left: PackMix, right: PackMix): number {
  return left.amount - right.amount || left.packs - right.packs || left.pieces - right.pieces;
}

/** The most steps of one pack that it takes to exchange it for another of the same content. */
function largestExchange(offers: readonly PackOffer[]): number {
  const steps = offers.map(({ content, range }) => wholeContent(content) * range.interval);
  return Math.max(...steps) / steps.reduce(greatestCommonDivisor, 0);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function* combinations(offers: readonly PackOffer[], pieces: number, nearness: number): Generator<Taken[]> {
  const [offer, ...rest] = offers;
  if (!offer) return yield [];
  const quantities = quantitiesNearEnds(offer, pieces, nearness);
  for (const taken of combinations(rest, pieces, nearness)) {
    for (const quantity of quantities) yield [...taken, { offer, quantity }];
  }
}

/** None, and what is near to where its price changes or its quantities end, as far as it is needed: more is the filler's to take. */
function quantitiesNearEnds(offer: PackOffer, pieces: number, nearness: number): number[] {
  const { range } = offer;
  const enough = fewestFor(offer, pieces);
  const ends = [range.minimum, ...offer.steps.map(({ from }) => fitQuantity(from, range)), highestStep(range)];
  const quantities = new Set([0]);
  for (const end of ends) {
    const first = Math.max(range.minimum, end - nearness * range.interval);
    const last = Math.min(enough, end + nearness * range.interval);
    for (let quantity = first; quantity <= last; quantity += range.interval) quantities.add(quantity);
  }
  return [...quantities];
}

/** Quantities of a pack that hold what is missing: the fewest, and those at which it gets cheaper. */
function fillings(offer: PackOffer, missing: number): number[] {
  if (missing <= 0) return [0];
  const fewest = fewestFor(offer, missing);
  const cheaper = offer.steps.map(({ from }) => fitQuantity(from, offer.range));
  return [fewest, ...cheaper].filter((quantity) => quantity * wholeContent(offer.content) >= wholeContent(missing));
}

function fewestFor({ content, range }: PackOffer, pieces: number): number {
  return fitQuantity(Math.ceil(wholeContent(pieces) / wholeContent(content)), range);
}
