import type { Locale } from './locale.ts';

const secondsOfHundredDays = 100 * 86_400;

/** Remembers the language that was chosen, for 100 days. Pages do not read it: their address decides. */
export function rememberLocale(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere, and the page is about to be left
  document.cookie = `locale=${locale}; max-age=${secondsOfHundredDays}; path=/; samesite=lax${secure}`;
}
