import { isApiError } from '@mise/contract/api-error.ts';
import type { Packstation, PackstationsSearchParams } from '@mise/contract/checkout/packstation.ts';
import type { PreferredDelivery, PreferredDeliveryServices } from '@mise/contract/checkout/preferred-delivery.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { CalendarDay } from '@mise/rules/calendar-day.ts';
import { dayPartsOf } from '@mise/rules/format-delivery.ts';
import { toDecimal } from '@mise/rules/money.ts';
import { isDeliveryPostcode, type PickupPointKind, pickupPointOf } from '@mise/rules/pickup-point.ts';
import type { Context } from '../context.ts';
import type { BasketPreferredDelivery } from '../domains/cart/tables.ts';
import { isDeliveryDay } from '../domains/checkout/delivery.ts';
import { offeredPreferred, type PreferredKind, wantedPreferred } from '../domains/checkout/preferred-delivery.ts';
import type { PricedBasket } from '../domains/checkout/priced-basket.ts';
import type { ShippingProfile } from '../domains/checkout/shipping-profiles.ts';
import { customerClassOf } from '../domains/customers/customer-class.ts';
import { settingsOf } from '../domains/shop/settings.ts';
import { CarrierAwayError, type CarrierServices } from '../providers/carrier/carrier.ts';
import { countQuestion } from './count-question.ts';

/** Lockers and post offices near a place, the nearest first. */
export function findPackstations(context: Context, asked: PackstationsSearchParams): Promise<Packstation[]> {
  const kinds: PickupPointKind[] = [
    ...(asked.searchPackstation ? (['locker'] as const) : []),
    ...(asked.searchPostfilial ? (['postOffice'] as const) : []),
  ];
  const { zipcode: postcode, city, street } = asked;
  return askCarrier(context, () => context.shop.carrier.findPickupPoints({ postcode, city, street, kinds }));
}

/** What the carrier does with the cart at a postcode, by a method. */
export async function preferredServicesAt(
  context: Context,
  { priced, profile, postcode }: { priced: PricedBasket; profile: ShippingProfile; postcode: string },
): Promise<PreferredDeliveryServices> {
  const { countryId, services } = await servicesAt(context, { priced, profile, postcode });
  const offered = offeredPreferred({ services: profile.services, countryId });
  const isOffered = (kind: PreferredKind) => offered.includes(kind);
  return {
    preferredDay:
      isOffered('preferredDay') && services.days.length > 0
        ? Object.fromEntries(services.days.map((day) => [day, { date: day, ...dayPartsOf(day, context.language) }]))
        : false,
    preferredLocation: isOffered('preferredLocation') && services.hasLocation,
    preferredNeighbour: isOffered('preferredNeighbour') && services.hasNeighbor,
    additionalCharge: isOffered('preferredDay') ? await dayCharge(context, priced) : 0,
  };
}

/**
 * What is to be saved with the cart, once the carrier has said that it does so; null: nothing is wanted. Who takes back a part of what was saved, or lets it
 * stand, needs no carrier for that: it holds as far as it did.
 */
export async function checkPreferred(
  context: Context,
  { priced, wanted }: { priced: PricedBasket; wanted: PreferredDelivery },
): Promise<BasketPreferredDelivery | null> {
  const kinds = wantedPreferred(wanted);
  if (kinds.length === 0) return null;
  const { basket, services: held } = priced;
  const kept = keptPreferred(basket.preferredDelivery, wanted);
  const isHeld = kinds.every(({ kind }) => held.some((service) => service.kind === kind));
  if (kept && isHeld) return kept;
  return askPreferred(context, { priced, wanted }).catch((error) => {
    if (kept && isApiError(error, ...carrierFailures)) return kept;
    throw error;
  });
}

/** What stays of what was saved where nothing else is wanted; else null. */
function keptPreferred(
  saved: BasketPreferredDelivery | null,
  wanted: PreferredDelivery,
): BasketPreferredDelivery | null {
  const before = saved ? wantedPreferred(saved) : [];
  const isOfIt = wantedPreferred(wanted).every(({ kind, choice }) =>
    before.some((each) => each.kind === kind && each.choice === choice),
  );
  return saved && isOfIt ? { ...saved, ...wanted } : null;
}

