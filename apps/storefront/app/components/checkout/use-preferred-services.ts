import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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

  return { services, failure, ask };
}

/** As long as the fields are shown, what stands in the form is what is wanted: from the moment when they are there until they go. */
export function useShownPreferred(checkout: Checkout): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are there
  useLayoutEffect(() => {
    const end = checkout.showPreferred();
    checkout.saveSoon();
    return end;
  }, []);
}
