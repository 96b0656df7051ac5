import { runStockTask } from '@mise/server/commands/stock-command.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { confirmedOrder, fillCheckout, napkins, newEmail, orderButton, putIntoCart, rack } from './shopper.ts';
import { withDatabase } from './with-database.ts';

/** A plate that is sold in cartons of six and of twelve. */
const sixPack = '/geschirr/teller/teller-flach-mit-fahne-hallhof_1002_10024';
const quantityOf = (page: Page) =>
  page.getByRole('main').getByRole('textbox', { name: 'Menge von Teller flach mit Fahne Hallhof', exact: true });

test('480 plates of an item in cartons of six are 480 plates, from the page to the mail', async ({ page, mailsTo }) => {
  const email = newEmail();
  await page.goto(sixPack);
  const main = page.getByRole('main');
  const field = quantityOf(page);
  const add = main.getByRole('button', { name: 'In den Warenkorb', exact: true }).first();

  // Typed without a look at what it counts: asked about, and nothing is added meanwhile.
  await field.fill('480');
  await add.click();
  await expect(main.getByText('480 Kartons = 2.880 Stück', { exact: false })).toBeVisible();
  await expect(main.getByText('sind 2.880 Stück. Möchten Sie so viele')).toBeVisible();
  await expect(add).toBeFocused();
  await expect(page.getByRole('link', { name: /^Warenkorb, [1-9]/ })).toHaveCount(0);
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Nein, ich meine 480 Stück' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(main.getByRole('radio', { name: 'Stück' })).toBeChecked();
  await expect(field).toHaveValue('480');
  await expect(main.getByText('80 Kartons = 480 Stück', { exact: false })).toBeVisible();

  // Pieces that fill no carton are told so; the number that was typed stays.
  await field.fill('481');
  await field.press('Tab');
  await expect(field).toHaveValue('481');
  await expect(main.getByText('481 Stück gehen nicht auf')).toBeVisible();
  await field.fill('480');
  await field.press('Tab');

  await expect(main.getByText('40 Kartons zu 12 Stück')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'So in den Warenkorb' }).click();
  await expect(page.getByRole('link', { name: /^Warenkorb, 1 Position/ }).filter({ visible: true })).toBeVisible();

  await page.goto('/cart');
  await expect(main).toContainText('40 Kartons = 480 Stück');
  await expect(main).toContainText('85,20 € / Karton');
  await expect(main).toContainText('7,10 € / Stück');
  await expect(main).toContainText('1 Position, 480 Stück');
  await main.getByRole('button', { name: 'Zur Kasse' }).filter({ visible: true }).first().click();

  await fillCheckout(page, email);
  await expect(page.getByRole('complementary', { name: 'Bestellübersicht' })).toContainText('40 Kartons = 480 Stück');
  await orderButton(page).click();
  await confirmedOrder(page);
  await expect(main).toContainText('40 Kartons = 480 Stück');
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('40 Kartons = 480 Stück');
  // What a carton is, is said as in the cart.
  await expect(main).toContainText('Karton\u00a0zu\u00a012\u00a0Stück');
  expect(mail?.text).toContain('Karton zu 12 Stück');
  expect(mail?.text).toContain('85,20\u00a0€ / Karton · 7,10\u00a0€ / Stück');
});

test('more cartons than there are: what was typed is asked about, and is the number that pieces are counted by', async ({
  page,
}, info) => {
  const left = (quantity: number) =>
    withDatabase(info.config.metadata.settings, (db) => runStockTask(db, { number: 'TW-1003-K6', quantity }, () => {}));
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: /^Menge von Suppenteller/ });
  const add = main.getByRole('button', { name: 'In den Warenkorb', exact: true }).first();
  await page.goto('/geschirr/teller/suppenteller-mit-fahne-hallhof_1003_10031');
  await field.fill('480');
  await add.click();
  await expect(main.getByText('180 Kartons sind 1.080 Stück. Möchten Sie so viele')).toBeVisible();
  await main.getByRole('button', { name: 'Nein, ich meine 480 Stück' }).click();
  await expect(field).toHaveValue('480');
  await expect(main.getByText('80 Kartons = 480 Stück', { exact: false })).toBeVisible();

  // Fewer than are usually asked about: nobody who typed 480 gets them unasked.
  await main.getByRole('radio', { name: 'Kartons' }).click();
  await left(15);
  try {
    await expect(async () => {
      await page.reload();
      await field.fill('480');
      await field.press('Tab');
      await expect(field).toHaveValue('15', { timeout: 1_000 });
    }).toPass();
    await add.click();
    await expect(main.getByText('15 Kartons sind 90 Stück. Möchten Sie so viele')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Ja, 15 Kartons' })).toBeVisible();
    // As many pieces as were typed are not there either.
    await expect(main.getByRole('button', { name: 'Nein, ich meine' })).toHaveCount(0);
  } finally {
    await left(180);
  }
});

