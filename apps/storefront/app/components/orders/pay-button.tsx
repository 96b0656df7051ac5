import { Button } from '@mise/ui/button.tsx';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useText } from '#app/page/use-text.ts';
import { startPayment } from '#app/session/payment-calls.ts';
import { useEarlyPresses } from '#app/start/early-presses.ts';

/** Leads to the page on which an order is paid. */
export function PayButton({ order }: { order: { orderId: number; accessKey: string } }) {
  const text = useText();
  const { revalidate } = useRevalidator();
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEarlyPresses(button);

  async function pay(): Promise<void> {
    setIsBusy(true);
    const address = await startPayment(order);
    if (address) return window.location.assign(address);
    setIsBusy(false);
    // Paid meanwhile, in another tab.
    if (address === '') await revalidate();
  }

  return (
    <Button ref={button} size="large" isBusy={isBusy} onClick={pay}>
      {text('payment.payNow')}
    </Button>
  );
}
