import { Button } from '@mise/ui/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useText } from '#app/page/use-text.ts';
import { startPayment } from '#app/session/payment-calls.ts';

/** Leads to the page on which an order is paid. */
export function PayButton({ order }: { order: { orderId: number; accessKey: string } }) {
  const text = useText();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  async function pay(): Promise<void> {
    setIsBusy(true);
    const address = await startPayment(order);
    if (address) return window.location.assign(address);
    setIsBusy(false);
    // Paid meanwhile, in another tab.
    if (address === '') await revalidate();
  }

  return (
    <Button size="large" isBusy={isBusy} onClick={pay}>
      {text('payment.payNow')}
    </Button>
  );
}
