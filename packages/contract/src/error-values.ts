import { type ApiError, isApiError } from './api-error.ts';

/** What of a refusal its text has placeholders for: the figures, and lists written out. */
export function errorValues(error: ApiError, locale: string): Record<string, unknown> {
  if (!isApiError(error, 'order.notEnoughStock')) return { ...figuresOf(error) };
  const items = error.cause.items.map(({ name, sold }) => `${name} (${sold})`);
  return { items: new Intl.ListFormat(locale, { type: 'conjunction' }).format(items) };
}

function figuresOf({ cause }: ApiError): object {
  return typeof cause === 'object' && cause !== null ? cause : {};
}
