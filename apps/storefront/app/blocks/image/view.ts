import type { BlockOf } from '@mise/contract/content/block-kind.ts';
import type { image } from '@mise/contract/content/blocks/image.ts';
import type { ViewContext } from '../block-view.ts';
import { type ImageView, toImage } from '../image-view.ts';

export type View = { image: ImageView; alignment: 'center' | 'left' | 'right' };

export function toView({ content }: BlockOf<typeof image>, { photographs }: ViewContext): View | null {
  const shown = toImage(content, photographs);
  return shown && { image: shown, alignment: content.imageAlignment ?? 'center' };
}
