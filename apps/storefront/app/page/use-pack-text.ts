import type { Pack } from '@mise/rules/pack.ts';
import { packText } from '@mise/rules/pack-text.ts';
import { useLocale, useText } from './use-text.ts';

/** What one sold unit is, in the language of the page. */
export function usePackText(): (pack: Pack) => string {
  const text = useText();
  const locale = useLocale();
  return (pack) => packText(pack, text, locale);
}
