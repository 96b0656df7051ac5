import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { confirmedOrder, fillAndSaveCheckout, newEmail, orderButton, plates, putIntoCart } from './shopper.ts';

const list = '/geschirr/teller';

/** What the first plate of the list costs; VAT is 19 %. */
const gross = /12,60\s€/;
const net = /10,59\s€/;
/** Six of them, as a buyer reckons. */
const sixNet = /63,54\s€/;

function choice(page: Page, name: string) {
  return page.getByRole('region', { name: /^(Preise|Prices)/ }).getByRole('button', { name, exact: true });
}

async function choose(page: Page, name: string): Promise<void> {
  await choice(page, name).click();
  await expect(choice(page, name)).toHaveAttribute('aria-pressed', 'true');
}

test('a guest chooses net prices, and finds them in list, product, cart, order and mail', async ({ page, mailsTo }) => {
  await page.goto(list);
  const card = page.getByRole('article').first();
  await expect(card).toContainText(gross);
  await choose(page, 'netto');
  await expect(card).toContainText(net);
  await expect(page.getByRole('contentinfo')).toContainText('Alle Preise zzgl. gesetzlicher MwSt.');
  await card.getByRole('link').first().click();
  await expect(page.getByText(/zzgl\. MwSt\. und/).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(net);

  await putIntoCart(page, [{ variationId: plates.variationId, quantity: 6 }]);
  await page.goto('/cart');
  await expect(page.getByText('Summe netto').filter({ visible: true }).first()).toBeVisible();
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /10,59\s€ \/ / });
  await expect(line).toContainText(sixNet);
  await page.goto('/checkout');
  const email = newEmail();
  await fillAndSaveCheckout(page, email);
  await expect(page.getByText('Summe netto').filter({ visible: true }).first()).toBeVisible();
  await orderButton(page).click();
  await confirmedOrder(page);
  await expect(page.getByText('Summe netto').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/10,59\s€ \/ /);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('Summe netto');
  expect(mail?.text).toMatch(/10,59\s€ \/ .*\n.*63,54\s€/);
});

test('a page that was read with gross prices is not shown again to who chose net ones', async ({ page }) => {
  await page.goto('/geschirr');
  const tile = page
    .getByRole('main')
    .getByRole('link', { name: /^Teller/ })
    .first();
  await tile.click();
  await expect(page).toHaveURL(/\/teller$/);
  await expect(page.getByRole('article').first()).toContainText(gross);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geschirr');
  await choose(page, 'netto');
  await tile.click();
  await expect(page).toHaveURL(/\/teller$/);
  await expect(page.getByRole('article').first()).toContainText(net);
  await choose(page, 'brutto');
  await expect(page.getByRole('article').first()).toContainText(gross);
});

test('the choice is made with the keyboard, in English too, and is accessible', async ({ page }) => {
  await page.goto('/en/tableware/plates');
  await choice(page, 'net').focus();
  await page.keyboard.press('Enter');
  await expect(choice(page, 'net')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article').first()).toContainText('€10.59');
  await expectAccessible(page);
});
