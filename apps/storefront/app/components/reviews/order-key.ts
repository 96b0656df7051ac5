import type { OrderKey } from '@mise/contract/reviews/write-review.ts';
import { replaceAddress } from './replace-address.ts';

const storageKey = 'review-order';

/**
 * The order by whose key a guest reviews: named by the address of a link from the order, then known for the visit. It does not
 * stay in the address, which people copy.
 */
export function takeOrderKey(): OrderKey {
  const parameters = new URLSearchParams(window.location.search);
  const { orderId, accessKey } = Object.fromEntries(parameters);
  if (!orderId || !accessKey) return keptKey();
  parameters.delete('orderId');
  parameters.delete('accessKey');
  replaceAddress(parameters);
  const key = { orderId: Number(orderId), accessKey };
  keepKey(key);
  return key;
}

function keepKey(key: OrderKey): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(key));
  } catch {
    // Storage is full or switched off: the key counts until the page is left.
  }
}

function keptKey(): OrderKey {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}
