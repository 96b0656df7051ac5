import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { ask, confirmedOrder, fillAndSaveCheckout, newEmail, orderButton } from './shopper.ts';

const many = 100;

test('a cart of a hundred lines is changed, looked through and ordered once', async ({ page, mailsTo }) => {
  test.slow();
  const email = newEmail();
  await page.goto('/');
  await fillCart(page);
  await page.goto('/cart');
  const main = page.getByRole('main');
  // What goes with it, below, has quantities of its own.
  const lines = page.getByRole('region', { name: 'Artikel im Warenkorb' });
  const quantities = lines.getByRole('textbox', { name: /^Menge von / });
  await expect(quantities).toHaveCount(many);
  await main
    .getByRole('button', { name: / entfernen$/ })
    .last()
    .click();
  await expect(quantities).toHaveCount(many - 1);

  await main.getByRole('button', { name: 'Zur Kasse' }).first().click();
  await fillAndSaveCheckout(page, email);
  // Sum and button stand above the long list and below it.
  const review = page.getByRole('region', { name: 'Prüfen und bestellen', exact: true });
  await expect(review).toContainText(`${many - 1} Positionen`);
  await expect(review.getByRole('listitem')).toHaveCount(many - 1);
  await expect(orderButton(page)).toHaveCount(2);
  await expectAccessible(page);
  await orderButton(page).first().dblclick();
  await confirmedOrder(page);
  await expect(page.getByRole('region', { name: 'Bestellte Artikel' }).getByRole('listitem')).toHaveCount(many - 1);
  expect(await mailsTo(email)).toHaveLength(1);
});

/** With the cheapest articles of the demo shop that ask for nothing: a guest may owe no more than so much. */
async function fillCart(page: Page): Promise<void> {
  const found = [];
  for (const number of [1, 2, 3]) {
    const { products } = await ask(page, 'getFacet', { type: 'all', itemsPerPage: 100, page: number });
    found.push(...products);
  }
  const lines = found
    .filter(({ hasRequiredOrderProperty, filter }) => !hasRequiredOrderProperty && filter.isSalable)
    .map(({ variation, prices }) => ({
      productId: variation.id,
      amount: (prices?.default?.unitPrice.value ?? 0) * (variation.minimumOrderQuantity ?? 1),
    }))
    .sort((one, other) => one.amount - other.amount)
    .map(({ productId }) => ({ productId }));
  await ask(page, 'doAddCartLines', { lines: lines.slice(0, many) });
  const { items = [] } = await ask(page, 'getCart');
  expect(items).toHaveLength(many);
}
