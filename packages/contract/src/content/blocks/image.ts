import { choice } from '../block-fields.ts';
import { contentBlock } from '../block-kind.ts';
import { picturePart } from '../block-parts.ts';

const content = picturePart.extend({ imageAlignment: choice('center', 'left', 'right').optional() });

/** A picture alone. */
export const image = contentBlock(content, {
  defaults: { content: { imageAlignment: 'center' }, texts: { de: { alt: '' }, en: { alt: '' } } },
});
