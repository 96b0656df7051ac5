import { asc } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { ShippingRate } from './shipping-choice.ts';
import { shippingProfile, shippingRate, shippingTransit } from './tables.ts';

type Source = Pick<Shop, 'remember'>;

export type ShippingProfile = typeof shippingProfile.$inferSelect & {
  rates: ShippingRate[];
  transits: (typeof shippingTransit.$inferSelect)[];
};

/** All shipping profiles in the owner's order, each with its rates and how long it takes. */
export function shippingProfiles(source: Source): Promise<ShippingProfile[]> {
  return source.remember('shipping-profiles', async (db) => {
    const [profiles, rates, transits] = await Promise.all([
      db.select().from(shippingProfile).orderBy(asc(shippingProfile.position), asc(shippingProfile.id)),
      db.select().from(shippingRate),
      db.select().from(shippingTransit),
    ]);
    return profiles.map((profile) => ({
      ...profile,
      rates: rates.filter(({ profileId }) => profileId === profile.id),
      transits: transits.filter(({ profileId }) => profileId === profile.id),
    }));
  });
}
