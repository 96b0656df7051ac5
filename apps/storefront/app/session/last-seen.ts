import { earlySeenKey } from '../start/early-input.ts';
import { storedList } from './stored-list.ts';

export type SeenItem = { itemId: number; variationId: number };

/** The latest are first; older ones are forgotten. */
const mostSeen = 12;

const list = storedList<SeenItem>('last-seen', isSeenItem);

export const readLastSeen = list.read;
export const subscribeToLastSeen = list.subscribe;

/** An item counts once, as it was seen last. */
export function noteSeen(seen: SeenItem): void {
  const [latest] = list.read();
  if (latest?.variationId === seen.variationId) return;
  list.write([seen, ...list.read().filter(({ itemId }) => itemId !== seen.itemId)].slice(0, mostSeen));
}

export function forgetSeen(): void {
  list.write([]);
}

/** What documents noted that were left before their scripts came, and what this one did. */
function takeEarlySeen(): void {
  try {
    const early = localStorage.getItem(earlySeenKey) ?? '';
    localStorage.removeItem(earlySeenKey);
    for (const entry of early.trim().split(' ')) {
      const [itemId, variationId] = entry.split(',').map(Number);
      const seen = { itemId, variationId };
      if (isSeenItem(seen)) noteSeen(seen);
    }
  } catch {
    // Storage is switched off.
  }
}

if (typeof window !== 'undefined') takeEarlySeen();

function isSeenItem(value: unknown): value is SeenItem {
  const { itemId, variationId } = (value ?? {}) as Partial<SeenItem>;
  return Number.isInteger(itemId) && Number.isInteger(variationId);
}
