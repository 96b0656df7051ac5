import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import { confirmedOrder, fillCheckout, napkins, newEmail, orderButton, plates, putIntoCart, rack } from './shopper.ts';

const cappuccinoSet = { variationId: 10150 };

test('a guest buys in German', async ({ page, mailsTo }) => {
  const email = newEmail();
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Sortiment' });
  await menu.getByText('Reinigung & Verbrauch', { exact: true }).click();
  await menu.getByRole('link', { name: 'Alles aus Reinigung & Verbrauch' }).click();
  await page.getByRole('heading', { level: 3, name: rack.name }).getByRole('link').click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Zum Warenkorb' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  await page.getByRole('button', { name: /^Menge von .* erhöhen$/ }).click();
  await expect(page.getByRole('textbox', { name: /^Menge von / })).toHaveValue('2');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();
  await fillCheckout(page, email);
  await page.getByRole('textbox', { name: 'Ihr Bestellzeichen', exact: true }).fill('B-118');
  const total = await page
    .getByRole('complementary')
    .getByText(/^\d[\d.]*,\d\d\s€$/)
    .last()
    .textContent();
  await expectAccessible(page);
  await orderButton(page).click();

  const orderId = await confirmedOrder(page);
  await expect(page.getByText(`Ihre Bestellung ${orderId} ist bei uns eingegangen`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bestelldaten' })).toContainText('B-118');
  await expect(page.getByRole('main')).toContainText(total ?? '');
  const bank = page.getByRole('region', { name: /^Bitte überweisen Sie bis \d/ });
  await expect(bank).toContainText('IBAN');
  await expect(bank).toContainText(String(orderId));
  await expect(page.getByRole('link', { name: 'Warenkorb, leer' })).toBeVisible();
  await expectAccessible(page);

  const [mail] = await mailsTo(email);
  expect(mail?.subject).toContain(String(orderId));
  expect(mail?.text).toContain('IBAN');
});

test('a guest buys in English on a phone, with an invoice to another address', { tag: '@phone-only' }, async ({
  page,
  mailsTo,
}) => {
  const email = newEmail();
  await page.goto('/en');
  await putIntoCart(page, [
    { ...plates, quantity: 12 },
    { ...napkins, quantity: 3 },
  ]);
  await page.goto('/en/cart');
  // At the sums and in the bar at the bottom.
  await page.getByRole('button', { name: 'Go to checkout' }).first().tap();

  await page.getByRole('textbox', { name: 'Email address', exact: true }).fill(email);
  const shipping = page.getByRole('region', { name: 'Delivery address' });
  await shipping.getByRole('textbox', { name: 'First name', exact: true }).fill('Joanna');
  await shipping.getByRole('textbox', { name: 'Last name', exact: true }).fill('Miller');
  // As a browser fills it in: the number goes into its own field.
  await shipping.getByRole('textbox', { name: 'Street', exact: true }).fill('Ringstraße 12b');
  await shipping.getByRole('textbox', { name: 'Postcode', exact: true }).fill('1010');
  await shipping.getByRole('textbox', { name: 'Town or city', exact: true }).fill('Wien');
  await expect(shipping.getByRole('textbox', { name: 'House no.', exact: true })).toHaveValue('12b');
  await shipping.getByRole('combobox', { name: 'Country', exact: true }).selectOption('Austria');
  await expect(page.getByText('Shipping methods and costs for the new country (Austria)')).toBeHidden();

  await page.getByRole('checkbox', { name: 'The billing address is the delivery address' }).uncheck();
  const billing = page.getByRole('region', { name: 'Billing address' });
  await billing.getByRole('textbox', { name: 'Company', exact: true }).fill('Miller Catering Ltd');
  await billing.getByRole('textbox', { name: 'Street', exact: true }).fill('Hauptplatz');
  await billing.getByRole('textbox', { name: 'House no.', exact: true }).fill('1');
  await billing.getByRole('textbox', { name: 'Postcode', exact: true }).fill('20095');
  await billing.getByRole('textbox', { name: 'Town or city', exact: true }).fill('Hamburg');
  await page.getByRole('radio', { name: /^Invoice/ }).check();
  await page.getByRole('checkbox', { name: /may receive my email address/ }).check();
  await page.getByRole('checkbox', { name: /^I accept the/ }).check();
  await page.getByRole('button', { name: 'Buy now' }).tap();

  const orderId = await confirmedOrder(page);
  expect(new URL(page.url()).pathname).toMatch(/^\/en\//);
  await expect(page.getByText('Ringstraße 12b')).toBeVisible();
  await expect(page.getByText('Miller Catering Ltd')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Please pay by bank transfer' })).toBeHidden();
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toContain(String(orderId));
});

test('a guest buys with the keyboard alone', async ({ page }) => {
  await putIntoCart(page, [{ ...rack, quantity: 2 }]);
  await page.goto('/cart');

  await tabTo(page, page.getByRole('textbox', { name: /^Menge von Tellerspülmaschinenkorb/ }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('textbox', { name: /^Menge von Tellerspülmaschinenkorb/ })).toHaveValue('3');
  await tabTo(page, page.getByRole('button', { name: 'Zur Kasse' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();

  const address = page.getByRole('region', { name: 'Lieferadresse' });
  await type(page, page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true }), newEmail());
  await type(page, address.getByRole('textbox', { name: 'Firma', exact: true }), 'Gasthaus Krone');
  await type(page, address.getByRole('textbox', { name: 'Straße', exact: true }), 'Marktplatz');
  await type(page, address.getByRole('textbox', { name: 'Hausnummer', exact: true }), '3a');
  await type(page, address.getByRole('textbox', { name: 'Postleitzahl', exact: true }), '70173');
  await type(page, address.getByRole('textbox', { name: 'Ort', exact: true }), 'Stuttgart');
  await tabTo(page, page.getByRole('radio', { name: /^Paket/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Spedition|^Express/ }).first()).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Paket/ })).toBeChecked();
  await tabTo(page, page.getByRole('checkbox', { name: /darf meine E-Mail-Adresse/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('radio', { name: /^Vorkasse/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Rechnung/ })).toBeChecked();
  await tabTo(page, page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ }));
  await page.keyboard.press('Space');
  await tabTo(page, orderButton(page));
  await page.keyboard.press('Enter');
  await confirmedOrder(page);
});

test('a box that is being pressed when the scripts take over is ticked: what was typed before moves nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  const scripts = await holdScripts(page);
  await page.goto('/checkout', { waitUntil: 'commit' });
  const address = page.getByRole('region', { name: 'Lieferadresse' });
  await address.getByRole('textbox', { name: 'Postleitzahl', exact: true }).fill('70173');
  const consent = page.getByRole('checkbox', { name: /darf meine E-Mail-Adresse/ });
  await consent.hover();
  await page.mouse.down();
  scripts.let();
  await expect(page.getByRole('group', { name: 'Wunschzustellung' })).toBeVisible();
  await page.mouse.up();
  await expect(consent).toBeChecked();
});

test('a set says what it contains in the cart, at the checkout and in the order', async ({ page }) => {
  const contents = 'Enthält: 6 Stück Kaffeetasse Hallhof, stapelbar (220 ml), 6 Stück Untertasse Hallhof (15 cm)';
  await putIntoCart(page, [{ ...cappuccinoSet, quantity: 1 }]);
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText(contents);
  await page.goto('/checkout');
  for (const part of [page.getByRole('complementary'), page.getByRole('region', { name: 'Prüfen und bestellen' })])
    await expect(part).toContainText(contents);
  await fillCheckout(page, newEmail());
  await orderButton(page).click();
  await confirmedOrder(page);
  await expect(page.getByRole('region', { name: 'Bestellte Artikel' })).toContainText(contents);
});

test('whoever keeps contact data from the carrier orders all the same, and reads so', async ({ page }) => {
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/checkout');
  await fillCheckout(page, newEmail());
  const consent = page.getByRole('checkbox', { name: /^Freiwillig: DHL darf meine E-Mail-Adresse/ });
  await expect(consent).not.toHaveAttribute('required');
  await consent.uncheck();
  await orderButton(page).click();
  await confirmedOrder(page);
  const facts = page.getByRole('region', { name: 'Bestelldaten' });
  await expect(facts).toContainText('Paket');
  await expect(facts).not.toContainText('Ankündigung');
});

test('whoever lets the carrier announce the delivery reads how', async ({ page }) => {
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/checkout');
  await fillCheckout(page, newEmail());
  await orderButton(page).click();
  await confirmedOrder(page);
  await expect(page.getByRole('region', { name: 'Bestelldaten' })).toContainText('DHL per E-Mail oder Telefon');
});

test('a double click places one order', async ({ page, mailsTo }) => {
  const email = newEmail();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/doPlaceOrder')) calls += 1;
  });
  await putIntoCart(page, [{ ...napkins, quantity: 2 }]);
  await page.goto('/checkout');
  await fillCheckout(page, email);
  await orderButton(page).dblclick();
  await confirmedOrder(page);
  expect(calls).toBe(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('a reload in the middle loses nothing', async ({ page }) => {
  const email = newEmail();
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/checkout');
  await fillCheckout(page, email);
  await page
    .getByRole('textbox', { name: 'Anmerkung zur Bestellung', exact: true })
    .fill('Bitte vor 10 Uhr.\nRampe hinten.');
  await page.getByRole('radio', { name: /^Rechnung/ }).check();
  await page.getByRole('checkbox', { name: 'Die Rechnungsadresse ist die Lieferadresse' }).uncheck();
  const billing = page.getByRole('region', { name: 'Rechnungsadresse' });
  await billing.getByRole('textbox', { name: 'Firma', exact: true }).fill('Krone Verwaltung');
  await billing.getByRole('combobox', { name: 'Land', exact: true }).selectOption('Italien');
  await billing.getByRole('combobox', { name: 'Bundesland oder Region', exact: true }).selectOption({ index: 2 });
  const state = await billing.getByRole('combobox', { name: 'Bundesland oder Region', exact: true }).inputValue();
  await page.getByRole('textbox', { name: 'Ihr Bestellzeichen', exact: true }).fill('B-7');

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true })).toHaveValue(email);
  await expect(
    page.getByRole('region', { name: 'Lieferadresse' }).getByRole('textbox', { name: 'Ort', exact: true }),
  ).toHaveValue('Stuttgart');
  await expect(page.getByRole('textbox', { name: 'Anmerkung zur Bestellung', exact: true })).toHaveValue(
    'Bitte vor 10 Uhr.\nRampe hinten.',
  );
  await expect(page.getByRole('textbox', { name: 'Ihr Bestellzeichen', exact: true })).toHaveValue('B-7');
  await expect(page.getByRole('radio', { name: /^Rechnung/ })).toBeChecked();
  await expect(billing.getByRole('textbox', { name: 'Firma', exact: true })).toHaveValue('Krone Verwaltung');
  await expect(billing.getByRole('combobox', { name: 'Bundesland oder Region', exact: true })).toHaveValue(state);

  // "The same" forgets nothing either.
  await page.getByRole('checkbox', { name: 'Die Rechnungsadresse ist die Lieferadresse' }).check();
  await expect(billing.getByRole('textbox', { name: 'Firma', exact: true })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Die Rechnungsadresse ist die Lieferadresse' }).uncheck();
  await expect(billing.getByRole('textbox', { name: 'Firma', exact: true })).toHaveValue('Krone Verwaltung');
});

test('the confirmation is for those who have its key', async ({ page, browser }) => {
  await putIntoCart(page, [{ ...napkins, quantity: 1 }]);
  await page.goto('/checkout');
  await fillCheckout(page, newEmail());
  await orderButton(page).click();
  const orderId = await confirmedOrder(page);

  const stranger = await browser.newContext();
  const opened = await stranger.request.get(page.url());
  expect(opened.status()).toBe(200);
  expect(opened.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  expect(await opened.text()).toContain('name="robots" content="noindex');
  const wrong = await stranger.request.get(page.url().replace(/[\w-]{22}$/, 'x'.repeat(22)));
  expect(wrong.status()).toBe(404);
  expect(await wrong.text()).not.toContain('Marktplatz');
  await stranger.close();

  // The way back leads to no second order.
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/cart\?from=checkout$/);
  expect(orderId).toBeGreaterThan(0);
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
