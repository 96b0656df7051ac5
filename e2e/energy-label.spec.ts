import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectInWidth } from './expect-in-width.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import { putIntoCart } from './shopper.ts';

const category = '/hotel-bad/zimmerausstattung';
const large = { path: `${category}/minibar-kernzone_1299_40396`, variationId: 40396 };

const arrow = (place: Page | Locator, efficiencyClass: string) =>
  place.getByRole('button', {
    name: `Energieeffizienzklasse ${efficiencyClass}, Skala von A bis G Energieetikett zeigen`,
  });
const sheet = (place: Page | Locator) => place.getByRole('link', { name: 'Produktdatenblatt' });

test('the energy label is opened from the arrow beside a price, in a list and on the page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(category);
  const card = page.getByRole('article').filter({ hasText: 'Minibar' });
  await card.scrollIntoViewIfNeeded();
  await expect(sheet(card)).toHaveAttribute('href', /produktdatenblatt-tw-1299-30\.pdf$/);
  await arrow(card, 'D').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Energieetikett' });
  const label = dialog.getByRole('img', { name: 'Energieeffizienzklasse D, Skala von A bis G' });
  await expect(label).toBeVisible();
  await expect.poll(() => label.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(500);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(arrow(card, 'D')).toBeFocused();

  // Another variation, another class.
  await card.getByLabel(/Fassungsvermögen/).selectOption('40 l');
  await expect(arrow(card, 'E')).toBeVisible();
  await expect(sheet(card)).toHaveAttribute('href', /tw-1299-40\.pdf$/);
  await expectInWidth(page);

  await page.goto(large.path);
  await expect(arrow(page, 'E').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await sheet(page).first().click();
  expect((await download).suggestedFilename()).toBe('produktdatenblatt-tw-1299-40.pdf');
  await expectAccessible(page);
});

test('the arrow stands with the price in the table of sizes, the comparison, suggestions, cart and checkout', async ({
  page,
}) => {
  await page.goto(large.path);
  await page.getByRole('link', { name: 'Alle 2 Ausführungen in einer Tabelle bestellen' }).click();
  const rows = page.getByRole('row').filter({ hasText: 'TW-1299' });
  await expect(rows).toHaveCount(2);
  await expect(arrow(rows.nth(0), 'D')).toBeVisible();
  await expect(arrow(rows.nth(1), 'E')).toBeVisible();

  await page.goto('/compare?items=40395,40396');
  const columns = page.getByRole('columnheader');
  await expect(arrow(columns.nth(0), 'D')).toBeVisible();
  await expect(arrow(columns.nth(1), 'E')).toBeVisible();

  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Shop durchsuchen' }))
    .fill('minibar');
  const option = page.getByRole('option', { name: /Minibar Kernzone/ });
  await expect(option.getByRole('img', { name: 'Energieeffizienzklasse D, Skala von A bis G' })).toBeVisible();

  await putIntoCart(page, [{ variationId: large.variationId, quantity: 2 }]);
  await page.goto('/cart');
  const line = page.getByRole('listitem').filter({ hasText: 'TW-1299-40' });
  await arrow(line, 'E').click();
  await expect(page.getByRole('dialog', { name: 'Energieetikett' })).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await page.goto('/checkout');
  const summary = page.getByRole('complementary', { name: 'Bestellübersicht' });
  await expect(arrow(summary, 'E')).toBeVisible();
  await expect(arrow(page.getByRole('form', { name: 'Kasse' }), 'E')).toBeVisible();
});

test('a label that was opened before the scripts came stays open when they do', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(category, { waitUntil: 'commit' });
  const card = page.getByRole('article').filter({ hasText: 'Minibar' });
  const dialog = page.getByRole('dialog', { name: 'Energieetikett' });
  await arrow(card, 'D').click();
  await expect(dialog).toBeVisible();
  const pressed = () =>
    page.evaluate(() => (window as unknown as { earlyInput: { pressed: Event[] } }).earlyInput.pressed.length);
  expect(await pressed()).toBe(1);
  scripts.let();
  await expect.poll(pressed).toBe(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(arrow(card, 'D')).toBeFocused();
});

test('a press beside the label and Escape close it alone, and lead nowhere', async ({ page }) => {
  await page.goto(category);
  const card = page.getByRole('article').filter({ hasText: 'Minibar' });
  const dialog = page.getByRole('dialog', { name: 'Energieetikett' });
  const other = page.getByRole('article').first();
  await arrow(card, 'D').click();
  await expect(dialog).toBeVisible();
  const { x, y } = (await other.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 40, Math.max(y, 0) + 40);
  await expect(dialog).toBeHidden();
  await expect(arrow(card, 'D')).toBeFocused();
  await expect(page).toHaveURL(category);

  await card.getByRole('button', { name: /^In den Korb/ }).click();
  const cart = page.getByRole('dialog', { name: 'Im Warenkorb' });
  const inCart = arrow(cart.getByRole('listitem').filter({ hasText: 'TW-1299-30' }), 'D');
  await inCart.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cart).toBeVisible();
  await inCart.click();
  await page.mouse.click(x + 40, Math.max(y, 0) + 40);
  await expect(dialog).toBeHidden();
  await expect(cart).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
});

test('the arrow in the bar of a phone opens the label, too', { tag: ['@phone', '@phone-only'] }, async ({ page }) => {
  await page.goto(large.path);
  await page.getByRole('heading', { name: 'Bewertungen' }).scrollIntoViewIfNeeded();
  const bar = page.getByRole('region', { name: 'Schnell bestellen' });
  await arrow(bar, 'E').tap();
  await expect(page.getByRole('dialog', { name: 'Energieetikett' })).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).tap();
  await expect(bar).toBeVisible();
  await expectInWidth(page);
});

test('the arrow stands with the price in the dialog to the checkout', async ({ page }) => {
  // As a shop whose owner wants the dialog answers its pages.
  await page.route(`**${category}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('sideCart', 'quickCheckout');
    // It names the scripts of the page by their sums.
    const { 'content-security-policy': _policy, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers, body });
  });
  await page.goto(category);
  const card = page.getByRole('article').filter({ hasText: 'Minibar' });
  await card.getByRole('button', { name: /^In den Korb/ }).click();
  const added = page.getByRole('dialog', { name: 'Im Warenkorb' });
  await arrow(added, 'D').click();
  const label = page.getByRole('dialog', { name: 'Energieetikett' });
  await expect(label).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(label).toBeHidden();
  await expect(added).toBeVisible();
});
