import type { MinorAmount } from '@mise/rules/money.ts';
import { mayBuyerUse } from '../payments/credit-class.ts';
import type { PaymentMethod } from '../payments/payment-methods.ts';
import type { ShippingRate } from './shipping-choice.ts';
import type { ShippingProfile } from './shipping-profiles.ts';

/** Heaviest goods that are carried from an item sum on, in grams; null: any. */
type Step = { fromItemSum: MinorAmount; upToWeightG: number | null };

/** To one country. `isFetchedOnly`: nobody brings anything there. `lowestItemSum`: what the goods have to come to before anybody does. */
export type CountryGaps = {
  countryId: number;
  isFetchedOnly: boolean;
  lowestItemSum: MinorAmount;
  steps: Step[];
};

/** Whoever chose this way, in this class, to these countries, has no way to pay. */
export type PaymentGap = { profileId: number; customerClassId: number; countryIds: number[] };

export type Gaps = {
  /** Countries to which nothing goes, not even to be fetched. */
  unreached: number[];
  countries: CountryGaps[];
  /** Ways that no buyer can choose. */
  unratedIds: number[];
  payment: PaymentGap[];
};

/** What buyers of the shop as it is set up would miss. `methods`: those that are switched on and work. */
export function findGaps(input: {
  countryIds: readonly number[];
  classIds: readonly number[];
  profiles: readonly ShippingProfile[];
  methods: readonly PaymentMethod[];
}): Gaps {
  const { countryIds, classIds, profiles, methods } = input;
  const reached = ({ rates }: ShippingProfile) =>
    countryIds.filter((id) => rates.some((rate) => rate.countryId === id));
  return {
    unreached: countryIds.filter((id) => !profiles.some((profile) => reached(profile).includes(id))),
    countries: countryIds.flatMap((countryId) => countryGaps(profiles, countryId) ?? []),
    unratedIds: profiles.filter((profile) => reached(profile).length === 0).map(({ id }) => id),
    payment: profiles.flatMap((shipping) =>
      classIds.flatMap((customerClassId) => {
        const unpaid = reached(shipping).filter(
          (countryId) =>
            !methods.some((method) =>
              // Who has not proved their address yet wants to pay, too.
              mayBuyerUse(method, { countryId, shipping, customerClassId, isProven: false }),
            ),
        );
        return unpaid.length > 0 ? [{ profileId: shipping.id, customerClassId, countryIds: unpaid }] : [];
      }),
    ),
  };
}

function countryGaps(profiles: readonly ShippingProfile[], countryId: number): CountryGaps | null {
  const there = profiles.filter(({ rates }) => rates.some((rate) => rate.countryId === countryId));
  if (there.length === 0) return null;
  const rates = there
    .flatMap(({ isPickup, rates: all }) => (isPickup ? [] : all))
    .filter((rate) => rate.countryId === countryId);
  const steps = stepsOf(rates);
  return { countryId, isFetchedOnly: rates.length === 0, lowestItemSum: steps[0]?.fromItemSum ?? 0, steps };
}

/** Where a higher sum carries more. A rate holds for all higher sums too (`shipping-choice.ts`): goods that one bears never lose it. */
function stepsOf(rates: readonly ShippingRate[]): Step[] {
  const sums = [...new Set(rates.map(({ fromItemSum }) => fromItemSum))].sort((a, b) => a - b);
  const steps = sums.map((fromItemSum) => ({
    fromItemSum,
    upToWeightG: heaviest(rates.filter((rate) => rate.fromItemSum <= fromItemSum)),
  }));
  return steps.filter(({ upToWeightG }, index) => index === 0 || upToWeightG !== steps[index - 1]?.upToWeightG);
}

function heaviest(rates: readonly ShippingRate[]): number | null {
  const limits = rates.map(({ upToWeightG }) => upToWeightG ?? Number.POSITIVE_INFINITY);
  const most = Math.max(...limits);
  return Number.isFinite(most) ? most : null;
}
