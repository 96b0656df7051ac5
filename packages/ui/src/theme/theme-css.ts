import { neutrals } from './neutrals.ts';
import { parseHex } from './oklch.ts';
import { makePalette, shades } from './palette.ts';
import { rolesOf, textOn } from './roles.ts';

/** As an owner wrote them; what is no color counts as the default. */
export type OwnerColors = { primary: string; secondary: string };

export const defaultColors: OwnerColors = { primary: '#14493b', secondary: '#b4622d' };

/** Style sheet with all that follows from the owner's two colors. It comes after tokens.css, which holds the defaults. */
export function themeCss(colors: OwnerColors): string {
  const lines = themeTokens(colors).map(([name, value]) => `${name}:${value}`);
  return `:root{${lines.join(';')}}\n`;
}

/** Name and value of every custom property that depends on the colors. */
export function themeTokens(colors: OwnerColors): [name: string, value: string][] {
  return (['primary', 'secondary'] as const).flatMap((name) => {
    const palette = makePalette(parseHex(colors[name]) ?? defaultColors[name]);
    const roles = rolesOf(palette);
    return [
      [`--color-${name}-0`, neutrals.white],
      ...shades.map((shade): [string, string] => [`--color-${name}-${shade}`, palette[shade]]),
      [`--color-${name}-1000`, neutrals.black],
      [`--color-on-${name}-0`, textOn(neutrals.white)],
      [`--color-on-${name}-1000`, textOn(neutrals.black)],
      ...shades.map((shade): [string, string] => [`--color-on-${name}-${shade}`, textOn(palette[shade])]),
      [`--color-${name}-fill`, roles.fill],
      [`--color-${name}-fill-hover`, roles.fillHover],
      [`--color-${name}-fill-active`, roles.fillActive],
      [`--color-on-${name}-fill`, roles.onFill],
      [`--color-${name}-ink`, roles.ink],
      [`--color-${name}-ink-hover`, roles.inkHover],
      [`--color-${name}-edge`, roles.edge],
    ];
  });
}
