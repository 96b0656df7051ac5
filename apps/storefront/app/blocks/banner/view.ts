import type { BlockOf, ContentOf } from '@mise/contract/content/block-kind.ts';
import type { banner } from '@mise/contract/content/blocks/banner.ts';
import type { ViewContext } from '../block-view.ts';
import { type ImageView, toImage } from '../image-view.ts';
import { type ButtonView, hasWords, type TextView, toButton, toText } from '../text-view.ts';

export type View = {
  image: ImageView | null;
  /** 0 is black, 1 the picture as it is. */
  brightness: number;
  text: TextView;
  /** Where the text stands: from left to right, and from top to bottom. */
  justify: 'left' | 'center' | 'right';
  align: 'center' | 'top' | 'bottom';
  /** The ground of the text; '' where it stands on the picture itself. */
  ground: string;
  button: ButtonView | null;
};

export const bringsHeading = true;

export function toView({ content }: BlockOf<typeof banner>, { locale, photographs }: ViewContext): View | null {
  const view = {
    image: toImage(content.image, photographs),
    brightness: content.image?.brightness ?? 1,
    text: toText(content.text, locale),
    justify: content.text?.justify ?? 'left',
    align: content.text?.align ?? 'center',
    ground: groundOf(content.text),
    button: toButton(content.button, locale),
  };
  return view.image || view.button || hasWords(view.text) ? view : null;
}

function groundOf(text: ContentOf<typeof banner>['text']): string {
  const { background = true, bgcolor = '', bgopacity = 1 } = text ?? {};
  if (!background || bgcolor === '') return '';
  return `${bgcolor}${Math.round(bgopacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
