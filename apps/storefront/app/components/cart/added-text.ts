import type { Text } from '#app/page/use-text.ts';
import type { Added } from '#app/session/cart-store.ts';

/** One article by its name, several by how many they are. */
export function addedText({ name, count }: Added, text: Text): string {
  return name === '' ? text('cart.addedSeveral', { count }) : text('cart.added', { name });
}
