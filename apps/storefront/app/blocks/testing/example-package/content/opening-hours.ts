import { color, labeled, words } from '@mise/contract/content/block-fields.ts';
import { contentBlock } from '@mise/contract/content/block-kind.ts';
import { z } from 'zod';

const content = z.object({
  days: labeled({ de: 'Tage', en: 'Days' }, z.array(labeled({ de: 'Tag', en: 'Day' }, words)).max(7)).optional(),
  color: labeled({ de: 'Farbe', en: 'Color' }, color).optional(),
});

export const openingHours = contentBlock(content, {
  label: { de: 'Öffnungszeiten', en: 'Opening hours' },
  note: { de: 'Nennen Sie einen Tag.', en: 'Name a day.' },
  defaults: {
    content: {},
    texts: { de: { days: ['Mo bis Fr 8 bis 17 Uhr'] }, en: { days: ['Mon to Fri 8 am to 5 pm'] } },
  },
});
