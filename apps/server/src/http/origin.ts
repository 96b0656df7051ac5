const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a write comes from where it may (architecture: CSRF): its Origin is the shop's or a configured one, loopback
 * names with the same port counting as one. It may be missing only where `Sec-Fetch-Site` is missing too: a program.
 */
export function isFittingOrigin(
  headers: { origin?: string | undefined; 'sec-fetch-site'?: string | undefined },
  allowed: readonly string[],
): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === undefined;
  return allowed.some((known) => isSameOrigin(origin, known));
}

function isSameOrigin(left: string, right: string): boolean {
  if (left === right) return true;
  const [a, b] = [parse(left), parse(right)];
  if (!a || !b) return false;
  if (a.origin === b.origin) return true;
  return a.protocol === b.protocol && a.port === b.port && loopback.has(a.hostname) && loopback.has(b.hostname);
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
