import { type CalendarDay, dayAfter, type Weekday, weekdayOf } from './calendar-day.ts';
import { checkOversold, type QuantityRules } from './check-quantity.ts';
import { isPublicHoliday, type Region } from './public-holidays.ts';
import { remembered } from './remembered.ts';
import { dayOf, momentAt } from './shop-clock.ts';

/** Working days, both ends included. */
export type DayRange = { minimum: number; maximum: number };

/** When goods leave the house: on working days, those that were ordered before the cut-off on the same one. */
export type Warehouse = {
  /** Minutes past midnight. */
  cutOffMinute: number;
  weekdays: readonly Weekday[];
  /** Days on which it is closed beside Sundays and holidays. */
  closedDays: readonly CalendarDay[];
  region: Region;
};

/** When what was ordered can leave. */
export type Supply = {
  /** Working days until it lies ready; null: nobody can say. */
  readyDays: DayRange | null;
  /** The day on which it comes in, where that is known: the working days above then count from there. */
  restockOn: CalendarDay | null;
  /** Working days of engraving or printing, which begins when it lies ready. */
  finishingDays: number;
};

export type Journey = { transit: DayRange; warehouse: Warehouse; recipient: Region };

/** Days on which goods come, both included. */
export type DeliveryWindow = { from: CalendarDay; to: CalendarDay };

export type DeliveryPromise = DeliveryWindow & {
  /** Until then it holds; whoever orders later gets another one. */
  orderBy: Date;
  /** It leaves on the day of the order. */
  shipsToday: boolean;
  /** What it is made of; `holidays` are those of warehouse and recipient that it passes. */
  reasons: {
    readyDays: DayRange;
    finishingDays: number;
    transit: DayRange;
    restockOn: CalendarDay | null;
    holidays: CalendarDay[];
  };
};

/** Longer than anybody's holidays: beyond it the warehouse never opens. */
const mostDaysClosed = 366;

/** Promises. A shop has a few at a time: as many as there are kinds of stock, ways to send them and regions. */
const mostKept = 1000;

const deliveryWeekdays: readonly Weekday[] = [1, 2, 3, 4, 5];

/** When something that is ordered now is expected to come; null where no day can be named. It is shared: nobody may change it. */
export function deliveryPromise({ now, ...asked }: Journey & { now: Date; supply: Supply }): DeliveryPromise | null {
  const today = dayOf(now);
  return promiseOfDay({ ...asked, today, isBeforeCutOff: now < momentAt(today, asked.warehouse.cutOffMinute) });
}

/** All that a promise depends on: of the moment the day, and whether the cut-off is still to come. */
type OrderOfDay = Journey & { supply: Supply; today: CalendarDay; isBeforeCutOff: boolean };

/** Worked out once for all who order the like on the same side of a cut-off: each cart asks for several, and walks through weeks for each. */
const promiseOfDay = remembered(
  ({ today, isBeforeCutOff, supply, transit, warehouse, recipient }: OrderOfDay): DeliveryPromise | null => {
    const { readyDays, restockOn, finishingDays } = supply;
    const ships = (day: CalendarDay) => isWorkingDay(day, warehouse);
    const delivers = (day: CalendarDay) =>
      deliveryWeekdays.includes(weekdayOf(day)) && !isPublicHoliday(day, recipient);
    // A day on which goods should have come in, and have not, says nothing.
    if (!readyDays || (restockOn !== null && restockOn < today)) return null;

    const isInTime = ships(today) && isBeforeCutOff;
    const taken = isInTime ? today : nextDay(dayAfter(today), ships);
    const begin = taken && nextDay(restockOn !== null && restockOn > taken ? restockOn : taken, ships);
    const arrivalAfter = (ready: number, days: number): CalendarDay | null => {
      const leaves = begin && countDays(begin, ready + finishingDays, ships);
      return nextDay(leaves && countDays(leaves, days, delivers), delivers);
    };
    const from = arrivalAfter(readyDays.minimum, transit.minimum);
    const to = arrivalAfter(readyDays.maximum, transit.maximum);
    if (!taken || !from || !to) return null;
    return {
      from,
      to,
      orderBy: momentAt(taken, warehouse.cutOffMinute),
      shipsToday: begin === today && readyDays.maximum + finishingDays === 0,
      reasons: {
        ...{ readyDays, finishingDays, transit, restockOn },
        holidays: holidaysBefore(to, today, [warehouse.region, recipient]),
      },
    };
  },
  orderKey,
  mostKept,
);

