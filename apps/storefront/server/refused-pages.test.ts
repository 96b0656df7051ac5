import { brotliDecompressSync } from 'node:zlib';
import type { Language } from '@mise/rules/languages.ts';
import { expect, test } from 'vitest';
import type { KeptPage } from './page-cache/page-cache.ts';
import { createRefusedPages } from './refused-pages.ts';

const asked = (path: string, language: Language = 'de') => ({ url: new URL(path, 'http://shop'), language });

test('a refusal is rendered once for a language and for ten seconds, at whatever address', async () => {
  let now = 1000;
  const pageFor = createRefusedPages(() => now);
  let count = 0;
  const render = async (): Promise<KeptPage> => {
    count += 1;
    return { status: 429, headers: {}, bodies: { identity: Buffer.from(String(count)) } };
  };
  const ask = async (path: string, language: Language = 'de') =>
    String((await pageFor(asked(path, language), render)).bodies.identity);

  expect(await Promise.all(['/search?term=a', '/cart', '/de/cart?x=1'].map((path) => ask(path)))).toEqual([
    '1',
    '1',
    '1',
  ]);
  expect(await ask('/en/cart', 'en')).toBe('2');
  // Whose address says no language.
  expect([await ask('/operator', 'en'), await ask('/operator')]).toEqual(['2', '1']);
  expect([await ask('/cart.data'), await ask('/cart.data')]).toEqual(['3', '4']);
  now += 10_000;
  expect(await ask('/cart')).toBe('5');
});

test('it is packed once for all who are sent it, data for each', async () => {
  const pageFor = createRefusedPages(() => 0);
  const body = Buffer.from('<p>Teller</p>'.repeat(500));
  const render = async (): Promise<KeptPage> => ({ status: 429, headers: {}, bodies: { identity: body } });
  const [first, second] = [await pageFor(asked('/'), render), await pageFor(asked('/cart'), render)];
  expect(brotliDecompressSync(first.bodies.br ?? '')).toEqual(body);
  expect(second.bodies.br).toBe(first.bodies.br);
  expect((await pageFor(asked('/cart.data'), render)).bodies).toEqual({ identity: body });
});

test('one that could not be rendered is tried again', async () => {
  const pageFor = createRefusedPages(() => 0);
  await expect(pageFor(asked('/'), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const page = { status: 429, headers: {}, bodies: { identity: Buffer.from('') } };
  expect(await pageFor(asked('/'), async () => page)).toMatchObject(page);
});
