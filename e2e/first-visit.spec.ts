import { measureJavaScript } from '../bench/javascript.ts';
import { openEditor } from './editor.ts';
import { expect, test } from './fixtures.ts';
import { putIntoCart, rack } from './shopper.ts';

const manifest = /\/assets\/manifest-[\w-]+\.js$/;

/** What is loaded when something is done, and not before. */
const ofUse = /\/(?:product-questions|file-question|calls|load-messages|browser-pages|last-seen)-[\w-]+\.js$/;

const product = '/geschirr/teller/coupeteller-ebene_1001_10003';
/** Its buyers may have it engraved. */
const engraved = '/besteck/tafelbesteck-schilf_1028_10280';

for (const address of ['/', '/geschirr/teller', product, engraved, '/search?term=teller', '/cart']) {
  test(`a first visit to ${address} loads at most 120 KB of scripts, and routes of no other page`, async ({ page }) => {
    const { bytes, files } = await measureJavaScript(page, address);
    expect(bytes / 1024).toBeLessThan(120);
    expect(files.filter(({ path }) => manifest.test(path) || ofUse.test(path))).toEqual([]);
  });
}

test('a checkout loads at most 160 KB of scripts where nothing was kept, and no part that is opened', async ({
  page,
}) => {
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  const { bytes, files } = await measureJavaScript(page, '/checkout');
  expect(bytes / 1024).toBeLessThan(160);
  const paths = files.map(({ path }) => path);
  expect(paths.some((path) => path.includes('/checkout-'))).toBe(true);
  expect(paths.filter((path) => /pickup-finder|freight|coupon-form|manifest/.test(path))).toEqual([]);
});

test.describe('where storage is switched off', () => {
  // The router's, which goes on without.
  test.use({ expectedConsoleErrors: [/SecurityError/] });

  test('a buyer whom a portal sends buys, though the browser keeps nothing of it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await page.goto(`${product}?ReferrerID=5`);
    const added = page.waitForRequest(/doAddCartItem/);
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    expect((await added).headers()).toMatchObject({ referrerid: '5' });
    await expect(page.getByRole('dialog')).toContainText('Coupeteller');
  });
});

test('who takes no cookies is told so, and not that something is in the cart', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  await page.goto(product);
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page.getByText('Ihr Browser nimmt keine Cookies an')).toBeVisible();
});

test('the routes of all pages come with the first intent, once', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (manifest.test(new URL(request.url()).pathname)) loads += 1;
  });
  await page.goto('/geschirr/teller', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: /Warenkorb/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb');
  await banner.getByRole('link', { name: 'Tafelwerk' }).first().click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  expect(loads).toBe(1);
});

test.describe('what is to be known of other pages and cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  for (const [what, file] of [
    ['routes', manifest],
    ['texts', /\/assets\/browser-pages-[\w-]+\.js$/],
  ] as const)
    test(`${what}: the next page is a new document`, async ({ page }) => {
      await page.route(file, (route) => route.abort());
      await page.goto('/geschirr/teller', { waitUntil: 'networkidle' });
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Warenkorb/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb');
      expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
    });
});

test('whoever shops loads nothing of the editor; whoever edits at most 200 KB more', async ({
  page,
  browser,
}, info) => {
  const ofEditor: string[] = [];
  page.on('response', async (response) => {
    if (!/script|stylesheet/.test(response.request().resourceType())) return;
    const source = await response.text().catch(() => '');
    if (/mise-editor|data-edited-page/.test(source)) ofEditor.push(response.url());
  });
  // The cookie alone is worth nothing: the page is the one that is kept for everyone.
  await page.context().addCookies([{ name: 'pwa', value: '1', url: info.project.use.baseURL ?? '' }]);
  const answer = await page.goto('/');
  expect(await answer?.headerValue('cache-control')).toContain('public');
  for (const address of ['/', '/geschirr/teller', '/cart']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.mouse.move(200, 200);
    await page.waitForLoadState('networkidle');
  }
  expect(ofEditor).toEqual([]);
  await expect(page.locator('[data-editor], .mise-editor')).toHaveCount(0);

  const visit = await measureJavaScript(await (await browser.newContext()).newPage(), '/');
  const edited = await (await browser.newContext()).newPage();
  await openEditor(edited, info);
  const editor = await measureJavaScript(edited, '/', () =>
    edited.getByRole('toolbar', { name: 'Werkzeuge des Editors' }).waitFor(),
  );
  expect((editor.bytes - visit.bytes) / 1024).toBeGreaterThan(10);
  expect((editor.bytes - visit.bytes) / 1024).toBeLessThan(200);
  const again = await edited.request.get('/');
  expect(again.headers()['cache-control']).toContain('no-store');
});
