/** Integer ten-thousandths of the currency's major unit: 39000 is 3.90 €, 138 is 0.0138 €. Unit prices and surcharges. */
export type UnitAmount = number;

/** Integer minor units: 390 is 3.90 €. Line amounts, totals and payments. Every currency of the shop has two decimals. */
export type MinorAmount = number;

/** Hundredths of a percent: 1900 is 19 %. VAT rates and discounts. */
export type BasisPoints = number;

/** Which amount is agreed and stays as it is, while the other one is calculated from it. */
export type Side = 'net' | 'gross';

/** The same amount without and with VAT; both in the unit that its owner says. */
export type NetGross = { net: number; gross: number };

const unitsPerMajor = 10_000;
const minorsPerMajor = 100;
const unitsPerMinor = unitsPerMajor / minorsPerMajor;
const wholeInBasisPoints = 10_000;

/** "3.90" -> 39000. Up to four decimals, a point, an optional minus; anything else is a RangeError. */
export function parseUnitAmount(text: string): UnitAmount {
  return parseDecimal(text, 4);
}

/** A rate in percent as it is typed: "19" -> 1900, "5.5" -> 550. Up to two decimals, else a RangeError. */
export function parseBasisPoints(percent: string): BasisPoints {
  return parseDecimal(percent, 2);
}

/** amount × numerator ÷ denominator, rounded half away from zero; exact, because the product may pass 2^53. */
export function scale(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(guardInteger(amount)) * BigInt(guardInteger(numerator));
  const divisor = BigInt(denominator);
  const magnitude = ((product < 0n ? -product : product) * 2n + divisor) / (divisor * 2n);
  return guardInteger(Number(product < 0n ? -magnitude : magnitude));
}

/** Rounds half away from zero to minor units: 450 (0.045 €) -> 5. */
export function toMinor(amount: UnitAmount): MinorAmount {
  return scale(amount, 1, unitsPerMinor);
}

export function fromMinor(amount: MinorAmount): UnitAmount {
  return guardInteger(amount * unitsPerMinor);
}

/** The price of `quantity` pieces: multiplied first, rounded once, so that 1000 napkins at 0.0138 € cost 13.80 €. */
export function lineAmount(unitPrice: UnitAmount, quantity: number): MinorAmount {
  return scale(unitPrice, quantity, unitsPerMinor);
}

/** Minor units as the wire has them: 390 -> 3.9. */
export function toDecimal(amount: MinorAmount): number {
  return guardInteger(amount) / minorsPerMajor;
}

/** A unit price as the wire has it: 138 -> 0.0138. */
export function unitToDecimal(amount: UnitAmount): number {
  return guardInteger(amount) / unitsPerMajor;
}

/** A rate as the wire has it, in percent: 1900 -> 19. */
export function toPercent(rate: BasisPoints): number {
  return guardInteger(rate) / 100;
}

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

/**
 * Divides a total in proportion to weights so that the parts add up to it exactly. What rounding leaves goes, one unit
 * each, to the largest remainders; among equal ones to the larger weight, then to the earlier, so that the parts do not
 * depend on the order of unequal weights. Weights that are all zero count as equal. A negative total is shared like its
 * positive and negated. No part exceeds its exact share by one or more.
 */
export function shareByLargestRemainder(total: number, weights: readonly number[]): number[] {
  if (weights.some((weight) => guardInteger(weight) < 0)) throw new RangeError('A weight is negative');
  if (weights.length === 0) {
    if (total === 0) return [];
    throw new RangeError(`Nobody to share ${total} with`);
  }
  if (total < 0) return shareByLargestRemainder(-total, weights).map((part) => 0 - part);

  const counted = weights.every((weight) => weight === 0) ? weights.map(() => 1) : weights;
  const sum = counted.reduce((subtotal, weight) => subtotal + BigInt(weight), 0n);
  const amount = BigInt(guardInteger(total));
  const shares = counted.map((weight, index) => {
    const product = amount * BigInt(weight);
    return { index, weight, part: Number(product / sum), remainder: product % sum };
  });

  const left = total - shares.reduce((subtotal, share) => subtotal + share.part, 0);
  const byRemainder = [...shares].sort(
    (a, b) => compare(b.remainder, a.remainder) || b.weight - a.weight || a.index - b.index,
  );
  for (const share of byRemainder.slice(0, left)) share.part += 1;
  return shares.map((share) => share.part);
}

/** "3,90 €" in German, "€3.90" in English. */
export function formatMoney(amount: MinorAmount, currency: string, language: string): string {
  return moneyFormat(currency, language, 2).format(toDecimal(amount));
}

/** Like `formatMoney`, with up to four decimals where the price has them: "0,0138 €", "3,90 €". */
export function formatUnitPrice(amount: UnitAmount, currency: string, language: string): string {
  return moneyFormat(currency, language, 4).format(unitToDecimal(amount));
}

/** The locale whose habits a language's amounts follow: English texts are read in Europe, day before month. */
const formatLocales: Record<string, string> = { de: 'de-DE', en: 'en-GB' };

/** Making a NumberFormat costs a thousand times more than using it. */
const moneyFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(currency: string, language: string, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${language} ${currency} ${maximumFractionDigits}`;
  const known = moneyFormats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(formatLocales[language] ?? language, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits,
    signDisplay: 'negative',
  });
  moneyFormats.set(key, format);
  return format;
}

function parseDecimal(text: string, decimals: number): number {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > decimals) {
    throw new RangeError(`Not a number with up to ${decimals} decimals: "${text}"`);
  }
  const magnitude = guardInteger(Number(whole + fraction.padEnd(decimals, '0')));
  return sign ? 0 - magnitude : magnitude;
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function guardRate(rate: BasisPoints): BasisPoints {
  if (guardInteger(rate) < 0) throw new RangeError(`A negative rate: ${rate}`);
  return rate;
}

/** A fraction or a number past 2^53 in an amount is a bug that must not reach an invoice. */
function guardInteger(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in whole units: ${amount}`);
  return amount;
}
