import { type OwnerColors, themeCss } from '@mise/ui/theme/theme-css.ts';
import shopCss from '../app.css?inline';
import { hashOf } from './document.server.ts';

/** All rules of a document, as bytes that exist once, with their source of the content security policy. */
export type PageRules = { bytes: Buffer; hash: string };

const kept = new Map<string, PageRules>();

/** The rules of the shop and, after them, the palette of its owner (none where that is not known). */
export function pageRules(colors: OwnerColors | undefined): PageRules {
  const key = colors ? `${colors.primary} ${colors.secondary}` : '';
  const known = kept.get(key);
  if (known) return known;
  const bytes = Buffer.from(colors ? shopCss + themeCss(colors) : shopCss);
  const rules = { bytes, hash: hashOf(bytes) };
  // The owner changed the colors: the former ones are not needed again.
  if (kept.size > 1) kept.clear();
  kept.set(key, rules);
  return rules;
}
