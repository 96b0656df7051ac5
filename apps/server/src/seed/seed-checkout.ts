import type { DemoShop } from '@mise/demo/shop/shop.ts';
import type { Queryable } from '../db/database.ts';
import { shippingProfile, shippingRate, shippingService, shippingTransit } from '../domains/checkout/tables.ts';
import { paymentMethod, paymentMethodClass } from '../domains/payments/tables.ts';

export async function seedCheckout(db: Queryable, shop: DemoShop): Promise<void> {
  const countryIds = new Map(shop.countries.map(({ iso2, id }) => [iso2, id]));
  const countryIdOf = (iso: string): number => {
    const id = countryIds.get(iso);
    if (id === undefined) throw new Error(`unknown country: ${iso}`);
    return id;
  };

  await db.insert(shippingProfile).values(
    shop.shippingProfiles.map((profile) => ({
      id: profile.id,
      parcelServiceId: profile.parcelServiceId,
      parcelServiceName: profile.parcelServiceName,
      names: profile.name,
      position: profile.position,
      minimumDays: profile.deliveryDays[0],
      maximumDays: profile.deliveryDays[1],
      isPickup: profile.isPickup ?? false,
      asksPrivacyConsent: profile.asksPrivacyConsent,
      privacyAddress: profile.privacyAddress,
      excludedPaymentMethodIds: profile.excludedPaymentMethodIds,
    })),
  );
  await db
    .insert(shippingTransit)
    .values(
      shop.shippingProfiles.flatMap(({ id: profileId, deliveryDaysAbroad = [] }) =>
        deliveryDaysAbroad.flatMap(({ countryIsos, days: [minimumDays, maximumDays] }) =>
          countryIsos.map((iso) => ({ profileId, countryId: countryIdOf(iso), minimumDays, maximumDays })),
        ),
      ),
    );
  await db
    .insert(shippingService)
    .values(
      shop.shippingProfiles.flatMap(({ id: profileId, services = [] }) =>
        services.flatMap(({ countryIsos, kind, amount, windows = [] }) =>
          countryIsos.map((iso) => ({ profileId, countryId: countryIdOf(iso), kind, amount: cents(amount), windows })),
        ),
      ),
    );
  await db.insert(shippingRate).values(
    shop.shippingProfiles.flatMap((profile) =>
      profile.rates.flatMap((rate) =>
        rate.countryIsos.map((iso) => ({
          profileId: profile.id,
          countryId: countryIdOf(iso),
          fromItemSum: cents(rate.fromItemSum),
          upToWeightG: rate.upToWeightG ?? null,
          amount: cents(rate.amount),
        })),
      ),
    ),
  );
  await db.insert(paymentMethod).values(
    shop.paymentMethods.map((method) => ({
      id: method.id,
      key: method.key,
      names: method.name,
      descriptions: method.description,
      icon: method.icon,
      fee: cents(method.fee),
      position: method.position,
      countryIds: method.countryIsos?.map(countryIdOf) ?? null,
    })),
  );
  await db.insert(paymentMethodClass).values(
    shop.paymentMethods.flatMap(({ id, classes = [] }) =>
      classes.map(({ classId, creditLimit, isPreselected = false }) => ({
        methodId: id,
        customerClassId: classId,
        creditLimit: creditLimit === undefined ? null : cents(creditLimit),
        isPreselected,
      })),
    ),
  );
}

function cents(euros: string): number {
  return Math.round(Number(euros) * 100);
}
