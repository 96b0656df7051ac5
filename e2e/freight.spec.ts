import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { confirmedOrder, fillAndSaveCheckout, newEmail, orderButton, putIntoCart } from './shopper.ts';

/** Ten litres of cleaner, 10.6 kg. */
const canister = { variationId: 40347, name: /^Menge von / };

function sums(page: Page) {
  return page.getByRole('complementary', { name: 'Bestellübersicht' });
}

test('the phone number of a notice keeps to one line on whatever screen', async ({ page }) => {
  await putIntoCart(page, [{ ...canister, quantity: 150 }]);
  await page.goto('/cart');
  const notice = page.getByText(/Wir nennen Ihnen gern einen: .*66969/);
  await expect(notice).toBeVisible();
  for (let width = 320; width <= 500; width += 12) {
    await page.setViewportSize({ width, height: 844 });
    expect(await notice.evaluate(linesOfPhone), String(width)).toBe(1);
  }
});

function linesOfPhone(notice: Element): number {
  const texts = document.createTreeWalker(notice, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const found = /\+\d[^,.;]*\d/.exec(node.textContent ?? '');
    if (!found) continue;
    const range = document.createRange();
    range.setStart(node, found.index);
    range.setEnd(node, found.index + found[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  return 0;
}

test('so much that no carrier has a price for it has a day by agreement, and deposits stand beside the subtotal', async ({
  page,
}) => {
  await page.goto('/p/40347/allzweckreiniger');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Lieferung voraussichtlich /)).toBeVisible();
  await main
    .getByRole('textbox', { name: /^Menge/ })
    .first()
    .fill('150');
  await page.keyboard.press('Tab');
  await expect(main.getByText('Liefertermin nach Absprache')).toBeVisible();
  await main
    .getByRole('textbox', { name: /^Menge/ })
    .first()
    .fill('2');
  await page.keyboard.press('Tab');
  await expect(main.getByText(/^Lieferung voraussichtlich /)).toBeVisible();
  await main.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Im Warenkorb' });
  await expect(dialog).toContainText('Zwischensumme49,80\u00a0€');
  await expect(dialog).toContainText('zzgl. Pfand für den Kanister8,00\u00a0€');
});

test('600 kg come by freight, with a tail lift at the hours that suit', async ({ page, mailsTo }) => {
  const email = newEmail();
  await putIntoCart(page, [{ ...canister, quantity: 150 }]);
  await page.goto('/cart');
  await expect(page.getByText(/Für 1\.590\skg haben wir .* keinen festen Frachtpreis/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Zusammenfassung' })).toContainText('Versandkostennoch offen');
  await page.getByRole('button', { name: /^Menge von .* verringern$/ }).click();
  await expect(page.getByRole('textbox', { name: canister.name })).toHaveValue('149');
  await page.getByRole('textbox', { name: canister.name }).fill('57');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Zusammenfassung' })).toContainText('169,00 €');

  await page.getByRole('button', { name: 'Zur Kasse' }).first().click();
  await fillAndSaveCheckout(page, email);
  await expect(page.getByRole('radio', { name: /^Spedition/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Abholung/ })).toHaveAccessibleDescription(/^Tafelwerk · Abholbereit/);
  await page.getByRole('checkbox', { name: /^Hebebühne \(29,00\s€\)/ }).check();
  await page.getByRole('combobox', { name: /^Lieferfenster \(19,00\s€\)/ }).selectOption('10:00-13:00');
  await page.getByRole('checkbox', { name: /^Anruf vor Anlieferung \(kostenlos\)/ }).check();
  await expect(sums(page)).toContainText('Versandkosten169,00 €Hebebühne29,00 €Lieferfenster, 10:00–13:00 Uhr19,00 €');
  await expectAccessible(page);

  const phone = page.getByRole('region', { name: 'Lieferadresse' }).getByRole('textbox', { name: 'Telefon' });
  await expect(phone).toHaveAttribute('required', '');
  // What is left is told the shop, and must not come after what is typed then.
  const told = page.waitForResponse((answer) => answer.url().endsWith('/doSaveAddress'));
  await phone.fill('');
  await orderButton(page).click();
  await expect(
    page.getByText('Bitte geben Sie für den Anruf vor der Anlieferung eine Telefonnummer an.').first(),
  ).toBeVisible();
  await told;
  await phone.fill('+49 711 123456');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Hebebühne/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: /^Lieferfenster/ })).toHaveValue('10:00-13:00');
  await page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ }).check();
  await orderButton(page).click();

  await confirmedOrder(page);
  await expect(page.getByRole('main')).toContainText('Hebebühne29,00 €');
  const [mail] = await mailsTo(email);
  expect(mail?.text).toMatch(/Lieferfenster, 10:00–13:00\sUhr:?\s+19,00\s€/);
});
