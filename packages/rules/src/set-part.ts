import { formatNumber, formatPacks } from './format-quantity.ts';
import type { Language } from './languages.ts';
import type { Pack } from './pack.ts';

/** What a set consists of, one entry a part. `attributes`: of the variation that it holds. */
export type SetPart = { name: string; attributes: readonly { value: string }[] };

/** "Becher Watt (Sand)": which variation of an item it is stands with it, as with an item that is bought alone. */
export function partName({ name, attributes }: SetPart): string {
  return attributes.length === 0 ? name : `${name} (${attributes.map(({ value }) => value).join(', ')})`;
}

/** "6 Stück Becher Watt (Sand)". `pack` is null where it was not written down what one is. */
export function partText(part: { quantity: number; pack: Pack | null; name: string }, language: Language): string {
  const { quantity, pack, name } = part;
  return `${pack ? formatPacks(quantity, pack, language) : `${formatNumber(quantity, language)} ×`} ${name}`;
}
