import { expectAccessible } from './accessibility.ts';
import { expectInWidth } from './expect-in-width.ts';
import { expect, test } from './fixtures.ts';

/** Pages of a kind, of which the first stands for all on a phone. */
const kinds: Record<string, string[]> = {
  'the home page': ['/', '/en'],
  'a category': ['/en/tableware/plates', '/geschirr'],
  'a content page': ['/ratgeber-gastronomiebedarf'],
  'a search': ['/search?term=teller', '/search?term=xyzzyq', '/search'],
  'a text': [
    '/shipping',
    '/cancellation-form',
    '/cancellation-rights',
    '/declaration-of-accessibility',
    '/legal-disclosure',
    '/privacy-policy',
    '/terms-and-conditions',
  ],
};

for (const [kind, addresses] of Object.entries(kinds)) {
  test(`everyone can use ${kind}`, { tag: '@phone' }, async ({ page, isMobile }) => {
    test.slow(addresses.length > 3);
    for (const address of isMobile ? addresses.slice(0, 1) : addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await expectInWidth(page);
    }
  });
}

test('the way to a category leads over the menu, with the mouse', async ({ page }) => {
  // A mouse that does not move says nothing to scripts that come later.
  await page.goto('/', { waitUntil: 'networkidle' });
  const menu = page.getByRole('navigation', { name: 'Sortiment' });
  await menu.getByText('Geschirr', { exact: true }).hover();
  await menu.getByRole('link', { name: 'Teller', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Teller' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Alles aus Geschirr' })).toBeHidden();
  await expect(
    page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: 'Geschirr' }),
  ).toBeVisible();
});

test('the menu obeys the keyboard', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Sortiment' });
  const entry = menu.locator('summary', { hasText: 'Geschirr' });
  await expect(async () => {
    // The keys are learnt when the focus comes to the bar.
    await entry.focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Alles aus Geschirr' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Alles aus Geschirr' })).toBeHidden();
  await expect(entry).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(menu.locator('summary', { hasText: 'Gläser' })).toBeFocused();
});

test('on a phone the menu goes level by level', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Products' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Tableware' }).click();
  await expect(drawer.getByRole('link', { name: 'All of Tableware' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Plates' }).click();
  await drawer.getByRole('link', { name: 'All of Plates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plates' })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('a list is sorted, lengthened and paged, and the address remembers it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/kueche-gastronorm');
  await expect(page.getByRole('article')).toHaveCount(20);
  const sort = page.getByRole('combobox', { name: 'Sortieren nach' });
  await sort.selectOption('Name Z–A');
  await expect(page).toHaveURL('/kueche-gastronorm?sort=texts.name1_desc');
  await expect(sort).toHaveValue('texts.name1_desc');
  const names = page.getByRole('article').getByRole('heading');
  await expect(async () => {
    const shown = await names.allTextContents();
    expect(shown).toEqual([...shown].sort((left, right) => right.localeCompare(left, 'de')));
  }).toPass();

  await page.getByRole('link', { name: 'Seite 2' }).last().click();
  await expect(page).toHaveURL('/kueche-gastronorm?sort=texts.name1_desc&page=2');
  await expect(page.getByRole('link', { name: 'Seite 2' }).last()).toHaveAttribute('aria-current', 'page');

  await page.getByRole('combobox', { name: 'Artikel pro Seite' }).selectOption('100');
  await expect(page).toHaveURL('/kueche-gastronorm?sort=texts.name1_desc&itemsPerPage=100');
  await page.goBack();
  await expect(page).toHaveURL('/kueche-gastronorm?sort=texts.name1_desc&page=2');
});

test('the language switch keeps the page', async ({ page }) => {
  await page.goto('/geschirr/teller?sort=texts.name1_asc');
  await page.getByRole('link', { name: 'diese Seite auf Englisch' }).click();
  await expect(page).toHaveURL('/en/tableware/plates?sort=texts.name1_asc');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'this page in German' }).click();
  await expect(page).toHaveURL('/geschirr/teller?sort=texts.name1_asc');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale');
  expect(cookie?.value).toBe('de');
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(100);
});

