import { type BasisPoints, guardInteger, scale } from './money.ts';

/** Which amount is agreed and stays as it is, while the other one is calculated from it. */
export type Side = 'net' | 'gross';

/** The same amount without and with VAT; both in the unit that its owner says. */
export type NetGross = { net: number; gross: number };

const wholeInBasisPoints = 10_000;

/** The amount without the VAT that it contains, in the unit of the argument, rounded half away from zero. */
export function netOfGross(gross: number, rate: BasisPoints): number {
  return scale(gross, wholeInBasisPoints, wholeInBasisPoints + guardRate(rate));
}

/** The amount with its VAT, in the unit of the argument, rounded half away from zero. */
export function grossOfNet(net: number, rate: BasisPoints): number {
  return scale(net, wholeInBasisPoints + guardRate(rate), wholeInBasisPoints);
}

/** An amount of one side as an amount of the other. */
export function toSide(amount: number, rate: BasisPoints, from: Side, to: Side): number {
  if (from === to) return amount;
  return to === 'net' ? netOfGross(amount, rate) : grossOfNet(amount, rate);
}

/** Both sides of an amount of which one is given. The given side keeps its exact value. */
export function bothSides(amount: number, rate: BasisPoints, side: Side): NetGross {
  return { net: toSide(amount, rate, side, 'net'), gross: toSide(amount, rate, side, 'gross') };
}

/** The amount less a discount, in the unit of the argument. */
export function lessDiscount(amount: number, discount: BasisPoints): number {
  if (guardRate(discount) > wholeInBasisPoints) throw new RangeError(`A discount above 100 %: ${discount}`);
  return scale(amount, wholeInBasisPoints - discount, wholeInBasisPoints);
}

function guardRate(rate: BasisPoints): BasisPoints {
  if (guardInteger(rate) < 0) throw new RangeError(`A negative rate: ${rate}`);
  return rate;
}
