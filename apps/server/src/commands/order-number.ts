import { StartError } from '../start-error.ts';

/** Reads `<order number>`. Throws a StartError that says what is expected (`usage`). */
export function readOrderNumber([number, ...more]: readonly string[], usage: string): number {
  if (number === undefined || !/^\d{1,9}$/.test(number) || more.length > 0) throw new StartError(usage);
  return Number(number);
}
