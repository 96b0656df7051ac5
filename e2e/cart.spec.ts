import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { enterAccount, openAccount, runShop } from './customer.ts';
import { expectInWidth } from './expect-in-width.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import { ask, napkins, plates, putIntoCart, rack } from './shopper.ts';

test('in letters of twice the size nothing of cart and checkout is beside the screen of a phone, and no sum is broken', {
  tag: '@phone-only',
}, async ({ page }) => {
  await putIntoCart(page, [
    { ...napkins, quantity: 30 },
    { ...rack, quantity: 1 },
  ]);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/cart');
  await expect(page.getByRole('textbox', { name: /^Menge von Tissue/ })).toBeVisible();
  await expectInWidth(page);
  await page.goto('/checkout');
  const sum = page
    .getByRole('complementary', { name: 'Bestellübersicht' })
    .getByText(/^[\d,.]+\s€$/)
    .first();
  await expect(sum).toBeVisible();
  expect((await sum.boundingBox())?.height).toBeLessThan(64);
  await expectInWidth(page);
});

test('the cart of the session is in the document', async ({ page, browser }) => {
  await putIntoCart(page, [{ ...plates, quantity: 12 }]);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto('/cart');
  await expect(still.getByRole('link', { name: plates.name })).toBeVisible();
  await expect(still.getByRole('textbox', { name: /^Menge von Coupeteller/ })).toHaveValue('12');
  await expect(still.getByText('Gesamt inkl. MwSt.')).toBeVisible();
  await plain.close();
});

test('quantities keep to the steps of the article', async ({ page }) => {
  await putIntoCart(page, [{ ...plates, quantity: 12 }]);
  await page.goto('/cart');
  const field = page.getByRole('textbox', { name: /^Menge von Coupeteller/ });
  const line = page.getByRole('listitem').filter({ has: field });

  await page.getByRole('button', { name: /^Menge von Coupeteller .* erhöhen$/ }).click();
  await expect(field).toHaveValue('18');
  await expect(line.getByText('226,80\u00a0€')).toBeVisible();
  await field.fill('20');
  await field.press('Enter');
  await expect(field).toHaveValue('24');
  await field.fill('');
  await field.blur();
  await expect(field).toHaveValue('6');
  await expect(line).not.toHaveAttribute('aria-busy', 'true');
  await page.reload();
  await expect(field).toHaveValue('6');
  await expectAccessible(page);
});

test('what is pressed before the scripts are there counts', { tag: '@phone' }, async ({ page }) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await putIntoCart(page, [{ ...plates, quantity: 12 }]);
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/cart', { waitUntil: 'commit' });
  const more = page.getByRole('button', { name: /^Menge von Coupeteller .* erhöhen$/ });
  await more.click();
  await more.click();
  letCome();
  await expect(page.getByRole('textbox', { name: /^Menge von Coupeteller/ })).toHaveValue('24');
  await expect.poll(async () => (await ask(page, 'getCart', undefined)).items?.[0]?.quantity).toBe(24);
});

test('arrow keys count before the scripts are there, from what was typed before as later', async ({ page }) => {
  await putIntoCart(page, [{ ...plates, quantity: 12 }]);
  const scripts = await holdScripts(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: /^Menge von Coupeteller/ });
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) await field.press(key);
  scripts.let();
  await expect(field).toHaveValue('18');
  await expect.poll(async () => (await ask(page, 'getCart', undefined)).items?.[0]?.quantity).toBe(18);

  scripts.hold();
  await page.goto('/cart', { waitUntil: 'commit' });
  await field.fill('36');
  await field.press('ArrowUp');
  scripts.let();
  await expect(field).toHaveValue('42');
  await field.fill('60');
  await field.press('ArrowDown');
  await expect(field).toHaveValue('54');
  await expect.poll(async () => (await ask(page, 'getCart', undefined)).items?.[0]?.quantity).toBe(54);
});

