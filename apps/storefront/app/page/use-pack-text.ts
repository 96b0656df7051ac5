import type { Pack } from '@mise/rules/pack.ts';
import { toPackText } from '#app/views/pack.ts';
import { useLocale, useText } from './use-text.ts';

/** What one sold unit is, in the language of the page. */
export function usePackText(): (pack: Pack) => string {
  const text = useText();
  const locale = useLocale();
  return (pack) => toPackText(pack, text, locale);
}
