import type { Product } from '@mise/contract/catalog/product.ts';
import {
  cheapestMix,
  compareMixes,
  type MixLine,
  type PackMix,
  type PackOffer,
  packPrice,
  toMix,
} from '@mise/rules/cheapest-mix.ts';
import { lineAmount, type MinorAmount, type UnitAmount } from '@mise/rules/money.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { quantityRange } from '@mise/rules/quantity-range.ts';
import { toPack } from './pack.ts';
import { toProductPrice } from './to-product-price.ts';

/** A pack of an item, with what limits it and what it costs. */
export type ItemPack = Pack & PackOffer;

/** A mix that is better than what was chosen. */
export type Proposal = {
  mix: PackMix;
  /** `amount`: of one pack, in ten-thousandths. */
  lines: { quantity: number; pack: ItemPack; amount: UnitAmount }[];
  amount: MinorAmount;
  /** 0 where the mix costs as much, or what was chosen does not hold the pieces. */
  saves: MinorAmount;
  /** What was chosen cannot hold so many pieces. */
  isShort: boolean;
};

/** Null for a variation without a price. */
export function toItemPack({ variation, prices, unit }: Product): ItemPack | null {
  const range = quantityRange(variation, variation.stock ?? null);
  const price = toProductPrice(prices, range.minimum);
  return price && { id: variation.id, ...toPack(unit), range, steps: price.steps };
}

/** What to take instead of the chosen packs to have so many pieces; null where they are the best already. */
export function toProposal(
  pieces: number,
  { chosen, packs, surcharge }: { chosen: MixLine; packs: readonly ItemPack[]; surcharge: UnitAmount },
): Proposal | null {
  const offers = packs.map((pack) => ({
    ...pack,
    steps: pack.steps.map((step) => ({ ...step, amount: step.amount + surcharge })),
  }));
  const offer = offers.find(({ id }) => id === chosen.id);
  const mix = cheapestMix(pieces, offers);
  if (!offer || !mix) return null;
  const own = toMix([{ offer, quantity: chosen.quantity }]);
  const isShort = own.pieces < pieces;
  if (!isShort && compareMixes(mix, own) >= 0) return null;
  const lines = linesOf(mix, offers);
  const amount = sumOf(lines);
  return { mix, lines, amount, saves: isShort ? 0 : Math.max(0, sumOf(linesOf(own, offers)) - amount), isShort };
}

function linesOf(mix: PackMix, packs: readonly ItemPack[]): Proposal['lines'] {
  return mix.lines.flatMap(({ id, quantity }) => {
    const pack = packs.find((each) => each.id === id);
    if (!pack) return [];
    return [{ quantity, pack, amount: packPrice(pack, quantity) }];
  });
}

function sumOf(lines: Proposal['lines']): MinorAmount {
  return lines.reduce((sum, { amount, quantity }) => sum + lineAmount(amount, quantity), 0);
}
