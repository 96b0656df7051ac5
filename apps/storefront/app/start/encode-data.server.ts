import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';

/** What the router's client reads at the place of a value that JSON has no word for. */
const nothing = { undefined: -7, null: -5, nan: -2, infinity: -6, negativeInfinity: -3, negativeZero: -4 } as const;

/**
 * Data of loaders as the router's client decodes it (its "turbo-stream": a list in which every value stands once and names others by
 * their places; a line ends it). The router's own encoder waits for promises and takes three times as long; ours have none. Takes plain data, refusals and
 * errors of routes; throws a TypeError for anything else. `shared`: a part of it that other documents have too, as the same object, which
 * nobody changes: it is encoded once.
 */
export function encodeData(data: unknown, shared?: object): string {
  const beginning = shared && beginningOf(shared);
  // The data itself has the place 0, the shared part those behind it.
  const values = encodeValues(data, { count: beginning?.places.size ?? 0, places: beginning?.places, hasRoot: true });
  const [root = '', ...others] = values.written;
  return `[${[root, ...(beginning?.written ?? []), ...others].join()}]`;
}

type Values = { written: string[]; places: ReadonlyMap<unknown, number> };

const beginnings = new WeakMap<object, Values>();

function beginningOf(shared: object): Values {
  const known = beginnings.get(shared) ?? encodeValues(shared, { count: 1, hasRoot: false });
  beginnings.set(shared, known);
  return known;
}

/** Values as they are written, and the places at which they stand. `count`, `places`: those that stand before them, a root aside. */
function encodeValues(
  data: unknown,
  before: { count: number; places?: ReadonlyMap<unknown, number>; hasRoot: boolean },
): Values {
  const places = new Map<unknown, number>();
  const written: string[] = [];

  function placeOf(value: unknown): number {
    const known = places.get(value) ?? before.places?.get(value);
    if (known !== undefined) return known;
    if (value === undefined) return nothing.undefined;
    if (value === null) return nothing.null;
    if (typeof value === 'number' && !isFigure(value)) return unusual(value);
    const index = written.push('') - 1;
    const place = index === 0 && before.hasRoot ? 0 : index + before.count;
    places.set(value, place);
    written[index] = typeof value === 'object' ? structureOf(value) : primitiveOf(value);
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
    let entries = '';
    for (const key in value) {
      entries += `${entries && ','}"_${placeOf(key)}":${placeOf(value[key as keyof typeof value])}`;
    }
    return `{${entries}}`;
  }

  function named(name: string, values: unknown[]): string {
    return `["${name}",${values.map(placeOf).join()}]`;
  }

  placeOf(data);
  return { written, places };
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
