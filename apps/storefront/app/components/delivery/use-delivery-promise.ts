import type { DeliveryPromise } from '@mise/contract/checkout/delivery.ts';
import { useEffect, useState } from 'react';
import { askShop } from '#app/session/ask-shop.ts';

/** Milliseconds in which clicks on a stepper are gathered. */
const patience = 300;

type Asked = { variationId?: number; quantity: number; propertyIds: readonly number[] };

/**
 * When it would come, asked by the browser: a kept page says no days. What is known stays until the next answer is there. Where
 * the shop cannot say, the page stands without it.
 */
export function useDeliveryPromise(asked: Asked): { promise: DeliveryPromise | null; askAgain: () => void } {
  const [promise, setPromise] = useState<DeliveryPromise | null>(null);
  const [round, setRound] = useState(0);
  const question = JSON.stringify({ ...asked, round });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first answer does not wait, and is no reason to ask again
  useEffect(() => {
    let isStale = false;
    const { round: _, ...input } = JSON.parse(question);
    const ask = async () => {
      const answer = await askShop('getDeliveryPromise', input);
      if (!isStale) setPromise(answer);
    };
    const timer = setTimeout(ask, promise === null ? 0 : patience);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [question]);

  return { promise, askAgain: () => setRound((before) => before + 1) };
}
