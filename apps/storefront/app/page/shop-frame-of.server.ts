import type { InitResult } from '@mise/contract/shop/operations.ts';
import { frozen } from '@mise/rules/frozen.ts';
import type { NavigationVisitor } from '../views/navigation.ts';
import { type CommonFrame, toShopFrame } from '../views/shop-frame.ts';

type MadeFrame = NavigationVisitor & Pick<InitResult, 'settings' | 'legalTexts'> & { frame: CommonFrame };

/** By the categories that they were made from, which the server answers as the same object until something in them changes. */
const frames = new WeakMap<object, MadeFrame>();

/** What surrounds every page, made anew only when categories, settings or legal texts changed. */
export function shopFrameOf(
  { categories = [], settings, legalTexts }: InitResult,
  visitor: NavigationVisitor,
): CommonFrame {
  const known = frames.get(categories);
  const { locale, isMember } = visitor;
  const isSame =
    known?.settings === settings &&
    known?.legalTexts === legalTexts &&
    known?.locale === locale &&
    known.isMember === isMember;
  if (known && isSame) return known.frame;
  const frame = frozen(toShopFrame({ categories, settings, legalTexts }, visitor));
  frames.set(categories, { ...visitor, settings, legalTexts, frame });
  return frame;
}
