import type { ComponentType } from 'react';
import type { ShopFrame } from '#app/views/shop-frame.ts';

type CartReaction = ComponentType<{ reaction: ShopFrame['cartReaction'] }>;

let load: (() => Promise<{ default: CartReaction }>) | undefined;
let part: CartReaction | null = null;

/** The page says how it loads what shows an addition. It does not reject. */
export function offerCartReaction(loader: () => Promise<{ default: CartReaction }>): void {
  load = loader;
}

/** Resolves when what shows an addition is there: until then a press may belong to the one before. */
export async function cartReactionIsThere(): Promise<void> {
  part = (await load?.())?.default ?? null;
}

/**
 * What shows an addition, once one waited for it. Not by `lazy`: React would hold back for a third of a second what is there already,
 * and the next press would count as another addition.
 */
export function cartReaction(): CartReaction | null {
  return part;
}
