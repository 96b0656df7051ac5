import type { Language } from '@mise/rules/languages.ts';
import type { FormatSwitches } from '../../media/picture-formats.ts';
import type { ShownItems } from '../facet-index/facet-index.ts';
import type { PriceView } from '../price-view.ts';
import type { Reference } from '../reference.ts';

/** What all products of an answer are written with. */
export type WireFrame = {
  language: Language;
  now: Date;
  view: PriceView;
  reference: Reference;
  itemCounts: ShownItems['itemCounts'];
  /** Formats of photographs that the owner switched on. */
  formats: FormatSwitches;
  /** Public address of the shop, for canonical links. */
  shopUrl: string;
};

/** A moment that PostgreSQL wrote, as the wire has it; '' where there is none. */
export function momentWire(text: string | null): string {
  return text === null ? '' : new Date(text).toISOString();
}
