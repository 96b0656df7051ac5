import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { ask, napkins, plates, rack } from './shopper.ts';

/** A cup that is not to be had at the moment, and a towel that asks what is to be embroidered. */
const soldOut = { variationId: 10133, name: /^Becher Watt/ };
const towel = { variationId: 20065 };
const list = '/geschirr/teller';

const heartOf = (page: Page, name: RegExp) =>
  page.getByRole('article').filter({ hasText: name }).locator('[data-heart]');
const message = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Meldungen' }).getByText(text);

async function wish(page: Page, variationIds: number[]): Promise<void> {
  for (const variationId of variationIds) await ask(page, 'doAddWishlistItem', { variationId });
}

async function wishes(page: Page): Promise<number[]> {
  const { basket } = await ask(page, 'getSession', { cartItems: 'none' });
  return Object.values(basket.itemWishListIds ?? {});
}

/** The link of the header, or of the bar at the bottom of a phone. */
function wishlistLink(page: Page, name: string) {
  return page.getByRole('link', { name, exact: true }).filter({ visible: true });
}

test('a guest finds again what was marked', { tag: '@phone' }, async ({ page }) => {
  await page.goto(list);
  const plate = page.getByRole('button', { name: /^Merken: Coupeteller Ebene/ });
  await expect(plate).toHaveAttribute('aria-pressed', 'false');
  await plate.click();
  await expect(plate).toHaveAttribute('aria-pressed', 'true');
  await expect(message(page, /^Coupeteller Ebene.* steht auf der Merkliste\.$/)).toBeVisible();
  await page.getByRole('button', { name: /^Merken: Teller flach mit Fahne/ }).click();
  await expect(wishlistLink(page, 'Merkliste, 2 Artikel')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(plate).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(
    page.getByRole('region', { name: /^Coupeteller Ebene/ }).getByRole('button', { name: /^Merken/ }),
  ).toHaveAttribute('aria-pressed', 'true');
  await wishlistLink(page, 'Merkliste, 2 Artikel').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merkliste' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([/^Teller flach/, /^Coupeteller Ebene/]);
  await expectAccessible(page);
});

test('pressed again it is taken off', async ({ page }) => {
  await page.goto('/');
  await wish(page, [plates.variationId]);
  await page.goto(list);
  const heart = heartOf(page, plates.name);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(message(page, /steht nicht mehr auf der Merkliste\.$/)).toBeVisible();
  await expect(wishlistLink(page, 'Merkliste, leer')).toBeVisible();
  expect(await wishes(page)).toEqual([]);
});

test('a double click is one press', async ({ page }) => {
  await page.goto(list);
  const heart = heartOf(page, plates.name);
  await heart.dblclick();
  await expect(message(page, /steht auf der Merkliste\.$/)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await wishes(page)).toHaveLength(1);
});

test('hearts answer to keys', async ({ page }) => {
  await page.goto(list);
  const heart = heartOf(page, plates.name);
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(message(page, /steht auf der Merkliste\.$/)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(heart).toHaveAttribute('aria-pressed', 'false', { timeout: 200 });
  }).toPass();
  await expect(heart).toBeFocused();
});

test('a press counts before the scripts are there', { tag: '@phone' }, async ({ page }) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(list, { waitUntil: 'commit' });
  const heart = heartOf(page, plates.name);
  await heart.click();
  letCome();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => wishes(page)).toHaveLength(1);
});

