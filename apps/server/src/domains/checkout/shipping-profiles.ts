import { asc } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
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
  return source.remember('shipping-profiles', readShippingProfiles);
}

/** The same as the database has them now. One question after the other: a transaction takes no two at once. */
export async function readShippingProfiles(db: Queryable): Promise<ShippingProfile[]> {
  const profiles = await db
    .select()
    .from(shippingProfile)
    .orderBy(asc(shippingProfile.position), asc(shippingProfile.id));
  const rates = await db.select().from(shippingRate);
  const transits = await db.select().from(shippingTransit);
  const services = await db.select().from(shippingService);
  return profiles.map((profile) => ({
    ...profile,
    rates: rates.filter(({ profileId }) => profileId === profile.id),
    transits: transits.filter(({ profileId }) => profileId === profile.id),
    services: services.filter(({ profileId }) => profileId === profile.id),
  }));
}
