import { fontFamilies } from '@mise/rules/font-families.ts';
import { expect, test } from 'vitest';
import { fontFileOf, fontRules, offeredFonts } from './font-rules.server.ts';

const served = fontFamilies.filter((family) => family !== 'system-ui');

test.each(served)('%s is served by the shop, and takes the same room while its file is on its way', (family) => {
  const rules = fontRules(family);
  const addresses = [...rules.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address);
  expect(addresses).toHaveLength(2);
  expect(addresses).toContain(fontFileOf(family));
  for (const address of addresses) expect(address).not.toMatch(/^https?:/);
  const sizes = [...rules.matchAll(/size-adjust:([\d.]+)%;ascent-override:([\d.]+)%;descent-override:([\d.]+)%/g)];
  expect(sizes).toHaveLength(6);
  const lines = sizes.map(([, size, ascent, descent]) => (Number(size) * (Number(ascent) + Number(descent))) / 10_000);
  for (const line of lines) expect(line).toBeCloseTo(lines[0] ?? 0, 3);
});

test('only the chosen family stands in the rules of a page', () => {
  expect(fontRules('Noto Serif')).toContain(
    '--font-sans:"Noto Serif", "Noto Serif on Noto", "Noto Serif on Times", "Noto Serif on DejaVu", serif',
  );
  expect(fontRules('Noto Serif')).not.toContain('Figtree');
  expect(fontRules('system-ui')).toBe(':root{--font-sans:system-ui, sans-serif}\n');
  expect(fontFileOf('system-ui')).toBeNull();
});

test('the editor is offered every family once', () => {
  expect(offeredFonts().map(({ family }) => family)).toEqual([...fontFamilies]);
});
