import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

test('a tag of a product leads to all that bear it, in pages and orders as a category', async ({ page }) => {
  await page.goto('/tag/bestseller');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('list', { name: 'Eigenschaften' }).getByRole('link', { name: 'Bestseller' }).click();
  await expect(page).toHaveURL(/\/tag\/bestseller$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestseller');
  await expectAccessible(page);

  await page.getByLabel('Sortieren nach').selectOption({ index: 3 });
  await expect(page).toHaveURL(/\/tag\/bestseller\?sort=/);
  await page.goto('/tag/bestseller?page=2');
  await expect(page).toHaveTitle(/^Bestseller, Seite 2/);
  await page.goto('/tag/bestseller?page=999');
  expect(new URL(page.url()).searchParams.get('page')).toMatch(/^\d{1,2}$/);
});

test('the page of a tag stands in both languages and names them to search engines', async ({ request }) => {
  const [german, english, prefixed] = await Promise.all(
    ['/tag/neu', '/en/tag/new', '/de/tag/neu'].map((address) => request.get(address)),
  );
  expect(await german?.text()).toMatch(/<h1[^>]*>Neu</);
  expect(await english?.text()).toMatch(/<h1[^>]*>New</);
  for (const answer of [german, prefixed]) {
    const html = (await answer?.text()) ?? '';
    expect(html).toMatch(/rel="canonical" href="[^"]+\/\/[^/"]+\/tag\/neu"/);
    expect(html).toMatch(/<link(?=[^>]* hrefLang="en")[^>]* href="[^"]+\/en\/tag\/new"/i);
  }
  expect(german?.headers()['cache-control']).toContain('public');
  const foreign = await request.get('/en/tag/neu?page=2', { maxRedirects: 0 });
  expect([foreign.status(), foreign.headers().location]).toEqual([301, '/en/tag/new?page=2']);
});

test('a tag that does not exist is not found', async ({ request }) => {
  for (const address of ['/tag/gibt-es-nicht', '/en/tag/nope', '/tag/Neu%20']) {
    expect((await request.get(address)).status()).toBe(404);
  }
});
