import type { MinorAmount } from '@mise/rules/money.ts';

/** One line of a profile's price list. A profile delivers to a country only if it has a rate for it. */
export type ShippingRate = {
  countryId: number;
  /** Gross item sum from which it holds. */
  fromItemSum: MinorAmount;
  /** Heaviest parcel, in grams, that it holds for; null: any. */
  upToWeightG: number | null;
  /** Gross. */
  amount: MinorAmount;
};

export type RatedProfile = {
  id: number;
  position: number;
  rates: readonly ShippingRate[];
};

export type ShippingChoice<Profile extends RatedProfile> = {
  profile: Profile;
  /** Gross. */
  amount: MinorAmount;
};

export type Delivery = {
  countryId: number;
  /** Gross, before discounts: a coupon does not cost a shopper the free delivery. */
  itemSum: MinorAmount;
  weightG: number;
};

/**
 * The profiles that deliver this basket, each with what it costs, in the merchant's order (position, then the cheaper,
 * then the older). Empty where nobody delivers.
 */
export function availableShippingProfiles<Profile extends RatedProfile>(
  profiles: readonly Profile[],
  delivery: Delivery,
): ShippingChoice<Profile>[] {
  return profiles
    .flatMap((profile) => {
      const rate = rateFor(profile.rates, delivery);
      return rate ? [{ profile, amount: rate.amount }] : [];
    })
    .sort(inOwnersOrder);
}

export function inOwnersOrder(one: ShippingChoice<RatedProfile>, other: ShippingChoice<RatedProfile>): number {
  return (
    one.profile.position - other.profile.position || one.amount - other.amount || one.profile.id - other.profile.id
  );
}

/** The rate of the highest item sum reached; of several, the cheapest that bears the weight. */
function rateFor(rates: readonly ShippingRate[], delivery: Delivery): ShippingRate | undefined {
  return rates
    .filter(
      (rate) =>
        rate.countryId === delivery.countryId &&
        rate.fromItemSum <= delivery.itemSum &&
        (rate.upToWeightG === null || delivery.weightG <= rate.upToWeightG),
    )
    .sort((a, b) => b.fromItemSum - a.fromItemSum || a.amount - b.amount)
    .at(0);
}