test('a new page has the focus and is announced', async ({ page }) => {
  // Followed before its scripts are there, a link leads to a document of its own.
  await page.goto('/geschirr', { waitUntil: 'networkidle' });
  await page.getByRole('navigation', { name: 'Unterkategorien' }).getByRole('link', { name: 'Teller' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText(/^Seite geladen: Teller/)).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link').first()).toBeFocused();
});

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await page.goto('/geschirr');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a menu that was opened before its scripts were there stays open with them', async ({ page }) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/mega-menu-[\w-]{8}\.js/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Sortiment' });
  await menu.getByText('Besteck', { exact: true }).click();
  const panel = menu.getByRole('link', { name: 'Alles aus Besteck' });
  await expect(panel).toBeVisible();
  // The pointer is elsewhere, so that nothing but the scripts could open it again.
  await page.mouse.move(10, 700);
  const behavior = page.waitForResponse(/\/assets\/mega-menu-behavior-/);
  letCome();
  await menu.getByText('Besteck', { exact: true }).focus();
  await behavior;
  await expect(panel).toBeVisible();
  await panel.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Besteck');
  await expect(panel).toBeHidden();
});

test('the first press adds an article, even before its scripts are there', { tag: '@phone' }, async ({ page }) => {
  const { promise: arePressed, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/direct-purchase-/, async (route) => {
    await arePressed;
    await route.continue();
  });
  await page.goto('/geschirr/teller');
  await page
    .getByRole('button', { name: /^In den Korb: / })
    .first()
    .click();
  letScriptsCome();
  await expect(page.getByRole('link', { name: 'Warenkorb, 1 Position' }).locator('visible=true')).toBeVisible();
});

test('the bar of a phone breaks no word amid its letters, though text is twice as large', {
  tag: '@phone-only',
}, async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const [address, name] of [
    ['/', 'Schnellzugriff'],
    ['/en', 'Quick access'],
  ] as const) {
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      const bar = page.getByRole('navigation', { name });
      await expect(bar).toBeVisible();
      expect(await bar.locator('li span.text-center').evaluateAll(brokenParts), `${address} ${width}`).toEqual([]);
      const parts = await bar.locator('li').filter({ visible: true }).all();
      expect(parts.length).toBeGreaterThanOrEqual(4);
      for (const part of parts) {
        const { x, width: own } = (await part.boundingBox()) ?? { x: -1, width: 0 };
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + own).toBeLessThanOrEqual(width);
      }
    }
  }
});

/** Parts of words that take two lines or are wider than the place for them. */
function brokenParts(labels: Element[]): string[] {
  return labels.flatMap((label) => {
    // What is not seen is said by screen readers alone.
    if (!label.checkVisibility() || label.getBoundingClientRect().width <= 1) return [];
    const place = label.closest('li')?.getBoundingClientRect();
    const parts = [...label.childNodes].filter((node) => node instanceof Text);
    return parts.flatMap((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const rects = [...range.getClientRects()];
      const isInside = rects.every(({ left, right }) => place && left >= place.left && right <= place.right + 0.5);
      return new Set(rects.map(({ top }) => Math.round(top))).size > 1 || !isInside ? [part.data] : [];
    });
  });
}

test('no page of a phone scrolls sideways where text is twice as large', async ({ playwright }, { project }) => {
  const { launchOptions, baseURL, locale } = project.use;
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL, locale, viewport: { width: 390, height: 844 } });
  for (const address of [
    '/',
    '/geschirr/teller',
    '/geschirr/teller/coupeteller-ebene_1001_10003',
    '/cart',
    '/shipping',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(widths, address).toEqual([390, 390]);
  }
  await browser.close();
});
