import { type OwnerColors, themeCss } from '@mise/ui/theme/theme-css.ts';
import shopCss from '../app.css?inline';
import { hashOf } from './document.server.ts';

/** All rules of a document, encoded once for all documents, with their source for the content security policy. */
export type PageRules = { bytes: Buffer; hash: string };

const byColors = new Map<string, PageRules>();

/** The rules of the shop and, after them, the palette of its owner (none where that is not known). */
export function pageRules(colors: OwnerColors | undefined): PageRules {
  const key = colors ? `${colors.primary} ${colors.secondary}` : '';
  const known = byColors.get(key);
  if (known) return known;
  const bytes = Buffer.from(colors ? shopCss + themeCss(colors) : shopCss);
  const rules = { bytes, hash: hashOf(bytes) };
  // The owner changed the colors: the former ones are not needed again.
  if (byColors.size > 1) byColors.clear();
  byColors.set(key, rules);
  return rules;
}
