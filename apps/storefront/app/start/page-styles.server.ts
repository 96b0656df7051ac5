import { type OwnerColors, themeCss } from '@mise/ui/theme/theme-css.ts';
import shopCss from '../app.css?inline';

let latest: { key: string; css: string } | undefined;

/** All rules of a document: those of the shop and, after them, the palette of its owner (none where that is not known). */
export function pageStyles(colors: OwnerColors | undefined): string {
  if (!colors) return shopCss;
  const key = `${colors.primary} ${colors.secondary}`;
  if (latest?.key !== key) latest = { key, css: shopCss + themeCss(colors) };
  return latest.css;
}
