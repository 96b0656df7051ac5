import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { setSettings } from './set-settings.ts';
import { napkins, putIntoCart } from './shopper.ts';

const own = { primaryColor: '#14493B', secondaryColor: '#B4622D' };
/** The palest and the darkest: whoever can read these can read all. */
const others = { primaryColor: '#ffd400', secondaryColor: '#111827' };

async function paletteOf(request: APIRequestContext): Promise<string> {
  const page = await (await request.get('/geschirr/teller')).text();
  return /:root\{--color-primary-0:[^}]*\}/.exec(page)?.[0] ?? '';
}

test.describe.configure({ mode: 'serial' });

test('the rules of a page stand in it: none is asked for, and its policy knows them by hash', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
  expect(await colorOf(page, 'primary-500')).toBe('#14493b');
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/legal-disclosure');
  expect(sheets).toEqual([]);
});

test('other colors reach every page at once and leave all of it readable', async ({ page, request }, info) => {
  test.slow();
  const { settings } = info.config.metadata;
  const before = await paletteOf(request);
  await setSettings(settings, others);
  try {
    await expect(async () => expect(await paletteOf(request)).not.toBe(before)).toPass();
    await page.goto('/');
    await expect(async () => expect(await colorOf(page, 'primary-500')).toBe('#ffd400')).toPass();
    await putIntoCart(page, [{ ...napkins, quantity: 2 }]);
    for (const address of [
      '/',
      '/geschirr/teller',
      '/geschirr/teller/coupeteller-ebene_1001_10003',
      '/cart',
      '/checkout',
    ]) {
      await page.goto(address);
      await expectAccessible(page);
    }
  } finally {
    await setSettings(settings, own);
  }
});

function colorOf(page: Page, name: string): Promise<string> {
  return page.evaluate(
    (token) => getComputedStyle(document.documentElement).getPropertyValue(`--color-${token}`),
    name,
  );
}
