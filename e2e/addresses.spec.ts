import { expect, test } from './fixtures.ts';

const plate = {
  de: '/geschirr/teller/coupeteller-ebene_1001_10003',
  en: '/en/tableware/plates/ebene-coupe-plate_1001_10003',
};

const moves: [from: string, to: string][] = [
  ['/Geschirr/Teller/', '/geschirr/teller'],
  ['/en/', '/en'],
  ['/geschirr//teller?sort=texts.name1_asc', '/geschirr/teller?sort=texts.name1_asc'],
  ['/p/10003/irgendein-name', plate.de],
  ['/en/p/10003/any-name', plate.en],
  ['/falscher-name_1001_10003', plate.de],
];

for (const [from, to] of moves) {
  test(`${from} moves to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(to);
  });
}

const canonicals: [address: string, canonical: string][] = [
  ['/', '/'],
  ['/de', '/'],
  ['/en', '/en'],
  ['/de/geschirr/teller', '/geschirr/teller'],
  ['/geschirr/teller?utm_source=mail&sort=texts.name1_asc', '/geschirr/teller'],
  ['/kueche-gastronorm?page=2', '/kueche-gastronorm?page=2'],
  [plate.de, plate.de],
  ['/en/tableware/plates/ebene-coupe-plate_1001_10003', plate.en],
];

for (const [address, canonical] of canonicals) {
  test(`${address} is canonical at ${canonical}`, async ({ page, baseURL }) => {
    await page.goto(address);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(canonical, baseURL).href);
    for (const language of ['de', 'en', 'x-default']) {
      await expect(page.locator(`link[rel=alternate][hreflang=${language}]`)).toHaveCount(1);
    }
  });
}

test('the same page in each language is named by both', async ({ page, baseURL }) => {
  const alternate = (language: string) => page.locator(`link[rel=alternate][hreflang=${language}]`);
  for (const address of Object.values(plate)) {
    await page.goto(address);
    await expect(alternate('de')).toHaveAttribute('href', `${baseURL}${plate.de}`);
    await expect(alternate('en')).toHaveAttribute('href', `${baseURL}${plate.en}`);
    await expect(alternate('x-default')).toHaveAttribute('href', `${baseURL}${plate.de}`);
  }
});

test('the pages of a list name their neighbors', async ({ page, baseURL }) => {
  await page.goto('/kueche-gastronorm?page=2');
  await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', `${baseURL}/kueche-gastronorm`);
});

for (const address of ['/gibt-es-nicht', '/fr/assiettes', '/teller_999999_1', '/p/999999999/x', '/en/geschirr']) {
  test(`${address} is not there`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(await answer.text()).toContain('noindex');
  });
}

test('an anonymous page begins no session and may be kept by a cache in front', async ({ request }) => {
  const answer = await request.get('/geschirr');
  expect(answer.headers()['set-cookie']).toBeUndefined();
  expect(answer.headers()['cache-control']).toContain('public');
  const again = await request.get('/geschirr', { headers: { 'if-none-match': answer.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});
