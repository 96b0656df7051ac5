import { formatNumber, formatPieces } from './format-quantity.ts';
import type { Language } from './languages.ts';
import type { Pack } from './pack.ts';

type PackWords = (id: 'pack.of' | 'pack.ofPieces', values: { pack: string; content: string; count: string }) => string;

/** "Karton zu 6 Stück", "Stück": what one sold unit is. `text` says the words of the area `common`. */
export function packText(pack: Pack, text: PackWords, language: Language): string {
  if (pack.name === null) return pack.unit.one;
  // Not every language says of pieces that they are: "pack of 6".
  const id = pack.unitCode === 'C62' ? 'pack.ofPieces' : 'pack.of';
  const count = formatNumber(pack.content, language);
  return text(id, { pack: pack.name.one, content: formatPieces(1, pack, language), count });
}
