import type { BasisPoints, UnitAmount } from '@mise/rules/money.ts';
import type { NetGross } from '@mise/rules/net-gross.ts';
import { remembered } from '@mise/rules/remembered.ts';
import { unitPriceLess, unitPriceSides } from '@mise/rules/unit-price.ts';
import { type HeldPrice, lowestOfThirtyDays } from './price-history.ts';

/** A price of a variation as it is stored: gross, in ten-thousandths. `validUntil` is the first moment after it. */
export type PriceRow = {
  kind: 'default' | 'recommended' | 'offer';
  minimumQuantity: number;
  amount: UnitAmount;
  validFrom: Date | null;
  validUntil: Date | null;
};

/** Amounts in ten-thousandths per piece; which of the two sides counts is for the customer class to say. */
export type PriceTier = { minimumQuantity: number; unitPrice: NetGross };

export type ChosenPrice = {
  kind: 'offer' | 'graduated' | 'default';
  /** What a piece costs at this quantity, without surcharges. */
  unitPrice: NetGross;
  /** Lowest price of the 30 days before the offer (Omnibus directive); null when no offer is applied. */
  lowest30Days: NetGross | null;
  /** Every quantity that can be ordered from which a piece gets cheaper, ascending, each with the price that then holds. */
  tiers: PriceTier[];
  /** The class's price of the smallest quantity that is sold, offers aside. */
  default: NetGross;
  /** The offer that runs now and is below `default`. */
  offer: { unitPrice: NetGross; lowest30Days: NetGross | null; validUntil: Date | null } | null;
  recommended: NetGross | null;
};

/** What a piece costs, and by which kind of price. */
export type PriceAt = Pick<ChosenPrice, 'kind' | 'unitPrice'>;

type PriceInput = {
  rows: readonly PriceRow[];
  quantity: number;
  now: Date;
  /** What the stored gross prices contain: the rate of the shop's own country, whatever country is delivered to. */
  vatRate: BasisPoints;
  discountPercent: number;
};

type Step = { minimumQuantity: number; gross: UnitAmount; row: PriceRow };

const anyQuantity = { least: 1, most: Number.POSITIVE_INFINITY, interval: 1 };

/** Of classes of customers, of which there are a few. */
const mostDiscounts = 8;

/**
 * Which price holds for a quantity: the lowest that applies (docs/decisions/0001-price-choice.md). A shopper can work it
 * out from the answer too: the price of the last tier that the quantity reaches, else the offer, else the default.
 *
 * `discountPercent` of the customer class (two decimals) lowers default and graduated prices, never offers.
 * Null where the variation has no default price: it cannot be sold.
 */
export function choosePrice(
  input: PriceInput & {
    /** What prices were; whoever shows no reduction needs none. */
    history?: readonly HeldPrice[];
    /** The smallest and the largest quantity that is sold, in whole multiples of `interval`: prices that nobody can be charged are not shown. */
    sold?: { least: number; most: number; interval: number };
  },
): ChosenPrice | null {
  const { quantity, vatRate, history = [], sold = anyQuantity } = input;
  const found = stepsOf(input);
  if (!found) return null;
  const { rows, regular, offers, entry, price, discount } = found;
  const recommended = rows.find((row) => row.kind === 'recommended')?.amount ?? null;
  const { least } = sold;
  const first = lowestAt(regular, least) ?? entry;
  const firstOffer = lowestAt([first, ...offers], least)?.row;

  const sides = (gross: UnitAmount) => unitPriceSides(gross, vatRate);
  const sidesOrNull = (gross: UnitAmount | null) => (gross === null ? null : sides(gross));
  const paidFor = ({ kind, amount }: HeldPrice) => (kind === 'default' ? unitPriceLess(amount, discount) : amount);
  const lowestBefore = ({ validFrom: beganAt }: PriceRow, ordered: number) =>
    lowestOfThirtyDays(history, { beganAt, quantity: ordered, paidFor });
  const lowest = price.row.kind === 'offer' ? lowestBefore(price.row, quantity) : null;
  return {
    ...paidAt(found, vatRate),
    lowest30Days: sidesOrNull(lowest),
    tiers: orderable(tiersOf([...regular, ...offers]), sold).map(({ minimumQuantity, gross }) => ({
      minimumQuantity,
      unitPrice: sides(gross),
    })),
    default: sides(first.gross),
    offer:
      firstOffer?.kind === 'offer'
        ? {
            unitPrice: sides(firstOffer.amount),
            lowest30Days: sidesOrNull(lowestBefore(firstOffer, least)),
            validUntil: firstOffer.validUntil,
          }
        : null,
    recommended: sidesOrNull(recommended),
  };
}

