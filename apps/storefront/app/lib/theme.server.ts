import { createHash } from 'node:crypto';
import { type OwnerColors, themeCss } from '@mise/ui/theme/theme-css.ts';

export type Theme = {
  /** Changes with every byte of the style sheet, which may therefore be kept for ever. */
  href: string;
  css: string;
};

/** The style sheet of the owner's colors (settings `primaryColor` and `secondaryColor`) and where it is. */
export function themeOf(colors: OwnerColors): Theme {
  const css = themeCss(colors);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  return { href: `/theme-${hash}.css`, css };
}
