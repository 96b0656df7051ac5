import { createHash } from 'node:crypto';
import { type OwnerColors, themeCss } from '@mise/ui/theme/theme-css.ts';

export type Theme = {
  /** Changes with every byte of the style sheet, which may therefore be kept for ever. */
  href: string;
  css: string;
};

let latest: { key: string; theme: Theme } | undefined;

/** The style sheet of the owner's colors (settings `primaryColor` and `secondaryColor`) and where it is. */
export function themeOf(colors: OwnerColors): Theme {
  const key = `${colors.primary} ${colors.secondary}`;
  if (latest?.key !== key) latest = { key, theme: makeTheme(colors) };
  return latest.theme;
}

function makeTheme(colors: OwnerColors): Theme {
  const css = themeCss(colors);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  return { href: `/theme-${hash}.css`, css };
}
