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
});
