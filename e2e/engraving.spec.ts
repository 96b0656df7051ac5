import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { ask, confirmedOrder, fillCheckout, newEmail, orderButton } from './shopper.ts';

const cutlery = '/besteck/tafelbesteck-schilf_1028_10280';
const name = 'Tafelbesteck Schilf';
const logo = {
  name: 'Logo Krone.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'),
};
const noReturn = /vom Widerruf und von der Rückgabe ausgeschlossen/;

const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' });

async function chooseFile(page: Page, file: typeof logo): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Datei (auswählen|ersetzen)$/ }).click();
  await (await chooser).setFiles(file);
}

// One file is refused on purpose.
test.use({ expectedConsoleErrors: [/status of 422 .*doUploadOrderPropertyFile/] });

test('engraving with text, typeface and a file', { tag: '@phone' }, async ({ page, browser, baseURL, mailsTo }) => {
  await page.goto(cutlery);
  await page
    .getByText(/\(optional\)/)
    .first()
    .click();
  const text = page.getByRole('textbox', { name: /^Gravurtext/ });
  const typeface = page.getByRole('combobox', { name: /^Schriftart der Gravur/ });

  await test.step('a text is counted and never cut', async () => {
    await text.fill('Gasthaus zur Krone, Stuttgart');
    await expect(page.getByText('29 von 18 Zeichen')).toBeVisible();
    await expect(page.getByText(/höchstens 18 Zeichen\. Nichts wird abgeschnitten/)).toBeVisible();
    await expect(text).toHaveValue('Gasthaus zur Krone, Stuttgart');
    await text.fill('Gasthaus Krone');
    await expect(page.getByText('14 von 18 Zeichen')).toBeVisible();
  });

  await test.step('a text needs its typeface, in which it is shown', async () => {
    await add(page).click();
    await expect(typeface).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('Für „Gravurtext“ wird es gebraucht');
    await typeface.selectOption('Schreibschrift');
    const preview = page.getByRole('img', { name: 'So sieht der Text aus: Gasthaus Krone' });
    await expect(preview).toHaveCSS('font-family', /Preview script/);
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Preview script"'))).toBe(true);
  });

  await test.step('a file on its way is waited for, and can be cancelled', async () => {
    const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\/doUploadOrderPropertyFile$/, async (route) => {
      await mayGo;
      await route.abort().catch(() => undefined);
    });
    await chooseFile(page, logo);
    await expect(page.getByText(/^Logo Krone\.svg wird hochgeladen/)).toBeVisible();
    await add(page).click();
    await expect(page.getByRole('alert')).toContainText('Die Datei wird noch hochgeladen.');
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page.getByRole('button', { name: 'Datei auswählen' })).toBeFocused();
    letGo();
    await page.unroute(/\/doUploadOrderPropertyFile$/);
  });

  await test.step('what is no drawing is refused, and may be replaced and removed', async () => {
    await chooseFile(page, { ...logo, buffer: Buffer.from('MZ') });
    await expect(page.getByText('Diese Datei wird nicht angenommen.')).toBeVisible();
    await chooseFile(page, { ...logo, buffer: Buffer.from('') });
    await expect(page.getByText('Diese Datei ist leer.')).toBeVisible();
    await chooseFile(page, logo);
    await expect(page.getByRole('link', { name: logo.name })).toBeVisible();
    await page.getByRole('button', { name: `${logo.name} entfernen` }).click();
    await expect(page.getByRole('button', { name: 'Datei auswählen' })).toBeFocused();
    await chooseFile(page, logo);
    await expect(page.getByRole('link', { name: logo.name })).toBeVisible();
  });

  await test.step('days and the end of the right to return are said before buying', async () => {
    await expect(page.getByText('8 Werktage länger bis zum Versand')).toBeVisible();
    await expect(page.getByText(noReturn)).toBeVisible();
    await expect(page.getByText('Wird nach Bestellung gefertigt')).toBeVisible();
    // 17,90 € down to 17,45 € is what the engraving leaves of 7 % on the bare article.
    await expect(page.getByRole('row', { name: /^ab 60 Stück/ })).toHaveText(/17,45\s€\s*2\s%$/);
    await expectAccessible(page);
  });

  await add(page).click();
  await expect(page.getByRole('link', { name: /^Warenkorb, 1/ }).filter({ visible: true })).toBeVisible();
  await page.goto('/cart');
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('Gravurtext: Gasthaus Krone');
  await expect(line).toContainText('Schriftart der Gravur: Schreibschrift');
  await expect(line).toContainText(noReturn);
  await expect(line).toContainText('Lieferung voraussichtlich');
  await expect(line).not.toContainText('Auf Lager');
  await expect(line.getByRole('link', { name: logo.name })).toBeVisible();

  const email = newEmail();
  await page.getByRole('button', { name: 'Zur Kasse' }).first().click();
  await fillCheckout(page, email);
  await expect(page.getByText(noReturn).filter({ visible: true }).first()).toBeVisible();
  await orderButton(page).click();
  await confirmedOrder(page);

  const file = page.getByRole('link', { name: logo.name });
  const download = page.waitForEvent('download');
  await file.click();
  expect(await readFile(await (await download).path())).toEqual(logo.buffer);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('Gasthaus Krone');
  expect(mail?.text).toContain('Logo Krone');

  const address = new URL((await file.getAttribute('href')) ?? '', baseURL);
  address.search = '';
  const stranger = await browser.newContext();
  expect((await stranger.request.get(address.href)).status()).toBe(404);
  await stranger.close();
});

