import { useEffect, useState } from 'react';
import { showError } from '#app/page/show-error.ts';
import { client } from '#app/session/client.ts';
import type { Checkout } from './use-checkout.ts';

/** Has the VAT id of the cart checked as soon as it matters. It keeps nobody from ordering: sums change when the answer is there. */
export function useVatCheck(checkout: Checkout) {
  const { taxNote } = checkout.view.cart.totals;
  const [isChecking, setIsChecking] = useState(false);
  const unchecked = taxNote?.reason === 'unchecked' ? taxNote.vatNumber : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each id that nobody has asked about
  useEffect(() => {
    if (unchecked !== '') check();
  }, [unchecked]);

  async function check(): Promise<void> {
    setIsChecking(true);
    try {
      await client.doCheckVatNumber({ refuses: false });
      await checkout.refresh();
    } catch (error) {
      await showError(error);
    } finally {
      setIsChecking(false);
    }
  }

  return { taxNote, isChecking, check };
}
