import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { ask, putIntoCart } from './shopper.ts';

const containers = '/kueche-gastronorm/gn-behaelter/gn-behaelter-passgenau-edelstahl_1038_20021';
/** GN 1/1 in 150 mm, of which 184 are there. */
const deepest = 20023;

async function quantities(page: Page) {
  const { items = [] } = await ask(page, 'getCart', undefined);
  return items.map(({ variationId, quantity }) => [variationId, quantity]);
}

const sideCart = (page: Page) => page.getByRole('dialog', { name: 'Im Warenkorb' });

/** Whether a press in the middle of it, where it is now, goes to it. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test('all sizes of a container are ordered from one table', { tag: '@phone' }, async ({ page, hasTouch }) => {
  await page.goto('/kueche-gastronorm/gn-behaelter');
  await putIntoCart(page, [{ variationId: deepest, quantity: 180 }]);
  await page.getByRole('link', { name: /^Ausführungen wählen: GN-Behälter Passgenau, Edelstahl/ }).click();
  const table = page.getByRole('table', { name: /GN-Behälter Passgenau/ });
  await expect(table.getByRole('row')).toHaveCount(21);
  const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('GN 1/1, 100 mm')).toContainText('TW-1038-11-100');
  await expect(row('GN 1/1, 100 mm')).toContainText('21,90');
  await expect(row('GN 1/1, 100 mm')).toContainText('ab 50 Stück 18,60');
  await expectAccessible(page);

  const field = (name: string) => row(name).getByRole('textbox');
  await field('GN 1/1, 65 mm').fill('20');
  await field('GN 1/1, 150 mm').fill('10');
  await field('GN 1/2, 65 mm').fill('12');
  const add = page.getByRole('button', { name: '3 Ausführungen in den Warenkorb' });
  if (hasTouch) {
    // The bar of the page would add another quantity of one size.
    await expect(page.getByRole('region', { name: 'Schnell bestellen' })).toBeVisible();
    expect(await add.evaluate(isOnTop)).toBe(true);
  }
  await add.dblclick();

  await expect(page.getByRole('main').getByText(/^2 Ausführungen liegen im Warenkorb\. 1 Zeile/)).toBeVisible();
  await expect(field('GN 1/1, 150 mm')).toHaveValue('10');
  await expect(field('GN 1/1, 150 mm')).toHaveAttribute('aria-invalid', 'true');
  await expect(row('GN 1/1, 150 mm')).toContainText('184');
  await expect(field('GN 1/1, 65 mm')).toHaveValue('');
  await expect(row('GN 1/1, 65 mm')).toContainText('20 Stück hinzugefügt');
  expect(await quantities(page)).toEqual([
    [deepest, 180],
    [20021, 20],
    [20024, 12],
  ]);
});

test('whoever opens the table by the keyboard goes on before it', async ({ page }) => {
  await page.goto('/kueche-gastronorm/gn-behaelter/gn-behaelter-passgenau-edelstahl_1038_20021');
  await page.getByRole('button', { name: 'Tabelle mit 20 Ausführungen öffnen' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Alle Ausführungen auf einmal bestellen' })).toBeFocused();
  const table = page.getByRole('table', { name: /GN-Behälter Passgenau/ });
  await expect(table).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(table.getByRole('textbox').first()).toBeFocused();
});

test('articles are added from their cards one after the other, in the size that was chosen', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/geschirr/teller');
  const cards = page.getByRole('article').filter({ has: page.getByRole('combobox') });
  const first = cards.nth(0);
  const size = first.getByRole('combobox');
  const other = await size.locator('option:not(:checked)').first().getAttribute('value');
  const price = await first.getByText(/€/).first().textContent();
  await size.selectOption(other);
  await expect(first.getByText(/€/).first()).not.toHaveText(price ?? '');
  await first.getByRole('button', { name: /erhöhen$/ }).click();
  await first.getByRole('button', { name: /^In den Korb/ }).click();
  await expect(sideCart(page).getByRole('listitem')).toHaveCount(1);
  await expect(sideCart(page).getByRole('textbox')).toHaveValue('2');

  // The page goes on while it is open.
  await cards
    .nth(1)
    .getByRole('button', { name: /^In den Korb/ })
    .click();
  await expect(sideCart(page).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  expect((await quantities(page))[0]).toEqual([Number(other), 2]);

  await cards
    .nth(1)
    .getByRole('button', { name: /^In den Korb/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(sideCart(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sideCart(page)).toHaveCount(0);
  await expect(cards.nth(1).getByRole('button', { name: /^In den Korb/ })).toBeFocused();
});

test('a choice on a card asks once, the last one counts, and nothing below moves up', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/geschirr/teller');
  const card = (name: RegExp) => page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  const soup = card(/^Suppenteller mit Fahne/);
  const size = soup.getByRole('combobox');
  await expect(soup).toContainText('TW-1003-K6');
  const asked: string[] = [];
  await page.route(/\/getProductsByIds$/, async (route) => {
    asked.push(route.request().postData() ?? '');
    await route.continue();
  });
  const topOf = async () => (await size.boundingBox())?.y ?? 0;
  await size.scrollIntoViewIfNeeded();
  const top = await topOf();
  await size.selectOption({ label: '1 Stück' });
  await expect(soup).toContainText('TW-1003-1');
  expect(await topOf()).toBeCloseTo(top, 0);
  await size.selectOption({ label: '6 Stück' });
  await expect(soup).toContainText('TW-1003-K6');
  await size.selectOption({ label: '1 Stück' });
  await expect(soup).toContainText('TW-1003-1');
  expect(asked).toHaveLength(1);

  const pasta = card(/^Pastateller/);
  const color = pasta.getByRole('combobox');
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  const petrol = page.waitForRequest((request) => request.postData()?.includes('10042') === true);
  await page.route(/\/getProductsByIds$/, async (route) => {
    if (route.request().postData()?.includes('10042')) await mayGo;
    await route.fallback();
  });
  await color.selectOption({ label: 'Petrol' });
  const late = (await petrol).response();
  // Heard twice, as a choice may be that was made while the scripts came.
  await color.selectOption({ label: 'Petrol' });
  await color.selectOption({ label: 'Anthrazit' });
  await expect(pasta).toContainText('TW-1004-AN');
  letGo();
  await (await late)?.finished();
  expect(asked.filter((call) => call.includes('10042'))).toHaveLength(1);
  await color.selectOption({ label: 'Sand' });
  await expect(pasta).toContainText('TW-1004-SA');
  await color.selectOption({ label: 'Anthrazit' });
  await expect(pasta).toContainText('TW-1004-AN');
  await expect(color.locator(':checked')).toHaveText('Anthrazit');
});

test('a list of article numbers goes into the cart, and what is wrong stays', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Artikelnummern eingeben oder einfügen' });
  await open.click();
  const field = page.getByRole('textbox', { name: 'Artikelnummern und Mengen' });
  await field.fill('Artikelnummer;Menge\nTW-1038-11-65;4\nTW-9999;2\ntw-1039-11\t3');
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
  await expect(field).toHaveValue('Artikelnummer;Menge\nTW-9999;2');
  await expect(field).toBeFocused();
  await expect(page.getByText('2 Zeilen liegen im Warenkorb.')).toBeVisible();
  await expect(page.getByText('TW-9999;2: Diese Artikelnummer kennen wir nicht.')).toBeVisible();
  await expectAccessible(page);
  expect((await quantities(page)).map(([, quantity]) => quantity)).toEqual([4, 3]);

  await page.goto('/cart');
  await open.click();
  await field.fill('TW-1038-11-100 5');
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
  await expect(page.locator('[id^="cart-line-"]').getByText('TW-1038-11-100')).toBeVisible();
  await page.getByRole('heading', { name: 'Dazu passt' }).scrollIntoViewIfNeeded();
  const beside = page.getByRole('region', { name: 'Dazu passt' }).getByRole('article');
  await expect(beside.first()).toBeVisible();
  await expect(beside.filter({ hasText: /GN-Behälter Passgenau|GN-Deckel Passgenau/ })).toHaveCount(0);
});

test('a pasted table is read by its heading, and asks about so many cartons', async ({ page }) => {
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Artikelnummern eingeben oder einfügen' }).click();
  const field = page.getByRole('textbox', { name: 'Artikelnummern und Mengen' });
  const add = page.getByRole('button', { name: 'In den Warenkorb', exact: true });
  const heading = 'Artikelnummer\tMenge\tEinzelpreis\tSumme';
  await field.fill(`${heading}\nTW-1101-27-WS-1\t10\t12\t120\nTW-1002-27-K6\t101\t42,60\t4.302,60`);
  await add.click();
  const added = page.getByRole('list', { name: 'In den Warenkorb gelegt' });
  await expect(added.getByRole('listitem')).toHaveText([/^10 Stück .* TW-1101-27-WS-1$/]);
  await expect(field).toHaveValue(`${heading}\nTW-1002-27-K6\t101\t42,60\t4.302,60`);
  await expect(page.getByText('101 Kartons sind 606 Stück.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, 101 Kartons' }).click();
  await expect(added.getByRole('listitem').nth(1)).toContainText('101 Kartons = 606 Stück');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  expect((await quantities(page)).map(([, quantity]) => quantity)).toEqual([10, 101]);
  await field.fill('TW-1101-27-WS-1\t10\t12\t120\nTW-1101-27-WS-1\t1.000');
  await add.click();
  await expect(page.getByText('In dieser Zeile stehen mehrere Zahlen.')).toBeVisible();
  await expect(page.getByText('Diese Menge kann eine oder tausend sein.')).toBeVisible();
  expect((await quantities(page)).map(([, quantity]) => quantity)).toEqual([10, 101]);
});

test.describe('where answers are lost', () => {
  test.use({ expectedConsoleErrors: [/ERR_CONNECTION_RESET/] });

  test('a list whose answer is lost is added once, whatever was done to it since', async ({ page }) => {
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Artikelnummern eingeben oder einfügen' }).click();
    const field = page.getByRole('textbox', { name: 'Artikelnummern und Mengen' });
    const add = page.getByRole('button', { name: 'In den Warenkorb', exact: true });
    const unsure = page.getByText('Was noch im Feld steht, kann trotzdem schon im Warenkorb liegen.');
    let losesAnswers = true;
    await page.route('**/doAddCartLines', async (route) => {
      if (!losesAnswers) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await field.fill('TW-1058;4\nTW-1038-11-65;3');
    await add.click();
    await expect(unsure).toBeVisible();
    await expect(page.getByText('Keine Zeile kam in den Warenkorb.')).toHaveCount(0);
    await expect(field).toHaveValue('TW-1058;4\nTW-1038-11-65;3');
    await expectAccessible(page);

    // One line stays, one is written otherwise, one is new.
    losesAnswers = false;
    await field.fill('TW-1058;4\nTW-1038-11-65;5\nTW-1038-11-100;2');
    await add.click();
    await expect(page.getByText('2 Zeilen liegen im Warenkorb.')).toBeVisible();
    await expect(unsure).toHaveCount(0);
    await expect(field).toHaveValue('TW-1038-11-65;5');
    await expect(page.getByText('TW-1038-11-65;5: Von diesem Artikel haben wir eben schon etwas')).toBeVisible();
    expect((await quantities(page)).map(([, quantity]) => quantity)).toEqual([4, 3, 2]);

    // What was asked about, said yes to, lost, and asked about again.
    await field.fill('TW-1002-27-K6;101');
    await add.click();
    losesAnswers = true;
    await page.getByRole('button', { name: 'Ja, 101 Kartons' }).click();
    await expect(unsure).toBeVisible();
    losesAnswers = false;
    await add.click();
    await expect(field).toHaveValue('');
    expect((await quantities(page)).map(([, quantity]) => quantity)).toEqual([4, 3, 2, 101]);
  });

  test('rows of a table of sizes, too', async ({ page }) => {
    await page.goto(containers);
    await page.getByRole('button', { name: 'Tabelle mit 20 Ausführungen öffnen' }).press('Enter');
    const table = page.getByRole('table', { name: /GN-Behälter Passgenau/ });
    const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    const field = (name: string) => row(name).getByRole('textbox');
    let losesAnswers = true;
    await page.route('**/doAddCartLines', async (route) => {
      if (!losesAnswers) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await field('GN 1/1, 65 mm').fill('20');
    await field('GN 1/2, 65 mm').fill('12');
    await page.getByRole('button', { name: '2 Ausführungen in den Warenkorb' }).click();
    const unsure = page.getByText('Vom Shop kam keine Antwort.');
    await unsure.evaluate((shown) => shown.setAttribute('data-before', ''));
    losesAnswers = false;
    await field('GN 1/2, 65 mm').fill('15');
    await field('GN 1/1, 100 mm').fill('2');
    await page.getByRole('button', { name: '3 Ausführungen in den Warenkorb' }).click();
    await expect(row('GN 1/1, 65 mm')).toContainText('20 Stück hinzugefügt');
    await expect(row('GN 1/1, 100 mm')).toContainText('2 Stück hinzugefügt');
    await expect(row('GN 1/2, 65 mm')).toContainText('Davon haben wir eben schon etwas abgeschickt');
    await expect(field('GN 1/2, 65 mm')).toBeFocused();
    expect((await quantities(page)).map(([, quantity]) => quantity)).toEqual([20, 12, 2]);

    // What is emptied since may be in the cart, and is named.
    losesAnswers = true;
    await field('GN 1/2, 65 mm').fill('');
    await field('GN 1/1, 100 mm').fill('4');
    await page.getByRole('button', { name: '1 Ausführung in den Warenkorb' }).click();
    // Told anew, in the place of the message before.
    await expect(unsure.and(page.locator(':not([data-before])'))).toHaveCount(1);
    await expect(unsure).toHaveCount(1);
    losesAnswers = false;
    await field('GN 1/1, 100 mm').fill('');
    await page.getByRole('button', { name: 'in den Warenkorb' }).last().click();
    await expect(row('GN 1/1, 100 mm')).toContainText('Davon haben wir eben schon etwas abgeschickt');
    await expect(field('GN 1/1, 100 mm')).toBeFocused();
    expect((await quantities(page)).map(([, quantity]) => quantity)).toEqual([20, 12, 6]);
  });
});

