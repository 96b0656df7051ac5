import { z } from 'zod';
import { choice, color, flagOn, fraction, labeled } from '../block-fields.ts';
import { contentBlock } from '../block-kind.ts';
import { buttonPart, partLabels, picturePart, textPart } from '../block-parts.ts';

const content = z.object({
  /** `brightness`: 0 is black, 1 the picture as it is. */
  image: labeled(
    partLabels.picture,
    picturePart.extend({ brightness: labeled({ de: 'Helligkeit', en: 'Brightness' }, fraction).optional() }),
  ).optional(),
  /** `justify` and `align`: where the words stand. `background`: whether they have a ground, of `bgcolor` and `bgopacity`. */
  text: labeled(
    partLabels.text,
    textPart.extend({
      justify: labeled(
        { de: 'Platz, waagerecht', en: 'Place, across' },
        choice('left', {
          left: { de: 'Links', en: 'Left' },
          center: { de: 'Mitte', en: 'Centre' },
          right: { de: 'Rechts', en: 'Right' },
        }),
      ).optional(),
      align: labeled(
        { de: 'Platz, senkrecht', en: 'Place, up and down' },
        choice('center', {
          top: { de: 'Oben', en: 'Top' },
          center: { de: 'Mitte', en: 'Centre' },
          bottom: { de: 'Unten', en: 'Bottom' },
        }),
      ).optional(),
      background: labeled({ de: 'Fläche hinter dem Text', en: 'Ground behind the text' }, flagOn).optional(),
      bgcolor: labeled({ de: 'Farbe der Fläche', en: 'Colour of the ground' }, color).optional(),
      bgopacity: labeled({ de: 'Deckkraft der Fläche', en: 'Opacity of the ground' }, fraction).optional(),
    }),
  ).optional(),
  button: buttonPart.optional(),
});

/** A picture with words on it. */
export const banner = contentBlock(content, {
  label: { de: 'Banner', en: 'Banner' },
  note: { de: 'Geben Sie dem Banner ein Bild oder einen Titel.', en: 'Give the banner a picture or a title.' },
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
