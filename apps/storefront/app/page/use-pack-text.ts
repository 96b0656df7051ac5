import { formatPieces } from '@mise/rules/format-quantity.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { useLocale, useText } from './use-text.ts';

/** "Karton zu 6 Stück", "Stück": what one sold unit is. */
export function usePackText(): (pack: Pack) => string {
  const text = useText();
  const locale = useLocale();
  return (pack) =>
    pack.name === null
      ? pack.unit.one
      : text('pack.of', { pack: pack.name.one, content: formatPieces(1, pack, locale) });
}