test('a press counts before the shop has said what is on the list', async ({ page }) => {
  await page.goto('/');
  await wish(page, [plates.variationId]);
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route('**/getSession', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto(list);
  const heart = heartOf(page, plates.name);
  await heart.click();
  letAnswer();
  await expect(message(page, /steht nicht mehr auf der Merkliste\.$/)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

for (const path of [
  '/',
  '/search?term=teller',
  '/tag/spuelmaschinenfest',
  '/geschirr/teller/coupeteller-ebene_1001_10003',
]) {
  test(`every heart of ${path} answers, also on the page after it`, async ({ page }) => {
    await page.goto(path);
    // Reviews are articles, too.
    const article = page
      .getByRole('article')
      .filter({ has: page.locator('[data-heart]') })
      .first();
    const heart = article.locator('[data-heart]');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const variationId = await heart.getAttribute('data-heart');
    await article.getByRole('link').first().click();
    const own = page.locator(`section[aria-labelledby="product-name"] [data-heart="${variationId}"]`);
    await expect(own).toHaveAttribute('aria-pressed', 'true');
  });
}

test('a variation has a heart of its own', async ({ page }) => {
  await page.goto('/geschirr/teller/coupeteller-ebene_1001_10003');
  const heart = page.getByRole('region', { name: /^Coupeteller Ebene/ }).getByRole('button', { name: /^Merken/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: '21 cm' }).click();
  await expect(page).not.toHaveURL(/_10003$/);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test.describe('a refusal', () => {
  test.use({ expectedConsoleErrors: [/status of 409/] });

  test('is told, and the heart shows what holds', async ({ page }) => {
    await page.route('**/doAddWishlistItem', (route) =>
      route.fulfill({
        status: 409,
        json: { key: 'wishlist.tooManyItems', code: 240, message: '', cause: { maximum: 500 } },
      }),
    );
    await page.goto('/en/tableware/plates');
    const heart = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Save for later/ });
    await heart.click();
    await expect(page.getByText(/^The wishlist holds at most 500 items\./)).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});

test('the whole list goes into the cart, and what does not is named with the reason', async ({ page }) => {
  await page.goto('/');
  await wish(page, [plates.variationId, napkins.variationId, soldOut.variationId, towel.variationId]);
  await page.goto('/wishlist');
  const missing = page.getByRole('article').filter({ hasText: soldOut.name });
  await expect(missing.getByText('Zurzeit nicht lieferbar')).toBeVisible();
  await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click();
  const outcome = page.getByRole('status').filter({ hasText: 'Warenkorb' });
  await expect(outcome).toContainText('2 Artikel liegen im Warenkorb.');
  await expect(outcome.getByRole('listitem')).toHaveText([
    /^Frottiertuch.*: braucht noch Angaben/,
    /^Becher Watt.*: zurzeit nicht/,
  ]);
  await expectAccessible(page);
  const { items } = await ask(page, 'getCart');
  expect(items?.map(({ variationId, quantity }) => [variationId, quantity]).sort()).toEqual([
    [plates.variationId, 6],
    [napkins.variationId, 1],
  ]);
});

test('a long list comes in pages, and goes into the cart as a whole', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const { products } = await ask(page, 'getFacet', { categoryUrlPath: '/geschirr', itemsPerPage: 100 });
  const [oldest, ...others] = [soldOut.variationId, ...products.map(({ variation }) => variation.id)].slice(0, 42);
  await wish(page, [oldest ?? 0, ...others]);
  await page.goto('/wishlist');
  await expect(page.getByText('1–40 von 42 Artikeln')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(40);
  await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Seite 2' }).click();
  await expect(page).toHaveURL(/\/wishlist\?page=2$/);
  await expect(page.getByText('41–42 von 42 Artikeln')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Vorherige Seite' }).click();
  await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click();
  const outcome = page.getByRole('status').filter({ hasText: 'Warenkorb' });
  await expect(outcome.getByRole('listitem').filter({ hasText: soldOut.name })).toHaveText(/: zurzeit nicht/);

  for (const variationId of others.slice(0, 1)) await ask(page, 'deleteWishlistItem', { variationId });
  await ask(page, 'deleteWishlistItem', { variationId: oldest ?? 0 });
  await page.goto('/wishlist?page=2');
  await expect(page.getByRole('article')).toHaveCount(40);
  await expect(page.getByRole('navigation', { name: 'Seiten' })).toBeHidden();
});

test('one article goes into the cart, in the steps in which it is sold', async ({ page }) => {
  await page.goto('/');
  await wish(page, [plates.variationId]);
  await page.goto('/wishlist');
  const card = page.getByRole('article').filter({ hasText: plates.name });
  await expect(card.getByRole('textbox', { name: /^Menge/ })).toHaveValue('6');
  await card.getByRole('button', { name: /erhöhen$/ }).click();
  await card.getByRole('button', { name: /^In den Korb/ }).click();
  await expect(page.getByRole('dialog', { name: 'Im Warenkorb' }).getByText(/liegt im Warenkorb\.$/)).toBeVisible();
  expect((await ask(page, 'getCart')).itemQuantity).toBe(12);
});

test('what was taken off by mistake comes back, by keys alone', async ({ page }) => {
  await page.goto('/');
  await wish(page, [rack.variationId, plates.variationId]);
  await page.goto('/wishlist');
  await page.getByRole('button', { name: /^Coupeteller Ebene.* von der Merkliste nehmen$/ }).focus();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: /^Rückgängig: Coupeteller Ebene/ });
  await expect(undo).toBeFocused();
  await expect(wishlistLink(page, 'Merkliste, 1 Artikel')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Coupeteller Ebene.* von der Merkliste nehmen$/ })).toBeFocused();
  await expect(wishlistLink(page, 'Merkliste, 2 Artikel')).toBeVisible();
  expect(await wishes(page)).toHaveLength(2);
});

test('an empty list says how something comes there', async ({ page }) => {
  await page.goto('/en/wishlist');
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'DE: this page in German' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Merkliste ist leer' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there are no hearts, and the list can be read', async ({ page }) => {
    await page.goto(list);
    await expect(page.locator('[data-heart]').first()).toBeHidden();
    await wish(page, [plates.variationId]);
    await page.goto('/wishlist');
    await expect(page.getByRole('article').getByRole('link', { name: plates.name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Alles in den Warenkorb' })).toBeHidden();
  });
});
