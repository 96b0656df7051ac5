import type { DemoShippingProfile } from '../types.ts';

const neighbours = ['AT', 'BE', 'CZ', 'DK', 'LU', 'NL', 'PL'];
const farther = ['ES', 'FR', 'IE', 'IT', 'PT', 'SE'];
const thirdCountries = ['CH', 'GB'];

/** Who does not come to the warehouse cannot pay there (`payment.ts`). */
const cashOnPickup = 3;

/** Between which hours freight can be had. */
const deliveryWindows = ['07:00-10:00', '10:00-13:00', '13:00-16:00'];

/**
 * Ways of delivery. Amounts are gross; a line holds from an item sum and up to a weight (one parcel weighs at most
 * 31.5 kg, so 63 kg are two). Lines stand in the order in which they are tried: item sum descending, then weight
 * ascending. An order that is heavier than every line of a profile cannot go that way; beyond those of freight the shop is asked.
 */
export const demoShippingProfiles: DemoShippingProfile[] = [
  {
    id: 1,
    parcelServiceId: 101,
    parcelServiceName: 'DHL',
    name: { de: 'Paket', en: 'Parcel' },
    position: 10,
    deliveryDays: [1, 2],
    deliveryDaysAbroad: [
      { countryIsos: neighbours, days: [2, 4] },
      { countryIsos: farther, days: [4, 6] },
      { countryIsos: thirdCountries, days: [4, 8] },
    ],
    asksPrivacyConsent: true,
    privacyAddress: 'DHL Paket GmbH, Sträßchensweg 10, 53113 Bonn',
    excludedPaymentMethodIds: [cashOnPickup],
    services: (['preferredDay', 'preferredLocation', 'preferredNeighbour', 'locker', 'postOffice'] as const).map(
      (kind) => ({ countryIsos: ['DE'], kind, amount: '0.00' }),
    ),
    rates: [
      { countryIsos: ['DE'], fromItemSum: '250.00', upToWeightG: 63000, amount: '0.00' },
      { countryIsos: ['DE'], fromItemSum: '0.00', upToWeightG: 31500, amount: '6.90' },
      { countryIsos: ['DE'], fromItemSum: '0.00', upToWeightG: 63000, amount: '12.90' },
      { countryIsos: ['DE'], fromItemSum: '0.00', upToWeightG: 126000, amount: '24.90' },
      { countryIsos: neighbours, fromItemSum: '500.00', upToWeightG: 63000, amount: '0.00' },
      { countryIsos: neighbours, fromItemSum: '0.00', upToWeightG: 31500, amount: '12.90' },
      { countryIsos: neighbours, fromItemSum: '0.00', upToWeightG: 63000, amount: '24.90' },
      { countryIsos: farther, fromItemSum: '0.00', upToWeightG: 31500, amount: '18.90' },
      { countryIsos: farther, fromItemSum: '0.00', upToWeightG: 63000, amount: '36.90' },
      { countryIsos: thirdCountries, fromItemSum: '0.00', upToWeightG: 31500, amount: '29.90' },
    ],
  },
  {
    id: 2,
    parcelServiceId: 102,
    parcelServiceName: 'DHL Express',
    name: { de: 'Express bis 12 Uhr', en: 'Express by noon' },
    position: 20,
    deliveryDays: [1, 1],
    deliveryDaysAbroad: [{ countryIsos: ['AT'], days: [1, 2] }],
    asksPrivacyConsent: true,
    privacyAddress: 'DHL Express Germany GmbH, Heinrich-Brüning-Straße 5, 53113 Bonn',
    // A bank transfer takes longer than the delivery itself.
    excludedPaymentMethodIds: [1, cashOnPickup],
    rates: [
      { countryIsos: ['DE'], fromItemSum: '0.00', upToWeightG: 10000, amount: '19.90' },
      { countryIsos: ['DE'], fromItemSum: '0.00', upToWeightG: 31500, amount: '34.90' },
      { countryIsos: ['AT'], fromItemSum: '0.00', upToWeightG: 10000, amount: '34.90' },
    ],
  },
  {
    id: 3,
    parcelServiceId: 103,
    parcelServiceName: 'Nordkai Spedition',
    name: { de: 'Spedition auf Palette', en: 'Freight on a pallet' },
    position: 30,
    deliveryDays: [2, 4],
    deliveryDaysAbroad: [
      { countryIsos: neighbours, days: [3, 6] },
      { countryIsos: farther, days: [5, 9] },
      { countryIsos: thirdCountries, days: [6, 10] },
    ],
    // Drivers call at the door; before they come where the buyer books it.
    asksPrivacyConsent: true,
    privacyAddress: 'Nordkai Spedition GmbH, Am Ladegleis 3, 21129 Hamburg',
    excludedPaymentMethodIds: [cashOnPickup],
    services: [
      { countryIsos: ['DE'], kind: 'tailLift', amount: '29.00' },
      { countryIsos: neighbours, kind: 'tailLift', amount: '49.00' },
      { countryIsos: ['DE'], kind: 'deliveryWindow', amount: '19.00', windows: deliveryWindows },
      { countryIsos: ['DE', ...neighbours, ...farther], kind: 'phoneBeforeArrival', amount: '0.00' },
    ],
    rates: [
      { countryIsos: ['DE'], fromItemSum: '1500.00', upToWeightG: 300000, amount: '0.00' },
      { countryIsos: ['DE'], fromItemSum: '0.00', upToWeightG: 150000, amount: '49.00' },
      { countryIsos: ['DE'], fromItemSum: '0.00', upToWeightG: 300000, amount: '69.00' },
      { countryIsos: ['DE'], fromItemSum: '0.00', upToWeightG: 600000, amount: '119.00' },
      { countryIsos: ['DE'], fromItemSum: '0.00', upToWeightG: 1000000, amount: '169.00' },
      { countryIsos: ['DE'], fromItemSum: '0.00', upToWeightG: 1500000, amount: '229.00' },
      { countryIsos: neighbours, fromItemSum: '0.00', upToWeightG: 150000, amount: '89.00' },
      { countryIsos: neighbours, fromItemSum: '0.00', upToWeightG: 300000, amount: '119.00' },
      { countryIsos: neighbours, fromItemSum: '0.00', upToWeightG: 600000, amount: '189.00' },
      { countryIsos: neighbours, fromItemSum: '0.00', upToWeightG: 1000000, amount: '269.00' },
      { countryIsos: neighbours, fromItemSum: '0.00', upToWeightG: 1500000, amount: '359.00' },
      { countryIsos: farther, fromItemSum: '0.00', upToWeightG: 150000, amount: '139.00' },
      { countryIsos: farther, fromItemSum: '0.00', upToWeightG: 300000, amount: '179.00' },
      { countryIsos: farther, fromItemSum: '0.00', upToWeightG: 600000, amount: '289.00' },
      { countryIsos: farther, fromItemSum: '0.00', upToWeightG: 1000000, amount: '409.00' },
      { countryIsos: farther, fromItemSum: '0.00', upToWeightG: 1500000, amount: '549.00' },
      { countryIsos: thirdCountries, fromItemSum: '0.00', upToWeightG: 150000, amount: '179.00' },
      { countryIsos: thirdCountries, fromItemSum: '0.00', upToWeightG: 300000, amount: '219.00' },
      { countryIsos: thirdCountries, fromItemSum: '0.00', upToWeightG: 600000, amount: '349.00' },
      { countryIsos: thirdCountries, fromItemSum: '0.00', upToWeightG: 1000000, amount: '489.00' },
      { countryIsos: thirdCountries, fromItemSum: '0.00', upToWeightG: 1500000, amount: '659.00' },
    ],
  },
  {
    id: 4,
    parcelServiceId: 104,
    parcelServiceName: 'Tafelwerk',
    name: { de: 'Abholung im Lager Hamburg', en: 'Collection from our Hamburg warehouse' },
    position: 40,
    deliveryDays: [0, 1],
    isPickup: true,
    asksPrivacyConsent: false,
    privacyAddress: '',
    excludedPaymentMethodIds: [],
    rates: [{ countryIsos: ['DE'], fromItemSum: '0.00', amount: '0.00' }],
  },
];
