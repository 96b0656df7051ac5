import { expect, test } from './fixtures.ts';
import { fillCheckout, newEmail, plates, putIntoCart, rack } from './shopper.ts';

test('the same list in another order is announced each time', async ({ page }) => {
  await page.goto('/geschirr/teller');
  await page.waitForLoadState('networkidle');
  const spoken = page.getByText(/^Seite geladen: /);
  const placeOf = () => spoken.evaluate((place) => [...(place.parentElement?.children ?? [])].indexOf(place));
  let last = -1;
  for (const value of ['texts.name1_asc', 'texts.name1_desc', 'texts.name1_asc']) {
    await page.getByLabel('Sortieren nach').selectOption(value);
    await expect(page).toHaveURL(new RegExp(value));
    // In a place that was empty before: a reader speaks what comes into it.
    await expect.poll(placeOf).not.toBe(last);
    await expect(spoken).toHaveCount(1);
    last = await placeOf();
  }
});

test('each variation has a title of its own', async ({ page }) => {
  await page.goto('/geschirr/teller/coupeteller-ebene_1001_10003');
  const before = await page.title();
  const others = page.getByRole('main').locator('a[href*="_1001_"]:not([href*="_10003"])');
  await page.goto((await others.first().getAttribute('href')) ?? '');
  await expect(page).not.toHaveTitle(before);
  expect(await page.title()).toContain('Coupeteller Ebene');
});

test('a typed quantity that cannot be ordered says what became of it; the dialog says what was added', async ({
  page,
}) => {
  await page.goto(`/p/${plates.variationId}/teller`);
  await page.waitForLoadState('networkidle');
  const field = page
    .getByRole('main')
    .getByRole('textbox', { name: /^Menge/ })
    .first();
  await field.fill('7');
  await field.press('Tab');
  await expect(field).toHaveValue('12');
  await expect(page.getByText('Menge auf 12 angepasst')).toBeAttached();

  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Im Warenkorb' })).toHaveAccessibleDescription(plates.name);
});

test('into the checkout and out of it the focus goes to the page and its title is read', async ({ page }) => {
  await putIntoCart(page, [{ variationId: plates.variationId, quantity: 12 }]);
  await page.goto('/cart');
  await page.getByRole('main').getByRole('button', { name: 'Zur Kasse' }).first().click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByText(/^Seite geladen: .*Kasse/)).toBeAttached();
  await page.getByRole('link', { name: 'Zurück zum Warenkorb' }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByText(/^Seite geladen: .*Warenkorb/)).toBeAttached();
});

test('tables of texts and a full cart keep to a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await putIntoCart(page, [{ variationId: plates.variationId, quantity: 120 }]);
  for (const address of ['/shipping', '/en/shipping', '/cart', '/en/cart']) {
    await page.goto(address);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, address).toBeLessThanOrEqual(320);
    for (const table of await page.locator('.prose table').all()) {
      const box = await table.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    const rates = page.locator('.prose td').filter({ hasText: '€' });
    expect(await rates.evaluateAll(brokenTexts), address).toEqual([]);
  }
});

/** Texts of cells that take more than one line. */
function brokenTexts(cells: Element[]): string[] {
  const lines = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  return cells.filter((cell) => lines(cell) > 1).map(({ textContent }) => textContent);
}

test('another country asks for its own form of the postcode', async ({ page }) => {
  await putIntoCart(page, [{ variationId: rack.variationId, quantity: 1 }]);
  await page.goto('/checkout');
  await fillCheckout(page, newEmail());
  const address = page.getByRole('region', { name: 'Lieferadresse' });
  const postcode = address.getByRole('textbox', { name: 'Postleitzahl' });
  await expect(postcode).not.toHaveAttribute('aria-invalid', 'true');
  await address.locator('[name="shipping.country"]').selectOption({ label: 'Österreich' });
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  await address.locator('[name="shipping.country"]').selectOption({ label: 'Deutschland' });
  await expect(postcode).not.toHaveAttribute('aria-invalid', 'true');
});