test('what is typed while lines are added stays in the field', async ({ page }) => {
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Artikelnummern eingeben oder einfügen' }).click();
  const field = page.getByRole('textbox', { name: 'Artikelnummern und Mengen' });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/doAddCartLines', async (route) => {
    await held;
    await route.continue();
  });
  await field.fill('TW-1058;2');
  const asked = page.waitForRequest('**/doAddCartLines');
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
  await asked;
  await field.press('End');
  await field.pressSequentially('\nTW-1038-11-65;7');
  letGo();
  await expect(page.getByText('1 Zeile liegt im Warenkorb.')).toBeVisible();
  await expect(field).toHaveValue('TW-1038-11-65;7');
});

test('price, quantity and add stay in reach on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(containers);
  await page.getByRole('main').getByRole('button', { name: 'Vergleichen' }).first().click();
  const compared = page.getByRole('region', { name: 'Artikelvergleich' });
  await expect(compared).toBeVisible();
  await page.mouse.wheel(0, -5000);
  const bar = page.getByRole('region', { name: 'Schnell bestellen' });
  await expect(bar).toContainText('16,90');
  await bar.getByRole('button', { name: 'Menge erhöhen' }).click();
  await bar.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(sideCart(page).getByRole('textbox')).toHaveValue('2');
  await page.keyboard.press('Escape');
  // Where the buy box is in sight there is nothing to stand in for it.
  await page
    .locator('[aria-labelledby="product-name"]')
    .getByRole('button', { name: 'In den Warenkorb' })
    .first()
    .scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  await expect(compared).toBeVisible();
});

