import { useEffect, useState } from 'react';
import { showError } from '#app/page/show-error.ts';
import { client } from '#app/session/client.ts';
import type { Checkout } from './use-checkout.ts';

/** Has the VAT id of the cart checked as soon as it matters. It keeps nobody from ordering: sums change when the answer is there. */
export function useVatCheck(checkout: Checkout) {
  const { taxNote } = checkout.view.cart.totals;
  const [isChecking, setIsChecking] = useState(false);
  /** When the register is asked again, in milliseconds of the clock; 0: nobody waits for it. */
  const [againAt, setAgainAt] = useState(0);
  const unchecked = taxNote?.reason === 'unchecked' ? taxNote.vatNumber : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each id that nobody has asked about
  useEffect(() => {
    if (unchecked !== '') check();
  }, [unchecked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is waited for
  useEffect(() => {
    if (againAt === 0) return;
    const timer = setTimeout(check, againAt - Date.now());
    return () => clearTimeout(timer);
  }, [againAt]);

  async function check(): Promise<void> {
    setIsChecking(true);
    try {
      const { data } = await client.doCheckVatNumber({ refuses: false });
      setAgainAt(data.askAgainIn === undefined ? 0 : Date.now() + data.askAgainIn * 1000);
      await checkout.refresh();
    } catch (error) {
      setAgainAt(0);
      await showError(error);
    } finally {
      setIsChecking(false);
    }
  }

  return { taxNote, isChecking, againAt, check, stopWaiting: () => setAgainAt(0) };
}