async function askPreferred(
  context: Context,
  { priced, wanted }: { priced: PricedBasket; wanted: PreferredDelivery },
): Promise<BasketPreferredDelivery> {
  const kinds = wantedPreferred(wanted);
  const { selectedShipping, deliveryAddress } = priced;
  const unavailable = (service: string) => refusal('checkout.preferredDeliveryUnavailable', { cause: { service } });
  const postcode = deliveryAddress?.fields.zipCode ?? '';
  const isAtDoor = deliveryAddress !== null && pickupPointOf(deliveryAddress.fields) === null;
  if (!selectedShipping || !isAtDoor || !isDeliveryPostcode(postcode)) throw unavailable(kinds[0]?.kind ?? '');
  const { preferredDay, preferredLocation, preferredNeighbour } = await preferredServicesAt(context, {
    ...{ priced, postcode },
    profile: selectedShipping.profile,
  });
  const isDone: Record<PreferredKind, boolean> = {
    preferredDay: typeof preferredDay === 'object' && wanted.preferredDay in preferredDay,
    preferredLocation,
    preferredNeighbour,
  };
  const missing = kinds.find(({ kind }) => !isDone[kind]);
  if (missing) throw unavailable(missing.kind);
  return { ...wanted, postcode, handOverBy: (await priced.handOver()) ?? '' };
}

/** What a preferred day costs on the side that the cart shows: a carrier keeps it, nobody who fetches the goods. */
export async function dayCharge(context: Context, { extraCost }: PricedBasket): Promise<number> {
  const { preferredDayAdditionalCharge } = await settingsOf(context.shop);
  const { showsNetPrices } = await customerClassOf(context);
  return toDecimal(extraCost({ isPickup: false }, preferredDayAdditionalCharge)[showsNetPrices ? 'net' : 'gross']);
}

/** What the carrier says. Its days are not ours to promise where nobody knows when goods can be handed over. */
async function servicesAt(
  context: Context,
  { priced, profile, postcode }: { priced: PricedBasket; profile: ShippingProfile; postcode: string },
): Promise<{ countryId: number; services: CarrierServices }> {
  const { basket, deliveryAddress } = priced;
  const countryId = basket.shippingCountryId;
  const nothing = { days: [], hasLocation: false, hasNeighbor: false };
  if (offeredPreferred({ services: profile.services, countryId }).length === 0) return { countryId, services: nothing };
  const handOver = await priced.handOver();
  const today: CalendarDay = context.now.toISOString().slice(0, 10);
  const services = await askCarrier(context, () =>
    context.shop.carrier.findServices({ postcode, handOver: handOver ?? today }),
  );
  const delivers = await isDeliveryDay(context.shop, { countryId, address: deliveryAddress });
  return { countryId, services: { ...services, days: handOver ? services.days.filter(delivers) : [] } };
}

/** Questions an hour: a buyer looks at some places and ways, and a program would use up all that the shop may ask. */
const limits = { action: 'carrier', mostOfCustomer: 60, mostOfNetwork: 300 };

/** Nobody has to wait for a carrier in order to buy: what it does not say is told, and logged. */
async function askCarrier<Answer>(context: Context, ask: () => Promise<Answer>): Promise<Answer> {
  await countQuestion(context, limits).catch(refuseInWords);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CarrierAwayError)) throw error;
    context.log.warn({ err: error }, 'the carrier said nothing');
    throw refusal(carrierErrors[error.failure]);
  }
}

/** That it is about the carrier, and that an order does not need it. */
function refuseInWords(error: unknown): never {
  if (!isApiError(error, 'security.tooManyRequests')) throw error;
  const seconds = error.cause?.seconds ?? 60;
  throw refusal('checkout.carrierLimit', { cause: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });
}

const carrierErrors = {
  away: 'checkout.carrierAway',
  busy: 'checkout.carrierBusy',
  slow: 'checkout.carrierSlow',
} as const;

/** It said nothing, or was not asked. */
const carrierFailures = [...Object.values(carrierErrors), 'checkout.carrierLimit'] as const;
