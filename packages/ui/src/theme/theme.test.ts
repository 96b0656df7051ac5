import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, edgeContrast, textContrast } from './contrast.ts';
import { neutrals } from './neutrals.ts';
import { parseHex, toHex, toOklch } from './oklch.ts';
import { makePalette, shades } from './palette.ts';
import { defaultColors, themeCss, themeTokens } from './theme-css.ts';

const colors = ['#ffd400', '#111827', '#e11d48', '#777777', '#008ebd', defaultColors.primary, defaultColors.secondary];
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

type Pair = [foreground: string, ground: string, wanted: number];

/** Every pair in which components put a color of the owner's beside another color. */
function usedPairs(color: string): Pair[] {
  const tokens = new Map(themeTokens({ primary: color, secondary: color }));
  const token = (name: string) => tokens.get(`--color-${name}`) ?? '';
  const plain = [neutrals.paper, neutrals.surface, neutrals.sunken];
  return ['primary', 'secondary'].flatMap((name): Pair[] => {
    const pale = [token(`${name}-50`), token(`${name}-100`)];
    return [
      ...shades.map((shade): Pair => [token(`on-${name}-${shade}`), token(`${name}-${shade}`), textContrast]),
      ...['fill', 'fill-hover', 'fill-active'].map(
        (fill): Pair => [token(`on-${name}-fill`), token(`${name}-${fill}`), textContrast],
      ),
      ...[...plain, ...pale].flatMap((ground): Pair[] => [
        [token(`${name}-ink`), ground, textContrast],
        [token(`${name}-ink-hover`), ground, textContrast],
        [token(`${name}-edge`), ground, edgeContrast],
        [neutrals.ink, ground, textContrast],
        [neutrals['ink-muted'], ground, textContrast],
      ]),
      ...plain.map((ground): Pair => [neutrals['line-strong'], ground, edgeContrast]),
    ];
  });
}

const tooClose = (color: string) =>
  usedPairs(color)
    .filter(([foreground, ground, wanted]) => contrast(foreground, ground) < wanted)
    .map((pair) => pair.join(' '));

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#008ebd', '#ffffff', 3.75],
  ])('%s on %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it.each(colors)('holds in every pair of %s', (color) => expect(tooClose(color)).toEqual([]));

  it('holds whatever color an owner takes', () => {
    fc.assert(fc.property(anyColor, (color) => tooClose(color).length === 0));
  });
});

describe('palette', () => {
  it.each(colors)('%s stands at 500, the others are distinct and grow darker', (color) => {
    const palette = makePalette(color);
    expect(palette[500]).toBe(color);
    const lightness = shades.map((shade) => toOklch(palette[shade]).lightness);
    expect(lightness).toEqual([...lightness].sort((left, right) => right - left));
    expect(new Set(Object.values(palette)).size).toBe(shades.length);
  });

  it('goes to OKLCH and back', () => {
    fc.assert(fc.property(anyColor, (color) => toHex(toOklch(color)) === color));
  });

  it.each([
    ['#008EBD', '#008ebd'],
    ['008ebd', '#008ebd'],
    ['blue', null],
    ['#08e', null],
    ['', null],
  ])('reads "%s" as %s', (written, color) => expect(parseHex(written)).toBe(color));

  it('takes the default where an owner wrote no color', () => {
    expect(themeCss({ primary: 'green', secondary: '' })).toBe(themeCss(defaultColors));
  });
});

describe('tokens.css', async () => {
  const css = await readFile(path.join(import.meta.dirname, '../tokens.css'), 'utf8');

  it.each([
    ...themeTokens(defaultColors),
    ...Object.entries(neutrals).map(([name, value]): [string, string] => [`--color-${name}`, value]),
  ])('has %s: %s', (name, value) => expect(css).toContain(`${name}: ${value};`));
});

it('words take their color from a role, never from a shade or white', async () => {
  const root = path.join(import.meta.dirname, '../../../..');
  const found: string[] = [];
  for await (const file of glob(['packages/ui/src/**/*.{ts,tsx}', 'apps/storefront/app/**/*.{ts,tsx}'], {
    cwd: root,
  })) {
    const source = await readFile(path.join(root, file), 'utf8');
    for (const [name] of source.matchAll(/(?<!on-)\btext-(?:(?:primary|secondary)-\d+|white|black)\b/g)) {
      if (!file.endsWith('.test.ts')) found.push(`${file}: ${name}`);
    }
  }
  expect(found).toEqual([]);
});
