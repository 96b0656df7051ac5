import { expect, test } from './fixtures.ts';

test('once the shop was built anew, the next page is a new document', async ({ page }) => {
  await page.route('**/latest-build.json', (route) => route.fulfill({ json: { build: 'newer' } }));
  await page.clock.install();
  const isOld = () => page.evaluate(() => 'isOldDocument' in window);
  // A click that comes before the scripts is a document in any case.
  await expect(async () => {
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
    await page.waitForLoadState('networkidle');
    await page.getByRole('main').getByRole('link', { name: 'Teller ansehen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teller');
    expect(await isOld()).toBe(true);
  }).toPass();

  const asked = page.waitForResponse('**/latest-build.json');
  await page.clock.runFor('11:00');
  await asked;
  await page.getByRole('main').getByRole('link', { name: 'Geschirr', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geschirr');
  expect(await isOld()).toBe(false);
});

test.describe('a part of a page that cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/./] });

  test('reloads the page, but not again and again', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    let lost = 0;
    await page.route(/\/assets\/category-page-[\w-]+\.js/, (route) => {
      lost += 1;
      return route.abort();
    });
    await page.goto('/geschirr/teller');
    await expect.poll(() => documents).toBe(2);
    await expect.poll(() => lost).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    expect(documents).toBe(2);
  });

  test('leaves a list of articles in its field, unless it was sent', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    // As after an update, where nothing keeps the files of before.
    await page.route(/\/assets\/menu-drawer-[\w-]+\.js/, (route) => route.fulfill({ status: 404 }));
    const entry = page.getByRole('button', { name: 'Artikelnummern eingeben oder einfügen' });
    const field = page.getByRole('textbox', { name: 'Artikelnummern und Mengen' });
    const loseThePage = async () => {
      const reloaded = page.waitForEvent('framenavigated');
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      await reloaded;
      await expect(page.getByText('Die Seite wurde neu geladen', { exact: false })).toBeVisible();
    };
    await page.goto('/cart');
    await entry.click();
    await field.fill('TW-1001-27-WS;12\nTW-1058;4');
    await loseThePage();
    await expect(field).toHaveValue('TW-1001-27-WS;12\nTW-1058;4');

    // Not again before the guard against reloads that follow each other lets it: a page of its own.
    await page.goto('/en/cart');
    const english = {
      entry: page.getByRole('button', { name: 'Enter or paste item numbers' }),
      field: page.getByRole('textbox', { name: 'Item numbers and quantities' }),
    };
    await english.entry.click();
    await english.field.fill('TW-1001-27-WS;12');
    await page.route('**/doAddCartLines', (route) => route.abort());
    await page.locator('form', { has: english.field }).getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('main').getByText('nothing will be added twice', { exact: false })).toBeVisible();
    const reloaded = page.waitForEvent('framenavigated');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await reloaded;
    await expect(page.getByText('please check it before you repeat that', { exact: false })).toBeVisible();
    await expect(english.entry).toHaveAttribute('aria-expanded', 'false');
  });
});
