import type { Shop } from '../context.ts';
import { checkVatNumber } from '../domains/orders/check-vat-number.ts';
import { waitingVatNumbers } from '../domains/tax/vat-checks.ts';

/** The register is everyone's: so many at most, one after the other. */
const most = 20;

/** Asks again for VAT ids that the register owes an answer. Stops where it does not answer at all; the next run goes on. */
export async function checkVatNumbers(shop: Shop, now: Date): Promise<void> {
  for (const vatNumber of await waitingVatNumbers(shop.db, most)) {
    const { outcome } = await checkVatNumber(shop, { vatNumber, now });
    if (outcome === 'away') return;
  }
}