function orderKey({ today, isBeforeCutOff, supply, transit, warehouse, recipient }: OrderOfDay): string {
  const { cutOffMinute, weekdays, closedDays, region } = warehouse;
  const leaves = `${today} ${isBeforeCutOff} ${cutOffMinute} ${weekdays} ${closedDays} ${region.country} ${region.states}`;
  return `${leaves} ${supplyKey(supply)} ${transit.minimum} ${transit.maximum} ${recipient.country} ${recipient.states}`;
}

export type PromisedPart = { quantity: number; promise: DeliveryPromise | null };

/** What a line takes out of the stock of one variation: of its own, or of a component of a bundle. */
export type StockNeed = Pick<QuantityRules, 'stockPolicy' | 'stock'> & {
  variationId: number;
  /** Of one sold unit of the line. */
  pieces: number;
  /** When more of it comes in, where that is known; else the working days that its supplier needs, where those are. */
  restockOn: CalendarDay | null;
  supplierDays: number | null;
};

export type LineSupply = Omit<Supply, 'restockOn'> & { quantity: number; needs: readonly StockNeed[] };

/** A part of a line, and what has to be there for it. Supplies that are alike are one object. */
export type LinePart = { quantity: number; supplies: readonly Supply[] };

/** Lines in the parts in which each comes. */
export function promiseLines(lines: readonly LineSupply[], asked: Journey & { now: Date }): PromisedPart[][] {
  return promiseParts(partsInStock(lines), asked);
}

/** When parts come, each with the last that it waits for. */
export function promiseParts(lines: readonly LinePart[][], asked: Journey & { now: Date }): PromisedPart[][] {
  const promiseFor = remembered(
    (supply: Supply) => deliveryPromise({ ...asked, supply }),
    (supply) => supply,
  );
  return lines.map((parts) =>
    parts.map(({ quantity, supplies }) => ({ quantity, promise: lastOf(supplies.map(promiseFor)) })),
  );
}

/** The parts of lines, however they travel: what lies in stock, which is the first lines', and the rest where that may be oversold. */
export function partsInStock(lines: readonly LineSupply[]): LinePart[][] {
  const taken = new Map<number, number>();
  // Of a list with hundreds of lines most wait for the same.
  const known = remembered((supply: Supply) => [supply], supplyKey);
  return lines.map(({ quantity, needs, readyDays, finishingDays }) => {
    const short: { need: StockNeed; later: number }[] = [];
    for (const need of needs) {
      const pieces = quantity * need.pieces;
      const before = taken.get(need.variationId) ?? 0;
      taken.set(need.variationId, before + pieces);
      const oversold = checkOversold({ stockPolicy: need.stockPolicy, stock: need.stock - before }, pieces);
      if (oversold) short.push({ need, later: Math.ceil(oversold.deliveredLater / need.pieces) });
    }
    const inStock = known({ readyDays, restockOn: null, finishingDays });
    if (short.length === 0) return quantity > 0 ? [{ quantity, supplies: inStock }] : [];
    const later = Math.max(...short.map((each) => each.later));
    const rest = short.flatMap(({ need }) => known(supplyOfRest(need, finishingDays)));
    return [
      { quantity: quantity - later, supplies: inStock },
      { quantity: later, supplies: rest },
    ].filter((part) => part.quantity > 0);
  });
}

/** Those that wait for something else than any before: enough to say when all is there. Quantities are those of the first of a kind. */
export function differentParts(parts: readonly LinePart[]): LinePart[] {
  const firstOf = new Map<unknown, LinePart>();
  for (const part of parts) {
    const kind = part.supplies.length === 1 ? part.supplies[0] : part;
    if (!firstOf.has(kind)) firstOf.set(kind, part);
  }
  return [...firstOf.values()];
}

function supplyKey({ readyDays, restockOn, finishingDays }: Supply): string {
  return `${readyDays?.minimum} ${readyDays?.maximum} ${restockOn} ${finishingDays}`;
}