/** The same without what is only shown: all that a line of a cart is reckoned with. */
export function priceAt(input: PriceInput): PriceAt | null {
  const found = stepsOf(input);
  return found && paidAt(found, input.vatRate);
}

/** The prices that hold now, and which of them does; `entry`: of the smallest quantity. Null without a default price. */
function stepsOf(input: PriceInput) {
  const discount = Math.round(input.discountPercent * 100);
  const { rows, offerRows, regularBy } = listOf(input.rows);
  const regular = regularBy(discount);
  const entry = regular[0];
  if (!entry) return null;
  const offers = offerRows.length === 0 ? [] : offerSteps(offerRows, input.now);
  const steps = offers.length === 0 ? regular : [...regular, ...offers];
  return { rows, regular, offers, entry, price: lowestAt(steps, input.quantity) ?? entry, discount };
}

/** What rows say at any time. They are read once and asked for with every line of every cart that holds their variation. */
type PriceList = { rows: PriceRow[]; offerRows: PriceRow[]; regularBy: (discount: BasisPoints) => Step[] };

const listOfRows = new WeakMap<readonly PriceRow[], PriceList>();

function listOf(unordered: readonly PriceRow[]): PriceList {
  const known = listOfRows.get(unordered);
  if (known) return known;
  const rows = [...unordered].sort((a, b) => a.minimumQuantity - b.minimumQuantity || a.amount - b.amount);
  const list = {
    rows,
    offerRows: rows.filter(({ kind }) => kind === 'offer'),
    regularBy: remembered(
      (discount: BasisPoints) => regularSteps(rows, discount),
      (discount) => discount,
      mostDiscounts,
    ),
  };
  listOfRows.set(unordered, list);
  return list;
}

function paidAt({ price, entry }: { price: Step; entry: Step }, vatRate: BasisPoints): PriceAt {
  return {
    kind: price.row.kind === 'offer' ? 'offer' : price === entry ? 'default' : 'graduated',
    unitPrice: unitPriceSides(price.gross, vatRate),
  };
}

/** The price of the smallest quantity holds for anything below it, too. */
function regularSteps(rows: readonly PriceRow[], discount: BasisPoints): Step[] {
  return rows
    .filter((row) => row.kind === 'default')
    .map((row, index) => ({
      minimumQuantity: index === 0 ? 1 : row.minimumQuantity,
      gross: unitPriceLess(row.amount, discount),
      row,
    }));
}

function offerSteps(rows: readonly PriceRow[], now: Date): Step[] {
  return rows
    .filter((row) => isValidAt(row, now))
    .map((row) => ({ minimumQuantity: row.minimumQuantity, gross: row.amount, row }));
}

function isValidAt(row: PriceRow, now: Date): boolean {
  return (row.validFrom === null || row.validFrom <= now) && (row.validUntil === null || now < row.validUntil);
}

/** The lowest price that the quantity reaches; among equal ones the first, so that an offer must be lower to count. */
function lowestAt(steps: readonly Step[], quantity: number): Step | null {
  let lowest: Step | null = null;
  for (const step of steps) {
    if (step.minimumQuantity > quantity) continue;
    if (lowest === null || step.gross < lowest.gross) lowest = step;
  }
  return lowest;
}

/** The steps that make a piece cheaper than any smaller quantity does. */
function tiersOf(steps: readonly Step[]): Step[] {
  const later = steps.filter((step) => step.minimumQuantity > 1);
  const quantities = [...new Set(later.map((step) => step.minimumQuantity))].sort((a, b) => a - b);
  return quantities.flatMap((quantity) => {
    const before = lowestAt(steps, quantity - 1);
    const now = lowestAt(steps, quantity);
    return now && before && now.gross < before.gross ? [now] : [];
  });
}

/** With the first quantity that can be ordered of those for which a price holds; of two that begin with the same, the lower one. */
function orderable(
  tiers: readonly Step[],
  { least, most, interval }: { least: number; most: number; interval: number },
): Step[] {
  return tiers
    .map((tier) => ({ ...tier, minimumQuantity: Math.ceil(tier.minimumQuantity / interval) * interval }))
    .filter(({ minimumQuantity }) => minimumQuantity > least && minimumQuantity <= most)
    .filter((tier, index, all) => all[index + 1]?.minimumQuantity !== tier.minimumQuantity);
}
