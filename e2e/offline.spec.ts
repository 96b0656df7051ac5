import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { ask, fillCheckout, newEmail, orderButton, plates, putIntoCart } from './shopper.ts';

test.use({
  serviceWorkers: 'allow',
  expectedConsoleErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|Error loading route module/,
  ],
});

/** A page that the service worker looks after, with the offline page kept. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // With the first thing that a visitor does the worker comes.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

for (const [language, start, wanted, title, lang] of [
  ['German', '/', '/geschirr/teller', 'Keine Verbindung', 'de'],
  ['English', '/en', '/en/tableware/plates', 'No connection', 'en'],
] as const) {
  test(`without a connection a page says so in ${language}, and comes back on its own`, async ({ page, context }) => {
    await openWithWorker(page, start);
    await context.setOffline(true);
    await page.goto(wanted);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(new URL(page.url()).pathname).toBe(wanted);
    // Its style sheet and font were kept with it.
    await expect(page.locator('#again')).toHaveCSS('font-family', /Figtree/);
    await expect(page.locator('#again')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.locator('#again').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeAttached();
    expect(new URL(page.url()).pathname).toBe(wanted);
  });
}

test('whoever loses the connection on a page reads there that no answer came', async ({ page, context }) => {
  const parts = [/\/assets\/notification-card-/, /\/assets\/errors-/].map((part) => page.waitForResponse(part));
  await openWithWorker(page, '/geschirr/teller/coupeteller-ebene_1001_10003');
  await Promise.all(parts);
  // Nor may anything else be on its way that the page cannot do without.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Vom Shop kam keine Antwort.');

  // What the page cannot do without, and has not loaded yet.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Merkliste/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung');
});

test('a quantity that cannot be told leaves the cart where it is, and says so', async ({ page, context }) => {
  const parts = [/\/assets\/notification-card-/, /\/assets\/errors-/].map((part) => page.waitForResponse(part));
  await page.goto('/');
  await putIntoCart(page, [{ ...plates, quantity: 12 }]);
  await openWithWorker(page, '/cart');
  await Promise.all(parts);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const quantity = page.getByRole('main').getByRole('textbox', { name: /^Menge von Coupeteller/ });
  await quantity.fill('600');
  await quantity.press('Tab');
  await expect(page.getByRole('alert')).toContainText('Vom Shop kam keine Antwort.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb');
  await expect(quantity).toHaveValue('12');
  // What another device did meanwhile comes with the network.
  await context.setOffline(false);
  await quantity.fill('24');
  await quantity.press('Tab');
  await expect.poll(async () => (await ask(page, 'getCart', undefined)).items?.[0]?.quantity).toBe(24);
});

/** What the browser's own dialogs say, which are closed at once. */
function hearDialogs(page: Page): string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  return said;
}

test('a page that is used for the first time without a connection stays, and goes on with it', async ({
  page,
  context,
}) => {
  const said = hearDialogs(page);
  await page.goto('/geschirr/teller/coupeteller-ebene_1001_10003');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.mouse.wheel(0, 400);
  const toCart = page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true });
  await toCart.click();
  await expect.poll(() => said).toEqual([expect.stringContaining('Keine Verbindung zum Shop.')]);
  const parts = page.waitForResponse(/\/assets\/notification-card-/);
  await context.setOffline(false);
  await parts;
  await toCart.click();
  await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toBeVisible();
});

test('what a press cannot load says so, opens nothing later, and opens with the next press', async ({
  page,
  context,
}) => {
  const said = hearDialogs(page);
  const messages = [/\/assets\/notification-card-/, /\/assets\/errors-/].map((part) => page.waitForResponse(part));
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/cart');
  await page.keyboard.press('Shift');
  await Promise.all(messages);
  await page.waitForLoadState('networkidle');
  const entry = page.getByRole('button', { name: 'Artikelnummern eingeben oder einfügen' });
  const field = page.getByRole('textbox', { name: 'Artikelnummern und Mengen' });

  // A network that is there, and leads nowhere.
  await context.route('**/*', (route) => route.abort());
  await entry.click();
  await expect(page.getByRole('alert')).toContainText('Keine Verbindung zum Shop.');
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
  const entryParts = page.waitForResponse(/quick-entry-/);
  await context.unroute('**/*');
  await entryParts;
  await expect(field).toBeHidden();
  await entry.click();
  await expect(field).toBeVisible();

  await context.setOffline(true);
  const toMenu = page.getByRole('button', { name: 'Menü öffnen' });
  // Told anew, in the place of the message before.
  await page.getByRole('alert').evaluate((shown) => shown.setAttribute('data-before', ''));
  await toMenu.click();
  await expect(page.locator('[role=alert]:not([data-before])')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(1);
  const menuParts = page.waitForResponse(/menu-drawer-/);
  await context.setOffline(false);
  await menuParts;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await toMenu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb');
  expect(said).toEqual([]);
});

test('what is typed at the checkout without a connection stays, and is ordered with one', async ({ page, context }) => {
  await page.goto('/');
  await putIntoCart(page, [{ ...plates, quantity: 12 }]);
  await page.goto('/checkout');
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await fillCheckout(page, newEmail());
  await expect(page.getByRole('alert').first()).toContainText('Vom Shop kam keine Antwort.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kasse');
  await expect(page.getByRole('textbox', { name: 'Postleitzahl', exact: true })).toHaveValue('70173');
  await context.setOffline(false);
  await expect(async () => {
    if (page.url().includes('/confirmation/')) return;
    // What was chosen, and could not be told, is asked for once more.
    await page.getByRole('radio', { name: /^Vorkasse/ }).check({ timeout: 1000 });
    await orderButton(page).click({ timeout: 1000 });
    await expect(page).toHaveURL(/\/confirmation\//, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
});

test('the worker keeps files of the build, and nothing personal', async ({ page }) => {
  await openWithWorker(page, '/');
  for (const address of ['/cart', '/search?term=teller', '/geschirr/teller']) await page.goto(address);
  const readKept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  // Files are kept after the page has them.
  await expect
    .poll(async () => (await readKept()).filter((path) => path.startsWith('/assets/')).length)
    .toBeGreaterThan(3);
  const others = (await readKept()).filter((path) => !path.startsWith('/assets/'));
  expect(others.sort()).toEqual(['/en/offline', '/offline']);
});

test('the offline page has an address of its own, without the scripts of the shop', async ({ page, request }) => {
  for (const [address, lang] of [
    ['/offline', 'de'],
    ['/de/offline', 'de'],
    ['/en/offline', 'en'],
  ]) {
    await page.goto(address ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', lang ?? '');
    await expect(page.locator('script[src], link[rel=modulepreload]')).toHaveCount(0);
  }
  await expectAccessible(page);
  const answer = await request.get('/offline');
  expect(await answer.text()).toContain('noindex');
});
