import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';

/** What the router's client reads at the place of a value that JSON has no word for. */
const nothing = { undefined: -7, null: -5, nan: -2, infinity: -6, negativeInfinity: -3, negativeZero: -4 } as const;

/**
 * Data of loaders as the router's client decodes it (its "turbo-stream": a list in which every value stands once and names others by
 * their places). The router's own encoder waits for promises and takes three times as long; ours have none. Takes plain data, refusals and
 * errors of routes; throws a TypeError for anything else.
 */
export function encodeData(data: unknown): string {
  const places = new Map<unknown, number>();
  const written: string[] = [];

  function placeOf(value: unknown): number {
    const known = places.get(value);
    if (known !== undefined) return known;
    if (value === undefined) return nothing.undefined;
    if (value === null) return nothing.null;
    if (typeof value === 'number' && !isFigure(value)) return unusual(value);
    const place = written.push('') - 1;
    places.set(value, place);
    written[place] = typeof value === 'object' ? structureOf(value) : primitiveOf(value);
    return place;
  }

  function structureOf(value: object): string {
    if (Array.isArray(value)) return `[${value.map(placeOf).join()}]`;
    if (value instanceof ErrorResponse) {
      return named('ErrorResponse', [value.data, value.status, value.statusText]);
    }
    if (value instanceof Error) {
      return named('SanitizedError', [value.name, value.message, import.meta.env.PROD ? undefined : value.stack]);
    }
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) throw new TypeError('Data of a page must be plain.');
    const entries: string[] = [];
    for (const key in value) entries.push(`"_${placeOf(key)}":${placeOf(value[key as keyof typeof value])}`);
    return `{${entries.join()}}`;
  }

  function named(name: string, values: unknown[]): string {
    return `["${name}",${values.map(placeOf).join()}]`;
  }

  placeOf(data);
  return `[${written.join()}]\n`;
}

function isFigure(value: number): boolean {
  return Number.isFinite(value) && !Object.is(value, -0);
}

function unusual(value: number): number {
  if (Number.isNaN(value)) return nothing.nan;
  if (value === 0) return nothing.negativeZero;
  return value > 0 ? nothing.infinity : nothing.negativeInfinity;
}

function primitiveOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return JSON.stringify(value);
  throw new TypeError(`Data of a page must be plain: it has a ${typeof value}.`);
}
