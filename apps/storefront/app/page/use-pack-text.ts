import { formatNumber, formatPieces } from '@mise/rules/format-quantity.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { useLocale, useText } from './use-text.ts';

/** "Karton zu 6 Stück", "Stück": what one sold unit is. */
export function usePackText(): (pack: Pack) => string {
  const text = useText();
  const locale = useLocale();
  return (pack) => {
    if (pack.name === null) return pack.unit.one;
    // Not every language says of pieces that they are: "pack of 6".
    const id = pack.unitCode === 'C62' ? 'pack.ofPieces' : 'pack.of';
    const count = formatNumber(pack.content, locale);
    return text(id, { pack: pack.name.one, content: formatPieces(1, pack, locale), count });
  };
}
