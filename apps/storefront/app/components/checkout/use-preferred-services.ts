import { useEffect, useRef, useState } from 'react';
import { explainFailure } from '#app/forms/explain-failure.ts';
import { useLocale } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { type PreferredServicesView, toPreferredServices } from '#app/views/preferred-delivery.ts';
import type { Checkout } from './use-checkout.ts';

/** What the carrier of the selected method does at a postcode; asked again for another one. */
export function usePreferredServices(checkout: Checkout, postcode: string) {
  const locale = useLocale();
  const newest = useRef(0);
  const [services, setServices] = useState<PreferredServicesView | null>(null);
  const [failure, setFailure] = useState('');
  const { shipping, currency } = checkout.view;

  async function ask(): Promise<void> {
    newest.current += 1;
    const turn = newest.current;
    setServices(null);
    setFailure('');
    try {
      const { data } = await client.getPreferredDeliveryServices({
        shippingProfileId: shipping.selected,
        postalcode: postcode,
      });
      if (turn === newest.current) setServices(toPreferredServices(data, { currency, locale }));
    } catch (error) {
      const { failure: reason = '' } = await explainFailure({}, error);
      if (turn === newest.current) setFailure(reason);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked about
  useEffect(() => {
    ask();
    return () => {
      newest.current += 1;
    };
  }, [postcode, shipping.selected]);

  // As long as it is shown, what stands in the form is what is wanted.
  const isShown = services !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(() => {
    if (!isShown) return undefined;
    const end = checkout.showPreferred();
    checkout.saveSoon();
    return end;
  }, [isShown]);

  return { services, failure, ask };
}