test.describe('a cart with ten files', () => {
  test.use({ expectedConsoleErrors: [/status of 409 .*doUploadOrderPropertyFile/] });

  test('takes no eleventh, says so and loses nothing', { tag: '@phone' }, async ({ page }) => {
    await page.goto(cutlery);
    for (let count = 1; count <= 10; count += 1) {
      const file = { base64: logo.buffer.toString('base64'), filename: `Tisch ${count}.svg` };
      const address = await ask(page, 'doUploadOrderPropertyFile', file);
      const basketItemOrderParams = [{ property: { id: 69, value: address } }];
      await ask(page, 'doAddCartItem', { productId: 10280, quantity: 12, basketItemOrderParams });
    }
    await page.reload();
    await page
      .getByText(/\(optional\)/)
      .first()
      .click();
    const text = page.getByRole('textbox', { name: /^Gravurtext/ });
    await text.fill('Krone');
    await page.getByRole('combobox', { name: /^Schriftart der Gravur/ }).selectOption('Antiqua');
    await chooseFile(page, logo);
    await expect(page.getByText(/^Ein Warenkorb nimmt höchstens 10 Dateien auf\. Bitte/)).toBeVisible();
    await expectAccessible(page);
    await expect(text).toHaveValue('Krone');
    await add(page).click();
    await expect(page.getByRole('dialog', { name: 'Im Warenkorb' })).toContainText('Gravurtext: Krone');
    await page.goto('/cart');
    for (let count = 1; count <= 10; count += 1)
      await expect(page.getByRole('link', { name: `Tisch ${count}.svg`, exact: true })).toBeVisible();
  });
});

test.describe('the scripts of the questions', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  /** Answers and presses before the scripts are there, of which the first tries fail. */
  async function orderWithout(page: Page, lostTries: number): Promise<void> {
    const pressed = Promise.withResolvers<void>();
    let tries = 0;
    await page.route(/\/assets\/product-questions-[\w-]+\.js/, async (route) => {
      tries += 1;
      if (tries > lostTries) return route.continue();
      await pressed.promise;
      await route.abort();
    });
    await page.goto(cutlery);
    await page
      .getByText(/\(optional\)/)
      .first()
      .click();
    await page.getByRole('textbox', { name: /^Gravurtext/ }).fill('Krone');
    await page.getByRole('combobox', { name: /^Schriftart der Gravur/ }).selectOption('Antiqua');
    await add(page).click();
    pressed.resolve();
  }

  test('lost for a moment cost neither what was typed nor the press', async ({ page }) => {
    await orderWithout(page, 2);
    await expect(page.getByRole('dialog', { name: 'Im Warenkorb' })).toContainText('Gravurtext: Krone');
  });

  test('lost for good have the page loaded anew, which says so', async ({ page }) => {
    await orderWithout(page, 3);
    const told = page.getByRole('region', { name: 'Meldungen' });
    await expect(told).toContainText('Ihr letzter Schritt wurde dabei nicht ausgeführt');
    await expect(page.locator('input[id^="question-"]').first()).toHaveValue('Krone');
    await page.reload();
    await expect(add(page)).toBeEnabled();
    await expect(told).toBeEmpty();
  });
});
