/** Integer ten-thousandths of the currency's major unit: 39000 is 3.90 €, 138 is 0.0138 €. Unit prices and surcharges. */
export type UnitAmount = number;

/** Integer minor units: 390 is 3.90 €. Line amounts, totals and payments. Every currency of the shop has two decimals. */
export type MinorAmount = number;

/** Hundredths of a percent: 1900 is 19 %. VAT rates and discounts. */
export type BasisPoints = number;

const unitsPerMajor = 10_000;
const minorsPerMajor = 100;
const unitsPerMinor = unitsPerMajor / minorsPerMajor;

/** "3.90" -> 39000. Up to four decimals, a point, an optional minus; anything else is a RangeError. */
export function parseUnitAmount(text: string): UnitAmount {
  return parseDecimal(text, 4);
}

/** A rate in percent as it is typed: "19" -> 1900, "5.5" -> 550. Up to two decimals, else a RangeError. */
export function parseBasisPoints(percent: string): BasisPoints {
  return parseDecimal(percent, 2);
}

/** amount × numerator ÷ denominator, rounded half away from zero; exact, also where the product passes 2^53. */
export function scale(amount: number, numerator: number, denominator: number): number {
  const product = guardInteger(amount) * guardInteger(numerator);
  const doubled = Math.abs(product) * 2 + denominator;
  if (!Number.isSafeInteger(doubled)) return scaleLarge(amount, numerator, denominator);
  const divisor = denominator * 2;
  const magnitude = (doubled - (doubled % divisor)) / divisor;
  return product < 0 ? 0 - magnitude : magnitude;
}

/** The same for what a number does not hold: many times slower. */
function scaleLarge(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator);
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

/** A sum or difference of decimals without the rounding errors of binary fractions: 0.1 + 0.2 -> 0.3. */
export function roundToCents(amount: number): number {
  return Math.round(amount * minorsPerMajor) / minorsPerMajor;
}

/** A unit price as the wire has it: 138 -> 0.0138. */
export function unitToDecimal(amount: UnitAmount): number {
  return guardInteger(amount) / unitsPerMajor;
}

/** The same back: 0.0138 -> 138. */
export function unitFromDecimal(amount: number): UnitAmount {
  return guardInteger(Math.round(amount * unitsPerMajor));
}

/** `lineAmount` for what comes from the wire and is shown: decimals in, decimals out. */
export function decimalLineAmount(unitPrice: number, quantity: number): number {
  return toDecimal(lineAmount(unitFromDecimal(unitPrice), quantity));
}

/** A rate as the wire has it, in percent: 1900 -> 19. */
export function toPercent(rate: BasisPoints): number {
  return guardInteger(rate) / 100;
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

/** A fraction or a number past 2^53 in an amount is a bug that must not reach an invoice. */
export function guardInteger(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in whole units: ${amount}`);
  return amount;
}
