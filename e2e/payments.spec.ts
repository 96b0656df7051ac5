import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { confirmedOrder, fillCheckout, newEmail, orderButton, putIntoCart, rack } from './shopper.ts';

/** The payment page is one of the sandbox: how a payment ends is chosen there. */
async function choose(page: Page, choice: 'Paid' | 'Failed' | 'Cancelled' | 'Still open'): Promise<void> {
  await page.getByRole('button', { name: choice, exact: true }).click();
}

async function orderByCard(page: Page, email: string): Promise<void> {
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/checkout');
  await fillCheckout(page, email);
  await page.getByRole('radio', { name: /^Kreditkarte/ }).check();
  await orderButton(page).click();
}

test('a card that fails, and the order paid otherwise', async ({ page, mailsTo }) => {
  const email = newEmail();
  await orderByCard(page, email);
  await choose(page, 'Failed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Zahlung konnte nicht ausgeführt werden');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Andere Zahlungsart wählen' }).click();

  const orderId = await confirmedOrder(page);
  const open = page.getByRole('region', { name: /^Noch zu zahlen: / });
  await open.getByText('Andere Zahlungsart wählen').first().click();
  await expectAccessible(page);
  await open.getByRole('radio', { name: /^PayPal/ }).check();
  await open.getByRole('button', { name: 'Zahlungsart ändern' }).click();
  await choose(page, 'Paid');

  expect(await confirmedOrder(page)).toBe(orderId);
  const facts = page.getByRole('region', { name: 'Bestelldaten' });
  await expect(facts).toContainText('PayPal');
  await expect(facts).toContainText('vollständig bezahlt');
  await expect(open).toBeHidden();
  await expect(async () => {
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Ihre Zahlung zur Bestellung ${orderId} bei Tafelwerk`);
  }).toPass();
});

test('a card payment that is cancelled, resumed, left open and paid', async ({ page }) => {
  await orderByCard(page, newEmail());
  await choose(page, 'Cancelled');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Zahlung wurde nicht abgeschlossen');
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await choose(page, 'Still open');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Zahlung wird bearbeitet');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zurück zur Zahlungsseite' }).click();
  await choose(page, 'Paid');
  await confirmedOrder(page);
  await expect(page.getByRole('region', { name: 'Bestelldaten' })).toContainText('vollständig bezahlt');
});
