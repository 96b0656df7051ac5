import type { FontFamily } from '@mise/rules/font-families.ts';
import { type OwnerColors, themeCss } from '@mise/ui/theme/theme-css.ts';
import shopCss from '../app.css?inline';
import { hashOf } from './document.server.ts';
import { fontRules } from './font-rules.server.ts';

/** All rules of a document, encoded once for all documents, with their source for the content security policy. */
export type PageRules = { bytes: Buffer; hash: string };

/** How the owner wants the shop to look. */
export type OwnerLook = { colors: OwnerColors; font: FontFamily };

const byLook = new Map<string, PageRules>();

/** The rules of the shop and, after them, font and palette of its owner (the usual ones where those are not known). */
export function pageRules(look: OwnerLook | undefined): PageRules {
  const key = look ? `${look.colors.primary} ${look.colors.secondary} ${look.font}` : '';
  const known = byLook.get(key);
  if (known) return known;
  const own = look ? fontRules(look.font) + themeCss(look.colors) : fontRules('Figtree');
  const bytes = Buffer.from(shopCss + own);
  const rules = { bytes, hash: hashOf(bytes) };
  // The owner changed the look: the former one is not needed again.
  if (byLook.size > 1) byLook.clear();
  byLook.set(key, rules);
  return rules;
}
