import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { setSettings } from './set-settings.ts';
import { ask, confirmedOrder, fillCheckout, newEmail, orderButton, putIntoCart, rack } from './shopper.ts';

/** The payment page is one of the sandbox: how a payment ends is chosen there. */
async function choose(page: Page, choice: 'Paid' | 'Failed' | 'Cancelled' | 'Still open'): Promise<void> {
  await page.getByRole('button', { name: choice, exact: true }).click();
}

/** On a page of the provider. Cards are typed on our own, from the journey on that has the owner want it so. */
async function orderByPayPal(page: Page, email: string): Promise<void> {
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/checkout');
  await fillCheckout(page, email);
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await orderButton(page).click();
}

/** Types a card into the fields of the provider, each a frame of its own. */
async function payByCard(page: Page, cardNumber: string): Promise<void> {
  const typed = { cardNumber, cardHolder: 'Anna Wirt', expiryDate: '12/39', verificationCode: '123' };
  for (const [name, value] of Object.entries(typed))
    await page.frameLocator(`iframe[title="${name}"]`).getByRole('textbox').fill(value);
  await page.getByRole('button', { name: /€ bezahlen$/ }).click();
}

/** Fields of cards that are away when they are asked. */
const mute = `window.Mollie = () => ({
  createComponent: () => ({ mount() {}, unmount() {} }),
  createToken: () => Promise.reject(new Error('away')),
})`;
const declined = '4000 0000 0000 0002';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

// What the provider's fields answer to a number that is none.
test.use({ expectedConsoleErrors: [/422 .+\/components\/tokens\)$|status of 503/] });

