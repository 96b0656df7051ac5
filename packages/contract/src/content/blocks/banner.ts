import { z } from 'zod';
import { choice, color, fraction } from '../block-fields.ts';
import { contentBlock } from '../block-kind.ts';
import { buttonPart, picturePart, textPart } from '../block-parts.ts';

const content = z.object({
  /** `brightness`: 0 is black, 1 the picture as it is. */
  image: picturePart.extend({ brightness: fraction.optional() }).optional(),
  /** `justify` and `align`: where the words stand. `background`: whether they have a ground, of `bgcolor` and `bgopacity`. */
  text: textPart
    .extend({
      justify: choice('left', 'center', 'right').optional(),
      align: choice('center', 'top', 'bottom').optional(),
      background: z.boolean().optional(),
      bgcolor: color.optional(),
      bgopacity: fraction.optional(),
    })
    .optional(),
  button: buttonPart.optional(),
});

/** A picture with words on it. */
export const banner = contentBlock(content, {
  defaults: {
    content: {
      image: { brightness: 1 },
      text: { textAlignment: 'left', justify: 'left', align: 'center', background: false },
      button: { variant: 'primary' },
    },
    texts: {
      de: {
        text: { title: 'Überschrift', htmlDescription: '<p>Ein Satz, der neugierig macht.</p>' },
        button: { label: 'Mehr erfahren', link: '/' },
      },
      en: {
        text: { title: 'Heading', htmlDescription: '<p>A sentence that makes people curious.</p>' },
        button: { label: 'Find out more', link: '/' },
      },
    },
  },
});