test('a tab that one comes back to shows the cart as it is, and keeps what is being typed', async ({ page }) => {
  const comeBackTo = (tab: Page) => tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const fieldOf = (tab: Page) => tab.getByRole('textbox', { name: /^Menge von Coupeteller/ });
  await putIntoCart(page, [{ ...plates, quantity: 12 }]);
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto('/cart', { waitUntil: 'networkidle' });
  await fieldOf(page).fill('24');
  await fieldOf(page).press('Enter');
  await expect.poll(async () => (await ask(page, 'getCart', undefined)).items?.[0]?.quantity).toBe(24);
  // Windows side by side show it at once, once somebody was at each of them.
  await other.mouse.move(10, 10);
  await expect(fieldOf(other)).toHaveValue('24');
  await expect(other.getByRole('link', { name: 'Warenkorb, 1 Position, 280,80\u00a0€' })).toBeVisible();

  await fieldOf(other).fill('36');
  await comeBackTo(other);
  await fieldOf(other).blur();
  await expect.poll(async () => (await ask(page, 'getCart', undefined)).items?.[0]?.quantity).toBe(36);
  await fieldOf(page).blur();
  await comeBackTo(page);
  await expect(fieldOf(page)).toHaveValue('36');
});

test('a line that is taken back stands in the cart as it was opened since', async ({ page }) => {
  const empty = page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' });
  await putIntoCart(page, [{ ...plates, quantity: 12 }]);
  await page.goto('/cart', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /entfernen/ }).click();
  await expect(empty).toBeVisible();
  await page.getByRole('link', { name: 'Merkliste, leer' }).click();
  await expect(page.getByRole('heading', { name: 'Merkliste', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Warenkorb, leer' }).click();
  await expect(empty).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('textbox', { name: /^Menge von Coupeteller/ })).toHaveValue('12');
});

test('a cart that was asked for before an addition, and comes after it, does not take its place', async ({ page }) => {
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/geschirr/teller/coupeteller-ebene_1001_10003');
  // It has asked for its cart before another tab changes that.
  await expect(page.getByRole('link', { name: /^Warenkorb, 1 Position/ })).toBeVisible();
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/getSession', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await held.promise;
    await route.fulfill({ response });
  });
  await page.evaluate(() => localStorage.setItem('cart-changed', String(Date.now() + 1)));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked.promise;
  const late = page.waitForResponse((answer) => answer.url().includes('/getSession'));
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  held.resolve();
  await (await late).finished();
  await expect(page.getByRole('link', { name: /^Warenkorb, 2 Positionen/ })).toBeVisible();
});

test.describe('an answer that is lost', () => {
  test.use({ expectedConsoleErrors: [/502 \(Bad Gateway\)/] });

  test('what is pressed again since no answer came is added once; later presses count as ever', async ({ page }) => {
    await page.goto('/geschirr/teller/coupeteller-ebene_1001_10003');
    const add = page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first();
    // The shop has done it, and its answer does not arrive.
    const lose = async (route: Route) => {
      expect((await route.fetch()).status()).toBe(200);
      await route.fulfill({ status: 502, body: 'Bad Gateway' });
    };
    await page.route('**/doAddCartItem', lose, { times: 1 });
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/doAddCartItem')) asked += 1;
    });
    await add.click();
    await expect(page.getByText('Vom Shop kam keine Antwort.')).toBeVisible();
    // A press that follows an answer at once belongs to the one before.
    const press = async () => {
      const before = asked;
      await expect(async () => {
        await add.click();
        await expect.poll(() => asked, { timeout: 2000 }).toBe(before + 1);
      }).toPass();
    };
    await press();
    const added = page.getByRole('dialog');
    await expect(added).toBeVisible();
    expect((await ask(page, 'getCart', undefined)).itemQuantity).toBe(6);
    await added.getByRole('button', { name: 'Schließen' }).click();
    await press();
    await expect(added).toBeVisible();
    expect((await ask(page, 'getCart', undefined)).itemQuantity).toBe(12);
  });
});

test('several clicks are one change', async ({ page }) => {
  await putIntoCart(page, [{ ...napkins, quantity: 1 }]);
  await page.goto('/cart');
  const changes: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/setCartItemQuantity')) changes.push(request.postDataJSON()[0].quantity);
  });
  const more = page.getByRole('button', { name: /^Menge von Tissue-Serviette .* erhöhen$/ });
  for (const _ of [1, 2, 3]) await more.click({ delay: 0 });
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();
  await expect(
    page
      .getByRole('complementary')
      .getByText(/^4 [A-Z]/)
      .filter({ visible: true }),
  ).toBeVisible();
  expect(changes.at(-1)).toBe(4);
});

