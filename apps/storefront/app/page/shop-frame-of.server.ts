import type { InitResult } from '@mise/contract/shop/operations.ts';
import { type CommonFrame, toShopFrame } from '../views/shop-frame.ts';
import type { Locale } from './locale.ts';

type MadeFrame = { settings: InitResult['settings']; locale: Locale; frame: CommonFrame };

/** By the categories that they were made from, which the server answers as the same object until something in them changes. */
const frames = new WeakMap<object, MadeFrame>();

/** What surrounds every page, made anew only when categories or settings changed. */
export function shopFrameOf({ categories = [], settings }: InitResult, locale: Locale): CommonFrame {
  const known = frames.get(categories);
  if (known && known.settings === settings && known.locale === locale) return known.frame;
  const frame = toShopFrame({ categories, settings }, locale);
  frames.set(categories, { settings, locale, frame });
  return frame;
}
