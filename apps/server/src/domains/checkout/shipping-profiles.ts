import { asc } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { ShippingRate } from './shipping-choice.ts';
import type { ServiceRate } from './shipping-services.ts';
import { shippingProfile, shippingRate, shippingService, shippingTransit } from './tables.ts';

type Source = Pick<Shop, 'remember'>;

export type ShippingProfile = typeof shippingProfile.$inferSelect & {
  rates: ShippingRate[];
  transits: (typeof shippingTransit.$inferSelect)[];
  services: ServiceRate[];
};

/** All shipping profiles in the owner's order, each with its rates, its services and how long it takes. */
export function shippingProfiles(source: Source): Promise<ShippingProfile[]> {
  return source.remember('shipping-profiles', async (db) => {
    const [profiles, rates, transits, services] = await Promise.all([
      db.select().from(shippingProfile).orderBy(asc(shippingProfile.position), asc(shippingProfile.id)),
      db.select().from(shippingRate),
      db.select().from(shippingTransit),
      db.select().from(shippingService),
    ]);
    return profiles.map((profile) => ({
      ...profile,
      rates: rates.filter(({ profileId }) => profileId === profile.id),
      transits: transits.filter(({ profileId }) => profileId === profile.id),
      services: services.filter(({ profileId }) => profileId === profile.id),
    }));
  });
}
