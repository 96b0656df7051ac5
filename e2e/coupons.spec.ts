import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import {
  ask,
  confirmedOrder,
  fillAndSaveCheckout,
  fillCheckout,
  fillMailedCheckout,
  newEmail,
  orderButton,
  putIntoCart,
  rack,
} from './shopper.ts';

/** Each of the demo's codes for one order: a journey that is tried again takes the next one. */
const codes = ['MESSE25-A7', 'MESSE25-K2', 'MESSE25-X9'];
const fiftyEuros = 19_902;

test.describe('a coupon', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('is refused, taken, lost below its minimum, ordered with and refused to the next', async ({
    page,
  }, testInfo) => {
    const code = codes[testInfo.retry] ?? '';
    await putIntoCart(page, [{ ...rack, quantity: 8 }]);
    await page.goto('/cart');
    const sums = page.getByRole('region', { name: 'Zusammenfassung' });
    await sums.getByText('Gutscheincode eingeben').click();
    const field = sums.getByRole('textbox', { name: 'Gutscheincode', exact: true });
    // The scripts of the form come with the first intent: an Enter before them is not repeated.
    await expect(async () => {
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription('Bitte geben Sie einen gültigen Gutscheincode ein.', {
        timeout: 500,
      });
    }).toPass();
    await field.fill('HERBST21');
    await sums.getByRole('button', { name: 'Einlösen' }).click();
    await expect(field).toHaveAccessibleDescription(/ungültig oder wurde schon eingelöst/);
    await expect(field).toHaveValue('HERBST21');
    await expect(field).toBeFocused();
    await expectAccessible(page);

    await field.fill('herbst20');
    await field.press('Enter');
    await expect(sums.getByText('Gutschein HERBST20', { exact: true })).toBeVisible();
    await expect(sums).toContainText(/-20,00\s€/);
    const quantity = page.getByRole('textbox', { name: /^Menge von Tellerspülmaschinenkorb/ });
    await quantity.fill('4');
    await quantity.press('Enter');
    await expect(page.getByText(/HERBST20 gilt ab einem Warenwert von 150,00\s€ und wurde entfernt/)).toBeVisible();
    await expect(sums.getByText('Gutschein HERBST20', { exact: true })).toBeHidden();

    await field.fill(code);
    await field.press('Enter');
    await sums.getByRole('button', { name: `Gutschein ${code} entfernen` }).click();
    await expect(sums.locator('summary')).toBeFocused();
    await field.fill(code);
    await field.press('Enter');
    await expect(sums).toContainText(/-25,00\s€/);
    await page.goto('/checkout');
    await fillAndSaveCheckout(page, newEmail());
    await orderButton(page).click();
    await confirmedOrder(page);
    await expect(page.getByText(`Gutschein ${code}`)).toBeVisible();

    await putIntoCart(page, [{ ...rack, quantity: 4 }]);
    await page.goto('/cart');
    await sums.getByText('Gutscheincode eingeben').click();
    await field.fill(code);
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/schon eingelöst/);
  });
});

test.describe('a coupon for who never ordered', () => {
  test.use({ expectedConsoleErrors: [/status of 403/] });

  test('is refused with the order of somebody who did, and not before, who orders without it', async ({
    page,
    browser,
  }) => {
    const email = newEmail();
    await putIntoCart(page, [{ ...rack, quantity: 1 }]);
    await page.goto('/checkout');
    await fillCheckout(page, email);
    await orderButton(page).click();
    await confirmedOrder(page);

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await context.newPage();
    await putIntoCart(other, [{ ...rack, quantity: 8 }]);
    await ask(other, 'doAddCoupon', { couponCode: 'WILLKOMMEN10' });
    await other.goto('/checkout');
    await fillCheckout(other, email);
    const sums = other.getByRole('complementary', { name: 'Bestellübersicht' });
    await expect(sums).toContainText('Gutschein WILLKOMMEN10');
    await orderButton(other).click();
    await expect(other.getByRole('alert').getByText(/Dieser Gutschein ist für Neukunden/)).toBeVisible();
    await sums.getByRole('button', { name: 'Gutschein WILLKOMMEN10 entfernen' }).click();
    await expect(sums).not.toContainText('Gutschein WILLKOMMEN10');
    await orderButton(other).click();
    await confirmedOrder(other);
    await context.close();
  });
});

