import { words } from '@mise/contract/content/block-fields.ts';
import { contentBlock } from '@mise/contract/content/block-kind.ts';
import { z } from 'zod';

export const openingHours = contentBlock(z.object({ days: z.array(words).optional() }), {
  defaults: {
    content: {},
    texts: { de: { days: ['Mo bis Fr 8 bis 17 Uhr'] }, en: { days: ['Mon to Fri 8 am to 5 pm'] } },
  },
});
