import type { FastifyRequest } from 'fastify';

/** Characters. Browsers keep no longer one. */
const longestValue = 4096;

/**
 * The value of a cookie, the first of its name. Only the one that is asked for is looked at: a line of 3,000 others that cannot be decoded would
 * take 20 ms, be the page that was asked for kept or not.
 */
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const line = headers.cookie;
  if (line === undefined) return undefined;
  for (let at = line.indexOf(name); at !== -1; at = line.indexOf(name, at + name.length)) {
    const equals = afterBlanks(line, at + name.length);
    if (line[equals] === '=' && isAtBegin(line, at)) return valueAt(line, equals + 1);
  }
  return undefined;
}

function isAtBegin(line: string, at: number): boolean {
  let before = at - 1;
  while (isBlank(line[before])) before -= 1;
  return before < 0 || line[before] === ';';
}

function afterBlanks(line: string, at: number): number {
  let after = at;
  while (isBlank(line[after])) after += 1;
  return after;
}

function isBlank(sign: string | undefined): boolean {
  return sign === ' ' || sign === '\t';
}

function valueAt(line: string, begin: number): string | undefined {
  const end = line.indexOf(';', begin);
  const value = line.slice(begin, end === -1 ? undefined : end).trim();
  return value.length > longestValue ? undefined : decoded(value);
}

/** What cannot be decoded is taken as it stands. */
function decoded(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