test('the dialog to the checkout closes by itself, unless somebody stays with it', async ({ page }) => {
  // As a shop whose owner wants the dialog answers its pages.
  await page.route('**/geschirr/teller', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('sideCart', 'quickCheckout');
    // It names the scripts of the page by their sums.
    const { 'content-security-policy': _policy, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers, body });
  });
  await page.clock.install();
  await page.goto('/geschirr/teller');
  const add = page.getByRole('button', { name: /^In den Korb/ }).first();
  await add.click();
  const dialog = sideCart(page);
  await expect(dialog.getByRole('link', { name: 'Zur Kasse' })).toHaveAttribute('href', '/checkout');
  await expect(dialog).toContainText(/Schließt in \d+ s/);
  await page.clock.runFor(12_000);
  await expect(dialog).toHaveCount(0);
  // From here on time passes when it is told to.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

  // The first key already, pressed on the button that closes: it has the focus.
  await add.press('Enter');
  await expect(dialog).toContainText('Schließt in');
  await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog).not.toContainText('Schließt in');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // Half a second after a press another one belongs to it.
  await page.clock.runFor(1000);
  await add.click();
  // As a screen reader presses it: a pointer on its way there has stopped the countdown before.
  await dialog.getByRole('button', { name: 'Offen lassen' }).dispatchEvent('click');
  await expect(dialog).not.toContainText('Schließt in');
  await page.clock.runFor(60_000);
  await expect(dialog.getByRole('button', { name: 'Weiter einkaufen' })).toBeVisible();
});
