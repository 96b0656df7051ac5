import type { Delivery, DeliveryPart, DeliveryReasons, DeliverySplit } from '@mise/contract/checkout/delivery.ts';
import { type CalendarDay, weekdayOf } from '@mise/rules/calendar-day.ts';
import {
  comesInParts,
  differentParts,
  type Journey,
  type LineSupply,
  type PromisedPart,
  partsInStock,
  promiseLines,
  promiseParts,
  promiseTogether,
  promiseWhole,
  type Warehouse,
} from '@mise/rules/delivery-promise.ts';
import { isGermanState, statesOfPostcode } from '@mise/rules/german-states.ts';
import { finishingDaysOf } from '@mise/rules/order-answers.ts';
import { isPublicHoliday, type Region } from '@mise/rules/public-holidays.ts';
import type { Context, Shop } from '../../context.ts';
import type { CartLine } from '../cart/lines.ts';
import type { StoredAddress } from '../customers/addresses.ts';
import type { PromisedDays } from '../orders/tables.ts';
import { findCountry } from '../shop/countries.ts';
import { settingsOf, shopCountryId } from '../shop/settings.ts';
import type { ShippingProfile } from './shipping-profiles.ts';
import type { LineDemand } from './stock-demand.ts';

/** When a basket comes: all of it, each line, and all of it by each method that is offered. */
export type PromisedDelivery = {
  whole: Delivery | null;
  lines: LineDelivery[];
  /** The whole of one line, by its place. */
  wholeOfLine: (index: number) => Delivery | null;
  methods: Record<string, Delivery | null>;
  /** What the buyer wants done with what comes later; null where nothing does. */
  split: DeliverySplit | null;
};

/** A line in its parts, and what the first of them is made of. */
export type LineDelivery = { parts: DeliveryPart[]; reasons: DeliveryReasons | null };

type Destination = { countryId: number; address: StoredAddress | null };

type Input = {
  /** null: its codes are mailed, and nothing of the line travels. */
  supplies: readonly (LineSupply | null)[];
  shipping: readonly ShippingProfile[];
  selected: ShippingProfile | null;
  destination: Destination;
  /** Nothing leaves before the money has come. */
  isAfterPayment: boolean;
  /** The buyer waits for all of it. */
  isTogether?: boolean;
};

/** The one place where days are promised: product page, cart, order and mail show what it says. */
export async function promiseDelivery({ shop, now }: Context, input: Input): Promise<PromisedDelivery> {
  const { supplies, selected, destination, isAfterPayment, isTogether = false } = input;
  const warehouse = await warehouseOf(shop);
  const recipient = await regionOf(shop, destination);
  const wholeOf = (parts: readonly PromisedPart[], { isPickup }: ShippingProfile): Delivery | null => {
    const whole = promiseWhole(parts);
    return whole && { ...whole, orderBy: whole.orderBy.toISOString(), isPickup, isAfterPayment };
  };
  const goods = supplies.filter((supply) => supply !== null);
  const partsOfLines = partsInStock(goods);
  const askedBy = (profile: ShippingProfile) => ({
    now,
    ...journeyOf(profile, { warehouse, recipient, destination }),
  });
  const parts = selected ? promiseParts(partsOfLines, askedBy(selected)) : goods.map(() => []);
  const allParts = parts.flat();
  const split = comesInParts(allParts) ? (isTogether ? 'complete' : 'partial') : null;
  const linesOfGoods = split === 'complete' ? promiseTogether(parts) : parts;
  const ofGoods = linesOfGoods.values();
  const lines = supplies.map((supply) => (supply && ofGoods.next().value) || []);
  // What a method takes for all of it hangs on what has to be waited for, which hundreds of lines have in common.
  const differing = differentParts(partsOfLines.flat());
  const wholeBy = (profile: ShippingProfile): Delivery | null => {
    const promised = promiseParts([differing], askedBy(profile));
    return wholeOf((isTogether ? promiseTogether(promised) : promised).flat(), profile);
  };
  return {
    split,
    whole: selected && wholeOf(split === 'complete' ? lines.flat() : allParts, selected),
    lines: lines.map((line) => ({ parts: line.map(partWire), reasons: line[0]?.promise?.reasons ?? null })),
    wholeOfLine: (index) => selected && wholeOf(lines[index] ?? [], selected),
    methods: Object.fromEntries(input.shipping.map((profile) => [String(profile.id), wholeBy(profile)])),
  };
}

/** Of what comes by mail alone no day is named. */
export function undated(supplies: readonly (LineSupply | null)[]): PromisedDelivery {
  return {
    whole: null,
    lines: supplies.map(() => ({ parts: [], reasons: null })),
    wholeOfLine: () => null,
    methods: {},
    split: null,
  };
}

/** When all of a basket can be handed to the carrier of preferred days, by a cut-off and on days of its own; null: nobody can say. */
export async function handOverDay(
  { shop, now }: Pick<Context, 'shop' | 'now'>,
  supplies: readonly (LineSupply | null)[],
): Promise<CalendarDay | null> {
  const settings = await settingsOf(shop);
  const warehouse = await warehouseOf(shop);
  return dayOfAll(supplies, {
    now,
    warehouse: {
      ...warehouse,
      cutOffMinute: settings.preferredDayCutOffHour * 60 + settings.preferredDayCutOffMinute,
      weekdays: warehouse.weekdays.filter((day) => !settings.preferredDayExcludedWeekdays.includes(day)),
    },
  });
}

