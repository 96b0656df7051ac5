import type { Locale } from '../page/locale.ts';
import { booleanAt, choiceAt, colorAt, type Fields, fieldsAt, numberAt } from './block-fields.ts';
import { type ImageView, type Photographs, toImage } from './block-image.ts';
import { type ButtonView, type TextView, toButton, toText } from './block-text.ts';

export type BannerView = {
  uuid: string;
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

type BannerContext = { locale: Locale; photographs: Photographs };

export function toBanner(content: Fields, uuid: string, { locale, photographs }: BannerContext): BannerView {
  const image = fieldsAt(content, 'image');
  const text = fieldsAt(content, 'text');
  return {
    uuid,
    image: toImage(image, photographs),
    brightness: numberAt(image, 'brightness', 0, 1) ?? 1,
    text: toText(content, locale),
    justify: choiceAt(text, 'justify', ['left', 'center', 'right']),
    align: choiceAt(text, 'align', ['center', 'top', 'bottom']),
    ground: booleanAt(text, 'background') === false ? '' : groundColor(text),
    button: toButton(content, locale),
  };
}

function groundColor(text: Fields): string {
  const color = colorAt(text, 'bgcolor');
  if (color === '') return '';
  const opacity = numberAt(text, 'bgopacity', 0, 1) ?? 1;
  return `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
