import { StartError } from '../start-error.ts';

/** Reads `<order number>`. Throws a StartError that says what is expected (`usage`). */
export function readOrderNumber([number, ...more]: readonly string[], usage: string): number {
  if (number === undefined || !/^\d{1,9}$/.test(number) || more.length > 0) throw new StartError(usage);
  return Number(number);
}

const mostAtOnce = 100;

/** Reads `<order number> …`, also "10104-10109" for all between. Throws a StartError that says what is expected (`usage`). */
export function readOrderNumbers(words: readonly string[], usage: string): number[] {
  const numbers = words.flatMap((word) => {
    const [, first = '', last = first] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(word) ?? [];
    const count = Number(last) - Number(first) + 1;
    if (first === '' || count < 1 || count > mostAtOnce) throw new StartError(usage);
    return Array.from({ length: count }, (_, index) => Number(first) + index);
  });
  if (numbers.length === 0 || numbers.length > mostAtOnce) throw new StartError(usage);
  return [...new Set(numbers)];
}
