import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import {
  ask,
  confirmedOrder,
  fillAndSaveCheckout,
  napkins,
  newEmail,
  orderButton,
  putIntoCart,
  rack,
} from './shopper.ts';

test('an empty cart has nothing to review', async ({ page }) => {
  await page.goto('/readonly-checkout');
  await expect(page).toHaveURL(/\/cart\?from=checkout$/);
});

test('what is not said yet is said at the checkout', async ({ page }) => {
  await putIntoCart(page, [{ variationId: rack.variationId, quantity: 1 }]);
  await page.goto('/en/readonly-checkout');
  await expect(page).toHaveURL(/\/en\/checkout$/);
});

test('an order on the address and payment that stand', async ({ page, mailsTo }) => {
  const email = newEmail();
  await putIntoCart(page, [
    { variationId: rack.variationId, quantity: 1 },
    { variationId: napkins.variationId, quantity: 2 },
  ]);
  await page.goto('/checkout');
  await fillAndSaveCheckout(page, email);
  // The checkout takes a moment to tell the shop of what was entered.
  await expect(async () => {
    await page.goto('/readonly-checkout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellung prüfen', { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Lieferadresse' })).toContainText('Marktplatz 3a');
  await expect(page.getByRole('region', { name: 'Kontakt' })).toContainText(email);
  const main = page.getByRole('main');
  await expect(main.getByRole('radio')).toHaveCount(0);
  await expect(main.getByRole('combobox')).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(2);
  await expectAccessible(page);

  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'AGB' })).toBeVisible();
  await page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ }).check();
  await page.getByLabel('Anmerkung zur Bestellung').fill('Bitte an der Rampe abgeben.');
  await orderButton(page).click();
  await confirmedOrder(page);
  expect(await mailsTo(email)).toHaveLength(1);
});

test.describe('a preferred day that is gone', () => {
  // The order that is refused.
  test.use({ expectedConsoleErrors: [/status of 409/] });

  test('is taken back where the order is reviewed', async ({ page }) => {
    await putIntoCart(page, [{ variationId: rack.variationId, quantity: 1 }]);
    await page.goto('/checkout');
    await fillAndSaveCheckout(page, newEmail());
    const wishes = page.getByRole('group', { name: 'Wunschzustellung' });
    await wishes.getByRole('combobox', { name: 'Wunschtag' }).selectOption({ index: 1 });
    await expect(async () => {
      expect(await ask(page, 'getCart')).toHaveProperty('preferredDelivery.preferredDay');
    }).toPass();
    // Elsewhere, as another device corrects it.
    const { customerShippingAddressId } = await ask(page, 'getCart');
    const moved = { id: customerShippingAddressId ?? 0, country: 1, zipCode: '10115', city: 'Berlin' };
    const names = { firstName: 'Anna', lastName: 'Wirt', streetName: 'Marktplatz', apartment: '3a' };
    await ask(page, 'doSaveAddress', { typeId: 2, addressData: { ...names, ...moved } });

    await page.goto('/en/readonly-checkout');
    const drop = page.getByRole('button', { name: 'Deliver without a preferred day' });
    await expect(drop).toBeVisible();
    await page.getByRole('checkbox', { name: /I accept/ }).check();
    const order = page.getByRole('button', { name: 'Buy now' });
    await order.click();
    await page.getByRole('alert').getByRole('link', { name: 'Preferred day' }).click();
    await expect(page.locator('#checkout-preferredDay')).toBeFocused();
    await expectAccessible(page);
    await drop.click();
    await expect(drop).toHaveCount(0);
    await order.click();
    await confirmedOrder(page);
  });
});
