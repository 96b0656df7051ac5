import type { PreferredDelivery, PreferredDeliveryServices } from '@mise/contract/checkout/preferred-delivery.ts';
import { formatDay } from '@mise/rules/format-delivery.ts';
import { formatMoney } from '@mise/rules/format-money.ts';
import { isDeliveryPostcode, pickupPointOf } from '@mise/rules/pickup-point.ts';
import { hasErrors } from '../forms/check-values.ts';
import type { Locale } from '../page/locale.ts';
import type { CheckoutErrors, CheckoutValues } from './checkout-form.ts';

/** Where else than at the door a parcel may be left; '': nowhere. */
export type PreferredPlaceKind = '' | 'location' | 'neighbor';

/** What a carrier does at the postcode of the form. */
export type PreferredServicesView = {
  days: { value: string; label: string }[];
  /** What a day costs; null: nothing. */
  price: string | null;
  places: PreferredPlaceKind[];
};

export function toPreferredServices(
  { preferredDay, preferredLocation, preferredNeighbour, additionalCharge }: PreferredDeliveryServices,
  { currency, locale }: { currency: string; locale: Locale },
): PreferredServicesView {
  const days = typeof preferredDay === 'object' ? Object.values(preferredDay) : [];
  return {
    days: days.map(({ date }) => ({ value: date, label: formatDay(date, locale) })).sort(byValue),
    price: additionalCharge > 0 ? formatMoney(additionalCharge, currency, locale) : null,
    places: [
      ...(preferredLocation ? (['location'] as const) : []),
      ...(preferredNeighbour ? (['neighbor'] as const) : []),
    ],
  };
}

function byValue(a: { value: string }, b: { value: string }): number {
  return a.value < b.value ? -1 : 1;
}

/** The postcode at which a carrier is to be asked; '' where there is none, or goods go to a pickup point. */
export function preferredPostcode(values: CheckoutValues): string {
  const postcode = values['shipping.zipCode'].trim();
  const isAtDoor = pickupPointOf({ streetName: values['shipping.streetName'] }) === null;
  return isAtDoor && isDeliveryPostcode(postcode) ? postcode : '';
}

type PreferredValues = Pick<
  CheckoutValues,
  'preferredDay' | 'preferredPlace' | 'preferredLocation' | 'neighborName' | 'neighborAddress'
>;

/**
 * What stands in the form, as the shop takes it. What was typed for another place than the chosen one is not wanted; a place of which
 * something is missing is not yet, but the day is, and its price.
 */
export function toPreferredDelivery(values: PreferredValues): PreferredDelivery {
  const { preferredDay } = values;
  const place = hasErrors(checkPreferred(values)) ? '' : values.preferredPlace;
  const isNeighbor = place === 'neighbor';
  return {
    preferredDay,
    preferredLocation: place === 'location' ? values.preferredLocation.trim() : '',
    preferredNeighbourName: isNeighbor ? values.neighborName.trim() : '',
    preferredNeighbourAddress: isNeighbor ? values.neighborAddress.trim() : '',
  };
}

/** The other way round. */
export function preferredValues(saved: PreferredDelivery | undefined): PreferredValues {
  const { preferredDay = '', preferredLocation = '' } = saved ?? {};
  const { preferredNeighbourName: neighborName = '', preferredNeighbourAddress: neighborAddress = '' } = saved ?? {};
  const preferredPlace = preferredLocation !== '' ? 'location' : neighborName !== '' ? 'neighbor' : '';
  return { preferredDay, preferredPlace, preferredLocation, neighborName, neighborAddress };
}

/** What is missing of the place that was chosen. */
export function checkPreferred(values: PreferredValues): CheckoutErrors {
  const isBlank = (field: 'preferredLocation' | 'neighborName' | 'neighborAddress') => values[field].trim() === '';
  const { preferredPlace: place } = values;
  return {
    ...(place === 'location' && isBlank('preferredLocation') && { preferredLocation: 'required' }),
    ...(place === 'neighbor' && isBlank('neighborName') && { neighborName: 'required' }),
    ...(place === 'neighbor' && isBlank('neighborAddress') && { neighborAddress: 'required' }),
  };
}
