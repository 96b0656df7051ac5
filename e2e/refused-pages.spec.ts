import { expect, test } from './fixtures.ts';
import { startSecond } from './second-process.ts';

test.use({ expectedConsoleErrors: [/status of 4(?:04|29)/] });

test('an address that cannot be read is a page that is not there, in its language', async ({ page }) => {
  for (const [address, title] of [
    ['/%E0%A4%A', 'Seite nicht gefunden'],
    ['/en/%E0%A4%A', 'Page not found'],
    ['/%00', 'Seite nicht gefunden'],
    ['/x%0Ay', 'Seite nicht gefunden'],
    ['/en/x%E2%80%A8y', 'Page not found'],
    ['/en/search?term=%00', 'Page not found'],
    [`/en/${'x'.repeat(600)}`, 'Page not found'],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('who asks for too many pages is told so, in the language of the page, and until when', async ({ page }, info) => {
  const shop = await startSecond({ ...info.config.metadata.settings, RATE_LIMIT: '3' });
  try {
    await page.request.get(`${shop.origin}/shipping`);
    for (const term of ['a', 'b', 'c']) await page.request.get(`${shop.origin}/search?term=${term}`);
    for (const [address, title] of [
      // What is kept for all who are refused is made when the first of them asks, who chooses the address.
      ['/search?term=%00', 'Zu viele Anfragen'],
      ['/search?term=teller', 'Zu viele Anfragen'],
      ['/en/cart', 'Too many requests'],
    ] as const) {
      const answer = await page.goto(shop.origin + address);
      expect(answer?.status()).toBe(429);
      expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('link', { name: /neu laden|Reload/ })).toHaveAttribute('href', '');
      await expect(page.locator('script[src], link[rel=modulepreload]')).toHaveCount(0);
    }
    // The area of the operators speaks the language that was chosen last, to whoever chose it alone.
    await page.context().addCookies([{ name: 'locale', value: 'en', url: shop.origin }]);
    for (const [address, title] of [
      ['/operator/login', 'Too many requests'],
      ['/cart', 'Zu viele Anfragen'],
    ] as const) {
      await page.goto(shop.origin + address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    expect((await page.request.get(`${shop.origin}/search.data?term=teller`)).status()).toBe(429);
    // What is kept costs nothing.
    expect((await page.request.get(`${shop.origin}/shipping`)).status()).toBe(200);
  } finally {
    await shop.stop();
  }
});