test('a gift card is bought by card, mailed, and redeemed in parts', async ({ page, mailsTo }) => {
  const email = newEmail();
  await page.goto('/buffet-bar/tischaccessoires/geschenkgutschein_1990_19902');
  await expect(page.getByRole('main').getByText('Codes per E-Mail, sobald bezahlt ist')).toBeVisible();
  await expect(page.getByText('Gewicht mit Verpackung')).toHaveCount(0);
  await putIntoCart(page, [{ variationId: fiftyEuros, quantity: 1 }]);
  await page.goto('/checkout');
  // Nothing is shipped: no way of shipping, no day, and one address.
  await fillMailedCheckout(page, email);
  await expect(page.getByRole('region', { name: /^(Lieferadresse|Versandart)$/ })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Bestellübersicht' })).toContainText(
    'Versandkostenkeine, per E-Mail',
  );
  await expect(page.getByText('Codes per E-Mail, sobald bezahlt ist').filter({ visible: true })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('radio', { name: /^Rechnung/ })).toBeHidden();
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await orderButton(page).click();
  await page.getByRole('button', { name: 'Paid', exact: true }).click();
  await confirmedOrder(page);
  await expect(page.getByRole('heading', { name: 'Lieferadresse' })).toHaveCount(0);
  await expect(page.getByText('Marktplatz 3a')).toHaveCount(1);
  let code = '';
  await expect(async () => {
    const texts = (await mailsTo(email)).map(({ text }) => text ?? '');
    code = /\b(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}\b/.exec(texts.join('\n'))?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();

  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/checkout');
  await fillCheckout(page, email);
  const summary = page.getByRole('complementary', { name: 'Bestellübersicht' });
  await summary.getByText('Gutscheincode eingeben').click();
  await summary.getByRole('textbox', { name: 'Gutscheincode', exact: true }).fill(code);
  await summary.getByRole('button', { name: 'Einlösen' }).click();
  await expect(summary.getByText(`Geschenkgutschein •••• ${code.slice(-4)}`).filter({ visible: true })).toBeVisible();
  await expect(page.getByText('Ihr Gutschein deckt den ganzen Betrag. Sie müssen nichts mehr zahlen.')).toBeVisible();
  await expectAccessible(page);
  await orderButton(page).click();
  await confirmedOrder(page);
  await expect(page.getByRole('region', { name: 'Bestelldaten' })).toContainText('vollständig bezahlt');

  await putIntoCart(page, [{ ...rack, quantity: 2 }]);
  await page.goto('/cart');
  const sums = page.getByRole('region', { name: 'Zusammenfassung' });
  await sums.getByText('Gutscheincode eingeben').click();
  await sums.getByRole('textbox', { name: 'Gutscheincode', exact: true }).fill(code);
  await sums.getByRole('button', { name: 'Einlösen' }).click();
  await expect(sums.getByText(/^danach noch 0,00\s€, gültig bis/)).toBeVisible();
  // On a phone, too, it is taken out beside its name, and not below.
  await page.setViewportSize({ width: 390, height: 844 });
  const name = await sums.getByText(`Geschenkgutschein •••• ${code.slice(-4)}`).boundingBox();
  const remove = await sums.getByRole('button', { name: `Gutschein ${code.slice(-4)} entfernen` }).boundingBox();
  if (!name || !remove) throw new Error('the gift card is not on the page');
  expect(remove.x).toBeGreaterThan(name.x + name.width / 2);
  // Dots and figures stand on one line, whatever stands before them.
  expect((await sums.getByText(/^Geschenkgutschein ••••/).textContent())?.slice(-6)).toMatch(/^•\u00a0/);
  await page.goto('/checkout');
  await fillCheckout(page, email);
  // The card of before is still chosen: it pays the rest.
  await orderButton(page).click();
  await page.getByRole('button', { name: 'Paid', exact: true }).click();
  await confirmedOrder(page);
  await expect(page.getByText('Mit Geschenkgutschein bezahlt')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bestelldaten' })).toContainText('vollständig bezahlt');
});
