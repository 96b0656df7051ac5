import type { CartNotice } from '@mise/contract/cart/basket.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { formatWeight } from '@mise/rules/format-weight.ts';
import type { Context } from '../../context.ts';
import { contactOf } from '../shop/contact.ts';
import type { ShippingProfile } from './shipping-profiles.ts';

/** Grams, where carriers go to the country, but none has a rate for so much; else null. */
export function weightBeyondRates(
  profiles: readonly ShippingProfile[],
  { countryId, offered, weightG }: { countryId: number; offered: readonly ShippingProfile[]; weightG: number },
): number | null {
  const isCarrier = ({ isPickup }: ShippingProfile) => !isPickup;
  const goesThere = ({ rates }: ShippingProfile) => rates.some((rate) => rate.countryId === countryId);
  return profiles.some((profile) => isCarrier(profile) && goesThere(profile)) && !offered.some(isCarrier)
    ? weightG
    : null;
}

/** Whom to ask for a price. Fetching the goods is offered beside it, and never chosen for the buyer. */
export async function freightNotices(context: Context, weightG: number | null): Promise<CartNotice[]> {
  if (weightG === null) return [];
  return [{ key: 'freightOnRequest', cause: await causeOf(context, weightG) }];
}

export async function refuseFreightOnRequest(context: Context, weightG: number | null): Promise<void> {
  if (weightG === null) return;
  throw refusal('order.freightOnRequest', { cause: await causeOf(context, weightG) });
}

async function causeOf({ shop, language }: Context, weightG: number): Promise<{ weight: string; contact: string }> {
  return { weight: formatWeight(weightG, language), contact: await contactOf(shop) };
}
