import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** That nothing has to be scrolled sideways. Measured by the screen: a telephone makes its window as wide as what does not fit. */
export async function expectInWidth(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `the page at ${page.url()} is wider than the screen`).toBeLessThanOrEqual(width);
}
