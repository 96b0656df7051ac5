import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

test('who wants rows gets rows, on every list, from the first moment', { tag: '@phone' }, async ({ page, context }) => {
  await page.goto('/geschirr/teller');
  const columns = () =>
    page
      .getByRole('article')
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);
  expect(await columns()).toBeGreaterThan(1);
  const rows = page.getByRole('button', { name: 'Als Liste' });
  await rows.click();
  await expect(rows).toHaveAttribute('aria-pressed', 'true');
  expect(await columns()).toBe(1);
  await expectAccessible(page);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide, 'pixels that the page is wider than the screen').toBeLessThanOrEqual(0);

  const cookie = (await context.cookies()).find(({ name }) => name === 'view');
  expect(cookie).toMatchObject({ value: 'list', sameSite: 'Strict' });

  // The page that was kept for everyone, before any script of the shop has run.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/en/glassware');
  expect(await columns()).toBe(1);
});

test.use({ expectedConsoleErrors: [/Failed to load resource: net::ERR_FAILED/] });
