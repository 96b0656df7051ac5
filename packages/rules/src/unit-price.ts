import { type BasisPoints, fromMinor, type UnitAmount } from './money.ts';
import { lessDiscount, type NetGross, type Side, toSide } from './net-gross.ts';

/** From ten cents on the cent is exact enough; below it napkins would all cost 0.01 €. */
export const exactBelow: UnitAmount = 1000;

const cent = fromMinor(1);

/** The price with its VAT and without it, each as it is charged. */
export function unitPriceSides(gross: UnitAmount, rate: BasisPoints): NetGross {
  return { net: unitPriceOnSide(gross, rate, 'gross', 'net'), gross };
}

/** A price or surcharge of one side as it is charged on another. The given side keeps its exact value. */
export function unitPriceOnSide(amount: UnitAmount, rate: BasisPoints, from: Side, to: Side): UnitAmount {
  return asCharged(toSide(amount, rate, from, to), amount);
}

/** A price that a customer class pays less of. */
export function unitPriceLess(amount: UnitAmount, discount: BasisPoints): UnitAmount {
  return asCharged(lessDiscount(amount, discount), amount);
}

/**
 * What is charged for one where it was calculated from another price: buyers multiply the price that they read, so it has whole cents.
 * Ten-thousandths are left where it is below ten cents, or where they were meant: those of `source` are not whole cents either.
 */
export function asCharged(calculated: UnitAmount, source: UnitAmount): UnitAmount {
  const isExact = calculated < exactBelow || source % cent !== 0;
  // Plain numbers: lists ask for all items at once.
  return isExact ? calculated : Math.round(calculated / cent) * cent;
}
