import { z } from 'zod';
import { id } from '../../values.ts';
import { contentBlock } from '../block-kind.ts';
import { textPart } from '../block-parts.ts';

const content = z.object({
  /** '' as long as none is chosen. */
  categoryId: z
    .union([id.transform(String), z.literal('')])
    .meta({ field: 'category' })
    .optional(),
  text: textPart.optional(),
});

/** Products of a category in one row. */
export const productRecommendedProducts = contentBlock(content, {
  defaults: {
    content: { categoryId: '', text: { textAlignment: 'left' } },
    texts: { de: { text: { title: 'Ausgewählte Artikel' } }, en: { text: { title: 'Selected products' } } },
  },
});
