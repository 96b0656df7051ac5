import { expectAccessible } from './accessibility.ts';
import { expectInWidth } from './expect-in-width.ts';
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
  await expectInWidth(page);

  const cookie = (await context.cookies()).find(({ name }) => name === 'view');
  expect(cookie).toMatchObject({ value: 'list', sameSite: 'Strict' });

  // The page that was kept for everyone, before any script of the shop has run.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/en/glassware');
  expect(await columns()).toBe(1);
});

test('on the narrowest phone nothing stands out of its card or row', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/geschirr/teller');
  // Text that has no room in a button is not wider than what holds it.
  const tooWide = () =>
    page
      .locator('article, article button, article a.button')
      .evaluateAll((parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent),
      );
  await expect(page.getByRole('textbox', { name: /^Menge von / }).first()).toBeVisible();
  expect(await tooWide()).toEqual([]);
  await page.getByRole('button', { name: 'Als Liste' }).click();
  const narrowest = () =>
    page
      .locator('.product-card-purchase')
      .evaluateAll((places) => Math.min(...places.map((place) => place.getBoundingClientRect().width)));
  // Beside the picture there is nothing else in the lower part of a row.
  await expect.poll(narrowest).toBeGreaterThan(180);
  expect(await tooWide()).toEqual([]);
});

test.use({ expectedConsoleErrors: [/Failed to load resource: net::ERR_FAILED/] });
