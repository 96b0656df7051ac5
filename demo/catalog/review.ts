import type { Language } from '@mise/rules/languages.ts';
import type { DemoItem } from '../types.ts';

type Review = NonNullable<DemoItem['reviews']>[number];

/** A review of a buyer whose order is known, unless `more` says otherwise. `day`: "2026-03-18". */
export function review(
  rating: Review['rating'],
  language: Language,
  day: string,
  author: string,
  title: string,
  text: string,
  more: Partial<Pick<Review, 'reply' | 'verified'>> = {},
): Review {
  return { rating, author, title, text, language, day, verified: true, ...more };
}