test('a press on "add" is not lost where the number that was typed is more than there are', { tag: '@phone' }, async ({
  page,
  hasTouch,
}) => {
  // No journey sets the stock of this one; some order of it.
  await page.goto('/search?term=TW-1139-K');
  const card = page.getByRole('article').filter({ hasText: 'TW-1139-K6' });
  await card.getByRole('textbox').fill('480');
  // The number is put right when the field is left, which is while the button is pressed.
  const add = card.getByRole('button', { name: /^In den Korb/ });
  await (hasTouch ? add.tap() : add.click());
  await expect(card.getByText(/^2\d\d Kartons sind 1\.\d{3} Stück\. Möchten Sie so viele/)).toBeVisible();
  const most = Number(await card.getByRole('textbox').inputValue());
  await expect(card.getByText(`Menge auf ${most} angepasst`)).toBeVisible();
  await card.getByRole('button', { name: 'Menge ändern' }).click();

  // The buttons beside the field go on from what was typed.
  await card.getByRole('textbox').fill('500');
  await card.getByRole('button', { name: /verringern$/ }).click();
  await expect(card.getByRole('textbox')).toHaveValue(String(most - 1));
  await expect(card.getByText(`Menge auf ${most} angepasst`)).toHaveCount(0);
});

test('a price with fractions of cents stands with its unit wherever it stands', async ({ page }) => {
  await page.goto('/search?term=Papiertrinkhalm');
  const card = page.getByRole('article').filter({ hasText: 'TW-1026-NA' });
  await expect(card).toContainText(/0,0249\s€\s*je Stück/);
  await expect(card).toContainText(/Ab 2\.500 Stück 0,0224\s€ \/ Stück/);
  // Another term than the field has already: before the scripts are there, the same one is no change that they could see.
  await page.getByRole('banner').getByLabel('Shop durchsuchen').fill('Trinkhalm');
  await expect(page.getByRole('option', { name: /Papiertrinkhalm, lose/ })).toContainText(/0,0249\s€ \/ Stück/);

  await page.goto('/glaeser/bar-wasserglaeser/papiertrinkhalm_1026_10260');
  const tiers = page.getByRole('table', { name: 'Staffelpreise' });
  await expect(tiers.getByRole('columnheader', { name: 'Preis je Stück' })).toBeVisible();
  await expect(page.getByText(/^Noch 2\.000 Stück bis 0,0224\s€ je Stück: Bei 2\.500 Stück/)).toBeVisible();
});

test('how a buyer counts is remembered from one product to the next', async ({ page }) => {
  await page.goto(sixPack);
  await page.getByRole('radio', { name: 'Stück' }).click();
  await expect(page.getByRole('radio', { name: 'Stück' })).toBeChecked();
  await expect(quantityOf(page)).toHaveValue('6');
  await page.goto('/geschirr/teller/teller-flach-mit-fahne-hallhof_1002_10020');
  await expect(page.getByRole('radio', { name: 'Stück' })).toBeChecked();
  await expect(quantityOf(page)).toHaveValue('6');
});

test('a line that was removed comes back as it was, where it was', async ({ page }) => {
  await putIntoCart(page, [
    { ...napkins, quantity: 3 },
    { ...rack, quantity: 1 },
  ]);
  await page.goto('/cart');
  const lines = page.getByRole('region', { name: 'Artikel im Warenkorb' });
  const quantities = lines.getByRole('textbox', { name: /^Menge von / });
  await page.getByRole('button', { name: /^Tissue-Serviette .* entfernen$/ }).click();
  await expect(quantities).toHaveCount(1);
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(quantities).toHaveCount(2);
  await expect(quantities.first()).toHaveValue('3');
  await expect(quantities.first()).toBeFocused();

  // More packs than anybody usually means are asked about before the line changes.
  await quantities.first().fill('480');
  await quantities.first().press('Enter');
  await expect(lines.getByText('48.000 Stück. Möchten Sie so viele')).toBeVisible();
  await lines.getByRole('button', { name: 'Menge ändern' }).press('Enter');
  await expect(quantities.first()).toHaveValue('3');
  await expect(quantities.first()).toBeFocused();
});

test('total and checkout are in reach on a phone, however long the cart', { tag: '@phone-only' }, async ({ page }) => {
  await putIntoCart(page, [
    { ...napkins, quantity: 3 },
    { ...rack, quantity: 1 },
  ]);
  await page.goto('/cart');
  const toCheckout = page.getByRole('button', { name: 'Zur Kasse' }).last();
  await expect(toCheckout).toBeInViewport();
  await expectAccessible(page);

  // What says that a line is gone covers neither.
  await page.getByRole('button', { name: /^Tissue-Serviette .* entfernen$/ }).click();
  const bar = page.locator('[data-checkout-bar]');
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await expect(undo).toBeVisible();
  const message = await page.getByRole('region', { name: 'Meldungen' }).boundingBox();
  const top = (await bar.boundingBox())?.y ?? 0;
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(top);
});