function supplyOfRest({ restockOn, supplierDays }: StockNeed, finishingDays: number): Supply {
  const days = restockOn === null ? supplierDays : 0;
  return { readyDays: days === null ? null : { minimum: days, maximum: days }, restockOn, finishingDays };
}

/** Null where one of them has no day. Of two that end on the same day it is the one that begins later. */
function lastOf(promises: readonly (DeliveryPromise | null)[]): DeliveryPromise | null {
  const windowOf = ({ from, to }: DeliveryWindow) => `${to} ${from}`;
  const [first = null] = promises;
  return promises.slice(1).reduce((a, b) => (a && b && (windowOf(a) > windowOf(b) ? a : b)) ?? null, first);
}

/**
 * When all of it is there. `isComplete`: there is a day for each part; else the days are those of the others. `orderBy` is the earliest
 * moment at which one of the promises ends. Null where no part has a day.
 */
export function promiseWhole(
  parts: readonly PromisedPart[],
): (DeliveryWindow & Pick<DeliveryPromise, 'orderBy' | 'shipsToday'> & { isComplete: boolean }) | null {
  const promises = differentPromises(parts);
  const [first] = promises;
  if (!first) return null;
  const latest = (a: CalendarDay, b: CalendarDay) => (a > b ? a : b);
  const isComplete = parts.every(({ promise }) => promise !== null);
  return {
    from: promises.reduce((day, { from }) => latest(day, from), first.from),
    to: promises.reduce((day, { to }) => latest(day, to), first.to),
    orderBy: new Date(Math.min(...promises.map(({ orderBy }) => orderBy.getTime()))),
    shipsToday: isComplete && promises.every(({ shipsToday }) => shipsToday),
    isComplete,
  };
}

/** Whether not all of it comes at once: its buyer may have it in parts, or wait for all of it. */
export function comesInParts(parts: readonly PromisedPart[]): boolean {
  const windows = new Set(differentPromises(parts).map(({ from, to }) => `${from} ${to}`));
  return windows.size + (parts.some(({ promise }) => promise === null) ? 1 : 0) > 1;
}

/** Hundreds of lines share a few. */
function differentPromises(parts: readonly PromisedPart[]): DeliveryPromise[] {
  const promises = new Set<DeliveryPromise>();
  for (const { promise } of parts) if (promise) promises.add(promise);
  return [...promises];
}

/** The same for a buyer who waits for all of it: each line comes with the last of them, or with none where a part has no day. */
export function promiseTogether(lines: readonly PromisedPart[][]): PromisedPart[][] {
  const parts = lines.flat();
  const last = lastOf(parts.map(({ promise }) => promise));
  const promise = last && { ...last, ...promiseWhole(parts) };
  return lines.map((line) => [{ quantity: line.reduce((sum, { quantity }) => sum + quantity, 0), promise }]);
}

function isWorkingDay(day: CalendarDay, { weekdays, closedDays, region }: Warehouse): boolean {
  return weekdays.includes(weekdayOf(day)) && !closedDays.includes(day) && !isPublicHoliday(day, region);
}

/** That day or the first after it that counts. */
function nextDay(day: CalendarDay | null, counts: (day: CalendarDay) => boolean): CalendarDay | null {
  for (let next = day, tried = 0; next && tried <= mostDaysClosed; next = dayAfter(next), tried += 1) {
    if (counts(next)) return next;
  }
  return null;
}

/** So many days later, of those that count. */
function countDays(day: CalendarDay, days: number, counts: (day: CalendarDay) => boolean): CalendarDay | null {
  let reached: CalendarDay | null = day;
  for (let left = days; left > 0 && reached; left -= 1) reached = nextDay(dayAfter(reached), counts);
  return reached;
}

/** From a day on. On the last one goods come, whatever the warehouse celebrates. */
function holidaysBefore(to: CalendarDay, from: CalendarDay, regions: readonly Region[]): CalendarDay[] {
  const holidays: CalendarDay[] = [];
  for (let day = from; day < to; day = dayAfter(day)) {
    const isPassed = weekdayOf(day) < 6 && regions.some((region) => isPublicHoliday(day, region));
    if (isPassed) holidays.push(day);
  }
  return holidays;
}
