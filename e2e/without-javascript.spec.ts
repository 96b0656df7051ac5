import { expect, test } from './fixtures.ts';

/** The pages are whole before a script runs: browsing, searching, paging and reading need none. */
test.use({ javaScriptEnabled: false });

test('browses, pages and sorts a list', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Küche & Gastronorm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Küche & Gastronorm' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);

  await page.getByRole('link', { name: 'Nächste Seite' }).last().click();
  await expect(page).toHaveURL('/kueche-gastronorm?page=2');
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Name Z–A');
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect(page).toHaveURL(/sort=texts\.name1_desc/);
  await expect(page.getByRole('combobox', { name: 'Sortieren nach' })).toHaveValue('texts.name1_desc');
});

test('opens the menu', async ({ page }) => {
  await page.goto('/en');
  const menu = page.getByRole('navigation', { name: 'Range' });
  await menu.locator('summary', { hasText: 'Tableware' }).click();
  await menu.getByRole('link', { name: 'Plates', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plates' })).toBeVisible();
});

test('on a phone the menu leads to the range below', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Geschirr', exact: true })).toBeInViewport();
});

test('searches and reads a product', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('banner').getByLabel('Search the shop').fill('espresso cup');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const product = page.getByRole('article').first();
  const name = (await product.getByRole('heading').textContent()) ?? '';
  await product.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Item no.').first()).toBeVisible();
});

test('changes the language', async ({ page }) => {
  await page.goto('/geschirr/teller');
  await page.getByRole('link', { name: 'diese Seite auf Englisch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plates' })).toBeVisible();
});
