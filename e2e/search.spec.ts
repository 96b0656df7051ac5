import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

test('a term finds products, also with a typing error', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('banner').getByLabel('Shop durchsuchen');
  await field.fill('espresotasse');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?term=espresotasse');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('espresotasse');
  await expect(page.getByRole('article').first()).toContainText('Espressotasse');
  await expect(page.getByText('Meinten Sie:').getByRole('link', { name: 'espressotasse' })).toBeVisible();

  await field.fill('Handtuch anthrazit');
  await field.press('Enter');
  await expect(page.getByText('Keine Treffer für alle Wörter. Ohne „anthrazit“:')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await field.fill('tw 1001 27 ws');
  await field.press('Enter');
  await expect(page).toHaveURL(/_1001_10003$/);
});

test('suggestions are chosen with the keyboard', async ({ page }) => {
  await page.goto('/en');
  const field = page.getByRole('banner').getByLabel('Search the shop');
  await field.click();
  await field.pressSequentially('plate');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await expectAccessible(page);

  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();
  await field.press('ArrowUp');
  await expect(options.and(page.getByRole('option', { selected: true }))).toHaveCount(0);

  await field.press('Escape');
  await expect(options.first()).toBeHidden();
  await field.press('ArrowDown');
  const address = await options.first().getAttribute('href');
  await field.press('Enter');
  await expect(page).toHaveURL(address ?? '');
});

test('a suggestion is followed by a click', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByLabel('Shop durchsuchen').fill('teller');
  const products = page.getByRole('group', { name: 'Artikel' }).getByRole('option');
  await expect(products.first()).toContainText(/Art\.-Nr\. \S+ · \d+ Stück/);
  await products.first().click();
  await expect(page).toHaveURL(/_\d+_\d+$/);
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('nothing found says what to do next', async ({ page }) => {
  await page.goto('/search?term=besteqxvjck');
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Treffer für „besteqxvjck“' })).toBeVisible();
  await expect(page.getByText('Prüfen Sie die Schreibweise')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Passende Kategorien' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/besteck/,
  );
  await expect(page.getByRole('main').getByRole('link', { name: '+49 40 66969-120' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Ähnliche Begriffe' })
    .getByRole('link', { name: 'besteck', exact: true })
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
