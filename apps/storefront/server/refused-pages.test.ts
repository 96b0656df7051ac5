import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { KeptPage } from './page-cache/page-cache.ts';
import { createRefusedPages } from './refused-pages.ts';

const refusal = (body: string, status = 429): KeptPage => ({
  status,
  headers: {},
  bodies: { identity: Buffer.from(body) },
});

test('a refusal is rendered once for a language and for ten seconds, as a document and as data, for addresses of its own', async () => {
  let now = 1000;
  const rendered: string[] = [];
  const refusedPage = createRefusedPages(
    () => now,
    async (address) => {
      rendered.push(address);
      return refusal(String(rendered.length));
    },
  );
  const bodyOf = async (language: 'de' | 'en', isData = false) =>
    String((await refusedPage({ language, isData })).bodies.identity);

  expect(await Promise.all([bodyOf('de'), bodyOf('de'), bodyOf('de')])).toEqual(['1', '1', '1']);
  expect([await bodyOf('en'), await bodyOf('en'), await bodyOf('de')]).toEqual(['2', '2', '1']);
  expect([await bodyOf('de', true), await bodyOf('en', true), await bodyOf('de', true)]).toEqual(['3', '4', '3']);
  expect(rendered).toEqual(['/', '/en', '/_.data', '/en/_.data']);
  now += 10_000;
  expect(await bodyOf('de')).toBe('5');
});

test('it is packed once for all who are sent it', async () => {
  const body = '<p>Teller</p>'.repeat(500);
  const refusedPage = createRefusedPages(
    () => 0,
    async () => refusal(body),
  );
  const asked = { language: 'de', isData: false } as const;
  const [first, second] = [await refusedPage(asked), await refusedPage(asked)];
  expect(String(brotliDecompressSync(first.bodies.br ?? ''))).toEqual(body);
  expect(second.bodies.br).toBe(first.bodies.br);
});

test('what is no refusal, or could not be rendered, is kept for nobody', async () => {
  const pages = [
    () => Promise.reject(new Error('away')),
    async () => refusal('not found', 404),
    async () => refusal('too many'),
  ];
  const refusedPage = createRefusedPages(
    () => 0,
    () => pages.shift()?.() ?? Promise.reject(new Error('rendered once more')),
  );
  const asked = { language: 'de', isData: false } as const;
  await expect(refusedPage(asked)).rejects.toThrow('away');
  expect(await refusedPage(asked)).toMatchObject({ status: 404 });
  expect(await refusedPage(asked)).toMatchObject({ status: 429 });
  expect(await refusedPage(asked)).toMatchObject({ status: 429 });
});
