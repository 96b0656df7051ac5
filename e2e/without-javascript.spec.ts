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
  await page.getByRole('button', { name: 'Anwenden', exact: true }).click();
  await expect(page).toHaveURL(/sort=texts\.name1_desc/);
  await expect(page.getByRole('combobox', { name: 'Sortieren nach' })).toHaveValue('texts.name1_desc');
});

test('filters a list', async ({ page }) => {
  await page.goto('/kueche-gastronorm?sort=texts.name1_asc');
  const filters = page.getByRole('complementary', { name: 'Filter' });
  for (const name of ['Material', 'Preis']) await filters.locator('summary', { hasText: name }).click();
  const material = filters.getByRole('group', { name: 'Material', exact: true });
  await material.getByRole('checkbox', { name: /^Edelstahl/ }).check();
  await filters.getByRole('checkbox', { name: /^Gusseisen/ }).check();
  await filters.getByRole('textbox', { name: 'bis' }).fill('49,90');
  await filters.getByRole('button', { name: 'Filter anwenden' }).click();
  await expect(page).toHaveURL('/kueche-gastronorm?sort=texts.name1_asc&facets=5104,5106&priceMax=49,90');
  await expect(page.getByRole('list', { name: 'Gesetzte Filter' }).getByRole('link')).toHaveText([
    'Material: Edelstahl',
    'Material: Gusseisen',
    'bis 49,90 €',
    'Alle Filter zurücksetzen',
  ]);
  await page.getByRole('link', { name: 'Filter „Material: Gusseisen“ aufheben' }).click();
  await expect(page).toHaveURL('/kueche-gastronorm?facets=5104&priceMax=49.9&sort=texts.name1_asc');

  await filters.getByRole('textbox', { name: 'von' }).fill('60');
  await filters.getByRole('button', { name: 'Filter anwenden' }).click();
  await expect(filters.getByRole('textbox', { name: 'von' })).toHaveAccessibleDescription(/höher als/);
  await expect(filters.getByRole('textbox', { name: 'bis' })).toHaveValue('49,90');
});

test('on a phone the filters come above the list', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/geschirr/teller');
  await page.getByRole('link', { name: 'Filter', exact: true }).click();
  const filters = page.getByRole('complementary', { name: 'Filter' });
  await filters.getByRole('checkbox', { name: /^Porzellan/ }).check();
  await filters.getByRole('button', { name: 'Filter anwenden' }).click();
  await expect(page.getByRole('article')).toHaveCount(14);
  await expect(page.getByRole('link', { name: 'Filter (1)' })).toBeVisible();
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
