import { expect, test } from './fixtures.ts';

test('the shop opens in German and in English', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('an address that is not there', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('is answered with a page that says so', async ({ page }) => {
    const answer = await page.goto('/gibt-es-nicht');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