/** When all of a basket is ready to leave the warehouse, or to be fetched there; null: nobody can say. */
export async function readyDay(
  { shop, now }: Pick<Context, 'shop' | 'now'>,
  supplies: readonly (LineSupply | null)[],
): Promise<CalendarDay | null> {
  return dayOfAll(supplies, { now, warehouse: await warehouseOf(shop) });
}

function dayOfAll(
  supplies: readonly (LineSupply | null)[],
  { now, warehouse }: { now: Date; warehouse: Warehouse },
): CalendarDay | null {
  const goods = supplies.filter((supply) => supply !== null);
  const lines = promiseLines(goods, {
    now,
    transit: { minimum: 0, maximum: 0 },
    warehouse,
    recipient: warehouse.region,
  });
  const whole = promiseWhole(lines.flat());
  return whole?.isComplete ? whole.to : null;
}

/** The same where all of it comes on the day that was agreed with the carrier, by the selected method. */
export function onPreferredDay(promised: PromisedDelivery, day: CalendarDay, profileId: number): PromisedDelivery {
  const window = { from: day, to: day };
  const agreed = (delivery: Delivery | null) => delivery && { ...delivery, ...window };
  const method = promised.methods[profileId] ?? null;
  return {
    split: null,
    whole: agreed(promised.whole),
    lines: promised.lines.map((line) => ({
      ...line,
      parts: line.parts.map((part) => ({ ...part, window: part.window && window })),
    })),
    wholeOfLine: (index) => agreed(promised.wholeOfLine(index)),
    methods: { ...promised.methods, [profileId]: agreed(method) },
  };
}

/** Whether a carrier of parcels brings something on a day where the goods go. */
export async function isDeliveryDay(shop: Shop, destination: Destination): Promise<(day: CalendarDay) => boolean> {
  const recipient = await regionOf(shop, destination);
  return (day) => weekdayOf(day) !== 7 && !isPublicHoliday(day, recipient);
}

/** What an order writes down of it. */
export function orderDelivery({ whole }: PromisedDelivery): PromisedDays | null {
  if (!whole) return null;
  const { shipsToday: _, isAfterPayment: __, ...promised } = whole;
  return promised;
}

/** `demand`: what the line takes out of the stock; null where its codes are mailed. */
export function supplyOf(
  { quantity, variation, orderParams }: CartLine,
  demand: readonly LineDemand[],
): LineSupply | null {
  if (variation.isGiftCard) return null;
  const answers = new Map(orderParams.map(({ propertyId, value }) => [propertyId, value]));
  return {
    quantity,
    readyDays: variation.readyDays,
    finishingDays: answers.size === 0 ? 0 : finishingDaysOf(variation.orderProperties, answers),
    needs: demand.map(({ variationId, stock, policy, soldAs, restockOn, supplierDays }) => ({
      variationId,
      stock,
      restockOn,
      supplierDays,
      stockPolicy: policy,
      pieces: soldAs?.pieces ?? 1,
    })),
  };
}

function partWire({ quantity, promise }: PromisedPart): DeliveryPart {
  if (!promise) return { quantity, window: null, isReady: false };
  const { from, to, reasons } = promise;
  const { readyDays, finishingDays, restockOn } = reasons;
  return { quantity, window: { from, to }, isReady: readyDays.maximum + finishingDays === 0 && restockOn === null };
}

function journeyOf(
  { isPickup, transits, minimumDays, maximumDays }: ShippingProfile,
  known: { warehouse: Warehouse; recipient: Region; destination: Destination },
): Journey {
  const { warehouse, recipient, destination } = known;
  const days = transits.find(({ countryId }) => countryId === destination.countryId) ?? { minimumDays, maximumDays };
  return {
    transit: { minimum: days.minimumDays, maximum: days.maximumDays },
    warehouse,
    recipient: isPickup ? warehouse.region : recipient,
  };
}

async function warehouseOf(shop: Shop): Promise<Warehouse> {
  const { dispatchCutOff, warehouseState, warehouseWeekdays, warehouseClosedDays } = await settingsOf(shop);
  const country = await findCountry(shop, await shopCountryId(shop));
  return {
    cutOffMinute: dispatchCutOff,
    weekdays: warehouseWeekdays,
    closedDays: warehouseClosedDays,
    region: { country: country?.iso2 ?? '', states: isGermanState(warehouseState) ? [warehouseState] : [] },
  };
}

/** The state that the address names, or else those of its postcode. */
async function regionOf(shop: Shop, { countryId, address }: Destination): Promise<Region> {
  const country = await findCountry(shop, countryId);
  if (country?.iso2 !== 'DE') return { country: country?.iso2 ?? '', states: [] };
  const named = country.states.find(({ id }) => id === address?.stateId)?.isoCode ?? '';
  const states = isGermanState(named) ? [named] : statesOfPostcode(address?.fields.zipCode ?? '');
  return { country: 'DE', states };
}
