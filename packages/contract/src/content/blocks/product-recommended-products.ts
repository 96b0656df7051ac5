import { z } from 'zod';
import { id } from '../../values.ts';
import { labeled } from '../block-fields.ts';
import { contentBlock } from '../block-kind.ts';
import { textPart } from '../block-parts.ts';

const content = z.object({
  /** '' as long as none is chosen. */
  categoryId: labeled(
    { de: 'Kategorie', en: 'Category' },
    z.union([id.transform(String), z.literal('')]).meta({ field: 'category' }),
    { de: 'Ihre ersten Artikel werden gezeigt.', en: 'Its first products are shown.' },
  ).optional(),
  text: textPart.optional(),
});

/** Products of a category in one row. */
export const productRecommendedProducts = contentBlock(content, {
  label: { de: 'Artikelgalerie', en: 'Product Gallery' },
  note: { de: 'Wählen Sie eine Kategorie mit Artikeln.', en: 'Choose a category that has products.' },
  defaults: {
    content: { categoryId: '', text: { textAlignment: 'left' } },
    texts: { de: { text: { title: 'Ausgewählte Artikel' } }, en: { text: { title: 'Selected products' } } },
  },
});