test('a payment that fails, a card that is declined on our own page, and another one that pays', async ({
  page,
  mailsTo,
}, info) => {
  await setSettings(info.config.metadata.settings, { mollieComponents: 'true', mollieProfileId: 'pfl_sandbox' });
  const email = newEmail();
  await orderByPayPal(page, email);
  await choose(page, 'Failed');
  await expect(title(page)).toHaveText('Die Zahlung konnte nicht ausgeführt werden');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Andere Zahlungsart wählen' }).click();

  const orderId = await confirmedOrder(page);
  const open = page.getByRole('region', { name: /^Noch zu zahlen: / });
  // It shows that there is more behind it.
  await expect(open.locator('summary svg')).toBeVisible();
  await open.getByText('Andere Zahlungsart wählen').first().click();
  await expectAccessible(page);
  await expect(open.getByRole('radio', { name: /karte/i })).toHaveCount(1);
  await open.getByRole('radio', { name: /^Kreditkarte/ }).check();
  const cardPage = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/mollie-payment');
  await open.getByRole('button', { name: 'Zahlungsart ändern' }).click();
  const policy = (await cardPage).headers()['content-security-policy'] ?? '';
  const provider = new URL((await ask(page, 'getMollieSettings')).scriptUrl).origin;
  // From nowhere else, its script and its frames alone.
  expect(policy.match(/\w+:\/\/[^\s;]+/g)).toEqual([provider, provider]);
  await expect(page.locator('iframe')).toHaveCount(4);
  await expectAccessible(page);
  await payByCard(page, '4111');
  await expect(page.getByRole('alert')).toContainText('Karte');
  await payByCard(page, declined);
  await expect(title(page)).toHaveText('Die Zahlung konnte nicht ausgeführt werden');
  // The script comes, and does not get as far as an answer: nobody waits for it for ever.
  await page.route('**/v1/mollie.js', (route) => route.fulfill({ contentType: 'text/javascript', body: mute }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  const noAnswer = page.getByText(/^Die Kartenfelder antworten nicht/);
  await expect(async () => {
    // Where it says so already, there is nothing to press any more.
    if (!(await noAnswer.isVisible())) await page.getByRole('button', { name: /€ bezahlen$/ }).click({ timeout: 1000 });
    await expect(noAnswer).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.reload();
  await payByCard(page, '4242 4242 4242 4242');

  expect(await confirmedOrder(page)).toBe(orderId);
  const facts = page.getByRole('region', { name: 'Bestelldaten' });
  await expect(facts).toContainText('Kreditkarte');
  await expect(facts).toContainText('vollständig bezahlt');
  await expect(open).toBeHidden();
  await expect(async () => {
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Ihre Zahlung zur Bestellung ${orderId} bei Tafelwerk`);
  }).toPass();
});

test('nothing of an order that was paid on another page stands in the next checkout', async ({ page }) => {
  const note = page.getByLabel('Anmerkung zur Bestellung');
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/checkout');
  await fillCheckout(page, newEmail());
  await note.fill('Nur für diese Lieferung');
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await orderButton(page).click();
  await choose(page, 'Paid');
  await confirmedOrder(page);

  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/checkout');
  await page.waitForLoadState('networkidle');
  await expect(note).toHaveValue('');
  const box = page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ });
  await expect(box).not.toBeChecked();
  // Nor is a tick that an earlier version left behind without saying for which texts.
  await box.check();
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(sessionStorage))
      if (value.includes('"terms"') && !value.includes('"email"')) sessionStorage.removeItem(key);
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(box).not.toBeChecked();
});

test('a payment that is cancelled, resumed, left open and paid', async ({ page }) => {
  await orderByPayPal(page, newEmail());
  // Back from the payment page is the order, which is paid from there.
  await expect(page.getByRole('button', { name: 'Paid', exact: true })).toBeVisible();
  await page.goBack();
  await confirmedOrder(page);
  const open = page.getByRole('region', { name: /^Noch zu zahlen: / });
  await open.getByText('Andere Zahlungsart wählen').first().click();
  await open.getByRole('radio', { name: /^Vorkasse/ }).check();
  await open.getByRole('button', { name: 'Zahlungsart ändern' }).click();
  await expect(page.getByText('Zahlungsart geändert: Vorkasse (Überweisung).')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Bitte überweisen Sie bis / })).toBeVisible();
  await open.getByRole('radio', { name: /^PayPal/ }).check();
  await open.getByRole('button', { name: 'Zahlungsart ändern' }).click();
  await choose(page, 'Cancelled');
  await expect(title(page)).toHaveText('Die Zahlung wurde nicht abgeschlossen');
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await choose(page, 'Still open');
  await expect(title(page)).toHaveText('Ihre Zahlung wird bearbeitet');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zurück zur Zahlungsseite' }).click();
  await choose(page, 'Paid');
  await confirmedOrder(page);
  await expect(page.getByRole('region', { name: 'Bestelldaten' })).toContainText('vollständig bezahlt');
});

test('who comes back without saying from which payment is led to it, or told how to find out, and keeps the cart', {
  tag: '@phone',
}, async ({ page }) => {
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  for (const lost of [
    '',
    '?reference=',
    '?reference=%3Cscript%3E',
    `?reference=${'x'.repeat(22)}`,
    '?orderId=1&accessKey=x',
  ]) {
    await page.goto(`/mollie-payment${lost}`);
    await expect(title(page)).toHaveText('Wir können Ihre Zahlung gerade nicht zuordnen');
  }
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expectAccessible(page);
  await page.goto('/en/mollie-payment');
  await expect(title(page)).toHaveText('We cannot tell which payment this is');
  await page.getByRole('main').getByRole('link', { name: 'To the cart' }).click();
  await expect(page.getByRole('main')).toContainText('1 line, 1 piece');

  await page.goto('/checkout');
  await fillCheckout(page, newEmail());
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await orderButton(page).click();
  await choose(page, 'Failed');
  await page.goto('/mollie-payment');
  await expect(title(page)).toHaveText('Die Zahlung konnte nicht ausgeführt werden');
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await choose(page, 'Paid');
  const orderId = await confirmedOrder(page);
  await page.goto('/mollie-payment?reference=lost');
  expect(await confirmedOrder(page)).toBe(orderId);
});

test('a payment that cannot be begun: the order says so, until when its goods are held, and offers to pay again', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route(
    '**/doExecutePayment',
    (route) => route.fulfill({ status: 503, json: { key: 'payment.providerAway', code: 551, message: '' } }),
    { times: 1 },
  );
  await orderByPayPal(page, newEmail());
  await confirmedOrder(page);
  const open = page.getByRole('region', { name: /^Noch zu zahlen: / });
  await expect(open.getByRole('alert')).toContainText('Die Zahlung konnte nicht gestartet werden');
  await expect(open).toContainText(/Wir halten die Ware bis \d\d:\d\d\sUhr für\sSie\szurück/);
  await expect(open.getByRole('radio', { name: /^Vorkasse/ })).toBeVisible();
  await expectAccessible(page);
  await open.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await choose(page, 'Cancelled');
  await expect(page.getByText(/Wir halten die Ware bis \d\d:\d\d\sUhr für\sSie\szurück/)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Zu Ihrer Bestellung' }).click();
  await confirmedOrder(page);
  await expect(open.getByRole('alert')).toHaveCount(0);
});
