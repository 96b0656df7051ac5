import { expect, it } from 'vitest';
import {
  chargedServices,
  chosenServices,
  missingService,
  offeredServices,
  type ServiceRate,
} from './shipping-services.ts';

const germany = 1;
const windows = ['07:00-10:00', '10:00-13:00'];
const rates: ServiceRate[] = [
  { countryId: germany, kind: 'phoneBeforeArrival', amount: 0, windows: [] },
  { countryId: germany, kind: 'deliveryWindow', amount: 1900, windows },
  { countryId: germany, kind: 'tailLift', amount: 2900, windows: [] },
  { countryId: 2, kind: 'tailLift', amount: 4900, windows: [] },
];
const nothing = { tailLift: false, deliveryWindow: null, phoneBeforeArrival: false };
const offered = offeredServices(rates, germany);

it('offers those of the country, always in the same order', () => {
  expect(offered.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['tailLift', 2900],
    ['deliveryWindow', 1900],
    ['phoneBeforeArrival', 0],
  ]);
});

it.each([
  [null, [], undefined],
  [nothing, [], undefined],
  [{ ...nothing, tailLift: true }, [['tailLift', '', 2900]], undefined],
  [{ ...nothing, deliveryWindow: '10:00-13:00' }, [['deliveryWindow', '10:00-13:00', 1900]], undefined],
  [{ ...nothing, deliveryWindow: '11:00-12:00' }, [], 'deliveryWindow'],
  [{ ...nothing, phoneBeforeArrival: true }, [['phoneBeforeArrival', '', 0]], undefined],
])('%j', (wanted, chosen, missing) => {
  expect(chosenServices(offered, wanted).map(Object.values)).toEqual(chosen);
  expect(missingService(offered, wanted ?? nothing)).toBe(missing);
});

it('knows what another country does not have', () => {
  const abroad = offeredServices(rates, 2);
  expect(missingService(abroad, { ...nothing, tailLift: true })).toBeUndefined();
  expect(missingService(abroad, { ...nothing, phoneBeforeArrival: true })).toBe('phoneBeforeArrival');
});

it.each([
  ['with tax', 8900, { net: 9916, gross: 11_800 }, [{ net: 2437, gross: 2900 }]],
  ['without', 8900, { net: 9916, gross: 9916 }, [{ net: 2437, gross: 2437 }]],
  ['with the carriage for free', 0, { net: 2437, gross: 2900 }, [{ net: 2437, gross: 2900 }]],
])('shares out what is charged, %s', (_, carriage, shipping, amounts) => {
  const chosen = chosenServices(offered, { ...nothing, tailLift: true });
  expect(chargedServices(chosen, { carriage, shipping }).map(({ amount }) => amount)).toEqual(amounts);
});

it('charges nothing for what is free', () => {
  const chosen = chosenServices(offered, { ...nothing, phoneBeforeArrival: true });
  const [charged] = chargedServices(chosen, { carriage: 0, shipping: { net: 0, gross: 0 } });
  expect(charged?.amount).toEqual({ net: 0, gross: 0 });
});