test('what the stock does not give is adjusted, and the buyer is told', async ({ page }) => {
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/cart');
  // Someone else bought meanwhile: the page believes in more than there is.
  await page.route('**/setCartItemQuantity', async (route) => {
    const [input] = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify([{ ...input, quantity: 99_999 }]) });
  });
  await page.getByRole('button', { name: /^Menge von Tellerspülmaschinenkorb .* erhöhen$/ }).click();
  await expect(
    page.getByText(/^Tellerspülmaschinenkorb.* sind nicht lieferbar\. Wir haben die Menge angepasst\.$/),
  ).toBeVisible();
  const value = Number(await page.getByRole('textbox', { name: /^Menge von Tellerspülmaschinenkorb/ }).inputValue());
  expect(value).toBeGreaterThan(2);
  await expect(page.getByRole('button', { name: /^Menge von Tellerspülmaschinenkorb .* erhöhen$/ })).toBeDisabled();
});

test('a line is removed, the focus goes on, and an empty cart shows the way', { tag: '@phone' }, async ({ page }) => {
  await putIntoCart(page, [
    { ...rack, quantity: 1 },
    { ...napkins, quantity: 2 },
  ]);
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Tellerspülmaschinenkorb.* entfernen$/ }).dblclick();
  await expect(page.getByText(/Tellerspülmaschinenkorb.* wurde entfernt\./)).toBeAttached();
  const other = page.getByRole('button', { name: /^Tissue-Serviette.* entfernen$/ });
  await expect(other).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Artikel suchen' })).toBeVisible();
  await expectAccessible(page);
});

test('an empty checkout leads to the cart and says why', async ({ page }) => {
  await page.goto('/en/checkout');
  await expect(page).toHaveURL(/\/en\/cart\?from=checkout$/);
  await expect(page.getByText('The checkout opens as soon as there is something in your cart.')).toBeVisible();
});

test('the cart follows into the other language', async ({ page }) => {
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Diese Seite auf Englisch' }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(page.getByRole('list', { name: '' }).getByRole('link', { name: /rack/i }).first()).toBeVisible();
});

test('articles that the cart loses are named on the page that a login or a checkout leads to', async ({ page }) => {
  test.slow();
  const { email } = await openAccount(page);
  const isNamed = () =>
    expect(
      page.getByText(/ist für Ihre Kundengruppe nicht erhältlich und wurde aus dem Warenkorb genommen/),
    ).toBeVisible();
  await putIntoCart(page, [{ variationId: hotPlate.variationId, quantity: 1 }]);
  try {
    await runShop('limit', hotPlate.number, '--classes', '2');
    // A page that nobody sees tells it to nobody.
    await page.request.get('/login');
    await page.goto('/checkout');
    await expect(page).toHaveURL(/\/cart\?from=checkout$/);
    await isNamed();

    // For guests alone, as long as the journey lasts.
    await runShop('limit', hotPlate.number, '--classes', '1');
    await putIntoCart(page, [
      { variationId: hotPlate.variationId, quantity: 1 },
      { ...rack, quantity: 1 },
    ]);
    // What asks who is here comes late, and does so on the page of the login, while that is being left.
    const loggedIn = page.waitForResponse('**/doLogin');
    const askedAfterwards = loggedIn.then(() => page.waitForResponse('**/getSession'));
    await page.route(/\/load-session\b/, async (route) => {
      await loggedIn;
      await route.continue();
    });
    await page.route('**/my-account', async (route) => {
      await askedAfterwards;
      await route.continue();
    });
    await enterAccount(page, email);
    await isNamed();
    await page.goto('/cart');
    const lines = page.getByRole('region', { name: 'Artikel im Warenkorb' });
    await expect(lines.getByRole('textbox', { name: /^Menge von/ })).toHaveCount(1);
  } finally {
    await runShop('limit', hotPlate.number, '--classes', '');
  }
});

/** An article that no other journey buys. */
const hotPlate = { variationId: 30_244, number: 'TW-1179-11' };
