import type { BlockOf } from '@mise/contract/content/block-kind.ts';
import type { textCard } from '@mise/contract/content/blocks/text-card.ts';
import type { ViewContext } from '../block-view.ts';
import { type ButtonView, hasWords, type TextView, toButton, toText } from '../text-view.ts';

export type View = { text: TextView; button: ButtonView | null };

export function toView({ content }: BlockOf<typeof textCard>, { locale }: ViewContext): View | null {
  const view = { text: toText(content.text, locale), button: toButton(content.button, locale) };
  return view.button || hasWords(view.text) ? view : null;
}
