import { expectAccessible } from './accessibility.ts';
import { enterAccount, openAccount } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { ask, confirmedOrder, napkins, orderButton, putIntoCart } from './shopper.ts';

test('a customer who comes back orders with two clicks and the box for the terms', async ({ page }) => {
  const { email } = await openAccount(page);
  await enterAccount(page, email);
  await putIntoCart(page, [{ ...napkins, quantity: 2 }]);
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /^Express/ }).check();
  // Ways to pay follow from it, and whoever orders before they see what it costs is asked to look first.
  await expect(page.getByRole('complementary')).toContainText('16,72 €');
  await page.getByRole('checkbox', { name: /darf meine E-Mail-Adresse/ }).check();
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await page.getByRole('radio', { name: /^Rechnung/ }).check();
  await page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ }).check();
  await orderButton(page).click();
  const first = await confirmedOrder(page);

  await putIntoCart(page, [{ ...napkins, quantity: 3 }]);
  await page.goto('/cart');
  await page.getByRole('main').getByRole('button', { name: 'Zur Kasse' }).first().click();
  await page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ }).check();
  await orderButton(page).click();
  const second = await confirmedOrder(page);
  expect(second).not.toBe(first);
  const facts = page.getByRole('region', { name: 'Bestelldaten' });
  await expect(facts).toContainText('Express');
  await expect(facts).toContainText('Rechnung');
  await expect(page.getByRole('main')).toContainText('Marktplatz 3a');
  expect((await ask(page, 'getCart')).items).toEqual([]);

  // The home page has it, in the quantity of the last order.
  await page.goto('/');
  await page.getByRole('button', { name: 'Zuletzt bestellt' }).click();
  const again = page.getByRole('region', { name: 'Zuletzt bestellt' });
  await expect(again.getByRole('textbox', { name: /^Menge von/ })).toHaveValue('3');
  await expectAccessible(page);
  await again.getByRole('button', { name: /^In den Korb/ }).click();
  await expect.poll(async () => (await ask(page, 'getCart')).items?.map(({ quantity }) => quantity)).toEqual([3]);
  // The cart beside the page has its words on a page that needs none of them.
  await expect(page.getByRole('dialog', { name: 'Im Warenkorb' })).toContainText('Lieferung voraussichtlich');
});
