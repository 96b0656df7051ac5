import { StartError } from '../start-error.ts';

/** Euros as they are typed, "12.90" or "12,90", in minor units. Throws a StartError, with the usage, where that is no amount above nothing. */
export function readAmount(euros: string, usage: string): number {
  const amount = minorAmountOf(euros) ?? 0;
  if (amount === 0) throw new StartError(`"${euros}" is no amount. ${usage}`);
  return amount;
}

/** The same of what may be free. */
export function readCharge(euros: string, usage: string): number {
  const amount = minorAmountOf(euros);
  if (amount === null) throw new StartError(`"${euros}" is no amount. ${usage}`);
  return amount;
}

function minorAmountOf(euros: string): number | null {
  return /^\d{1,7}([.,]\d{1,2})?$/.test(euros) ? Math.round(Number(euros.replace(',', '.')) * 100) : null;
}
