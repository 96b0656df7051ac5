import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { confirmedOrder, fillCheckout, newEmail, orderButton, putIntoCart, rack } from './shopper.ts';

const linz = { Firma: 'Gasthof Linde', Straße: 'Hauptplatz', Hausnummer: '1', Postleitzahl: '4020', Ort: 'Linz' };

function sums(page: Page) {
  return page.getByRole('complementary', { name: 'Bestellübersicht' });
}

test('a business in Austria buys without VAT once its id is valid, and is told why not before', async ({
  page,
  mailsTo,
}) => {
  const email = newEmail();
  await putIntoCart(page, [{ ...rack, quantity: 4 }]);
  await page.goto('/checkout');
  await fillCheckout(page, email);
  const address = page.getByRole('region', { name: 'Lieferadresse' });
  for (const [label, value] of Object.entries(linz))
    await address.getByRole('textbox', { name: label, exact: true }).fill(value);
  await address.getByRole('combobox', { name: 'Land', exact: true }).selectOption('Österreich');
  const vatNumber = address.getByRole('textbox', { name: 'Umsatzsteuer-ID', exact: true });
  await expect(vatNumber).toHaveAccessibleDescription(/liefern wir in dieses Land ohne MwSt/);

  await vatNumber.fill('12345678');
  await vatNumber.blur();
  await expect(vatNumber).toHaveAccessibleDescription(/nicht dem Format ihres Landes/);

  // The sandbox knows no id that ends in 0.
  await vatNumber.fill('ATU12345670');
  await vatNumber.blur();
  await expect(address.getByText(/ATU12345670 ist laut .* nicht gültig.*Regelsatz 20/)).toBeVisible();
  await expect(sums(page)).toContainText(/enthaltene MwSt. 20/);
  await expectAccessible(page);

  await vatNumber.fill('ATU12345675');
  await vatNumber.blur();
  await expect(address.getByText('Gültig: Wir liefern ohne MwSt.')).toBeVisible();
  await expect(sums(page)).toContainText('Steuerfreie innergemeinschaftliche Lieferung');
  await expect(sums(page)).not.toContainText('enthaltene MwSt.');
  await expectAccessible(page);

  // Of another one than was checked nothing is said beside the field.
  await vatNumber.fill('ATU1234567');
  await vatNumber.blur();
  await expect(vatNumber).toHaveAccessibleDescription(/nicht dem Format ihres Landes/);
  await expect(address.getByText('Gültig: Wir liefern ohne MwSt.')).toBeHidden();
  await vatNumber.fill('ATU12345675');
  await expect(address.getByText('Gültig: Wir liefern ohne MwSt.')).toBeVisible();
  await orderButton(page).click();

  await confirmedOrder(page);
  await expect(page.getByRole('main')).toContainText('Steuerfreie innergemeinschaftliche Lieferung');
  await expect(page.getByRole('main')).toContainText('ATU12345675');
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('Steuerfreie innergemeinschaftliche Lieferung');
});

test('an id that the register left unanswered: asking again is seen, and nobody has to wait for it', async ({
  page,
}) => {
  // It was asked a moment ago, by whoever typed the same id; then only a second is left.
  const pauses = [30, 1];
  await page.route('**/doCheckVatNumber', (route) => {
    const askAgainIn = pauses.shift();
    return askAgainIn === undefined
      ? route.continue()
      : route.fulfill({ json: { data: { standing: 'unchecked', askAgainIn } } });
  });
  await putIntoCart(page, [{ ...rack, quantity: 4 }]);
  await page.goto('/checkout');
  await fillCheckout(page, newEmail());
  const address = page.getByRole('region', { name: 'Lieferadresse' });
  for (const [label, value] of Object.entries(linz))
    await address.getByRole('textbox', { name: label, exact: true }).fill(value);
  await address.getByRole('combobox', { name: 'Land', exact: true }).selectOption('Österreich');
  const vatNumber = address.getByRole('textbox', { name: 'Umsatzsteuer-ID', exact: true });
  await vatNumber.fill('ATU76543215');
  await vatNumber.blur();
  await expect(address.getByText(/Wir fragen gleich von selbst noch einmal/)).toBeVisible();
  await expect(address.getByText(/^\(noch \d+ s\)$/)).toBeVisible();
  await expectAccessible(page);
  await address.getByRole('button', { name: 'Nicht warten' }).press('Enter');
  await expect(address.getByText(/ATU76543215 ist noch nicht geprüft/)).toBeVisible();
  const again = address.getByRole('button', { name: 'Noch einmal prüfen' });
  await expect(again).toBeFocused();

  await again.press('Enter');
  await expect(address.getByText('Gültig: Wir liefern ohne MwSt.')).toBeVisible();
});
