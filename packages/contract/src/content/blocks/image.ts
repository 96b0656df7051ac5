import { choice, labeled } from '../block-fields.ts';
import { contentBlock } from '../block-kind.ts';
import { picturePart } from '../block-parts.ts';

const content = picturePart.extend({
  imageAlignment: labeled(
    { de: 'Wichtigster Teil', en: 'Most important part' },
    choice('center', {
      left: { de: 'Links', en: 'Left' },
      center: { de: 'Mitte', en: 'Centre' },
      right: { de: 'Rechts', en: 'Right' },
    }),
    { de: 'Bleibt zu sehen, wo das Bild beschnitten wird.', en: 'Stays in sight where the picture is cropped.' },
  ).optional(),
});

/** A picture alone. */
export const image = contentBlock(content, {
  label: { de: 'Bild', en: 'Image' },
  note: { de: 'Wählen Sie ein Bild.', en: 'Choose a picture.' },
  defaults: { content: { imageAlignment: 'center' }, texts: { de: { alt: '' }, en: { alt: '' } } },
});
