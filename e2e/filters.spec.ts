import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';

const plates = '/geschirr/teller';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filter' });
const group = (page: Page, name: string) => filters(page).getByRole('group', { name, exact: true });
const setFilters = (page: Page) => page.getByRole('list', { name: 'Gesetzte Filter' }).getByRole('link');
const products = (page: Page) => page.getByRole('article');

/** Pressed at once, it is still a link: the drawer opens all the same. */
async function openDrawer(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.or(page.getByRole('link', { name, exact: true })).click();
}

/** Opens a group that is closed. */
async function openGroup(page: Page, name: string): Promise<void> {
  await filters(page).locator('summary', { hasText: name }).click();
  await expect(group(page, name)).toBeVisible();
}

test('what is chosen before the scripts are there counts, in filters and options', async ({ page }) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(plates, { waitUntil: 'commit' });
  await group(page, 'Material')
    .getByRole('checkbox', { name: /^Porzellan/ })
    .check();
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('texts.name1_asc');
  letCome();
  await expect(products(page)).toHaveCount(14);
  await expect(page).toHaveURL(`${plates}?facets=5101&sort=texts.name1_asc`);
});

test('who goes back before the scripts of a reloaded list are there sees the list of that address', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  scripts.let();
  await page.goto(plates);
  await group(page, 'Material')
    .getByRole('checkbox', { name: /^Porzellan/ })
    .click();
  await expect(setFilters(page)).toHaveText(['Material: Porzellan', 'Alle Filter zurücksetzen']);

  scripts.hold();
  await page.reload({ waitUntil: 'commit' });
  await expect(setFilters(page).first()).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(plates);
  scripts.let();
  await expect(setFilters(page)).toHaveCount(0);
});

test('a document knows its address before anything of it is seen, and somebody may go back', async ({ request }) => {
  const html = await (await request.get(plates)).text();
  expect(html.slice(0, html.indexOf('<body'))).toContain('address:location.pathname+location.search');
});

test('two groups narrow a list down, the address remembers them, and the way back leads out', async ({ page }) => {
  await page.goto(`${plates}?sort=texts.name1_asc`);
  const porcelain = group(page, 'Material').getByRole('checkbox', { name: /^Porzellan/ });
  await porcelain.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await porcelain.click();
  await expect(porcelain).toBeChecked();
  await expect(page).toHaveURL(`${plates}?facets=5101&sort=texts.name1_asc`);
  await expect(products(page)).toHaveCount(14);
  // Announced, with the focus and the page where they were.
  await expect(page.locator('[aria-live=polite]').getByText('14 Artikel', { exact: true })).toBeAttached();
  await expect(porcelain).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);

  // "Or" within a group, "and" between them.
  await group(page, 'Material')
    .getByRole('checkbox', { name: /^Steinzeug/ })
    .click();
  await expect(products(page)).toHaveCount(18);
  await openGroup(page, 'Form');
  await group(page, 'Form').getByRole('checkbox', { name: /^Oval/ }).click();
  await expect(page).toHaveURL(`${plates}?facets=5101,5102,5502&sort=texts.name1_asc`);
  await expect(setFilters(page)).toHaveText([
    'Material: Porzellan',
    'Material: Steinzeug',
    'Form: Oval',
    'Alle Filter zurücksetzen',
  ]);
  const narrowed = await products(page).count();
  expect(narrowed).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(18);
  await expectAccessible(page);

  await page.reload();
  await expect(products(page)).toHaveCount(narrowed);
  await expect(group(page, 'Form').getByRole('checkbox', { name: /^Oval/ })).toBeChecked();

  await page.goBack();
  await expect(page).toHaveURL(`${plates}?facets=5101,5102&sort=texts.name1_asc`);
  await expect(setFilters(page).filter({ hasText: 'Oval' })).toHaveCount(0);
  await expect(products(page)).toHaveCount(18);
  await page.goForward();
  await expect(products(page)).toHaveCount(narrowed);

  await setFilters(page).filter({ hasText: 'Steinzeug' }).click();
  await expect(page).toHaveURL(`${plates}?facets=5101,5502&sort=texts.name1_asc`);
  await expect(setFilters(page).filter({ hasText: 'Oval' })).toBeFocused();
  await setFilters(page).filter({ hasText: 'Alle Filter zurücksetzen' }).click();
  await expect(page).toHaveURL(`${plates}?sort=texts.name1_asc`);
  await expect(setFilters(page)).toHaveCount(0);
  await expect(porcelain).not.toBeChecked();
});

test('a value that nothing fits cannot be chosen, a chosen one can be taken back', async ({ page }) => {
  await page.goto(`${plates}?facets=5102`);
  await openGroup(page, 'Hersteller');
  const makers = group(page, 'Hersteller');
  const other = makers.getByRole('checkbox', { name: /^Marnholt/ });
  await expect(other).toBeDisabled();
  await page.goto(`${plates}?facets=5102,manufacturer-1`);
  await expect(products(page)).toHaveCount(0);
  await expect(other).toBeChecked();
  await other.click();
  await expect(page).toHaveURL(`${plates}?facets=5102`);
  await expect(products(page)).not.toHaveCount(0);
});

test('where nothing fits, the list says which filter to take back', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${plates}?facets=5102,manufacturer-1`);
  await expect(page.getByRole('heading', { name: 'Kein Artikel passt zu allen Filtern' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ohne „Material: Steinzeug“: 14 Artikel' }).click();
  await expect(page).toHaveURL(`${plates}?facets=manufacturer-1`);
  await expect(products(page)).toHaveCount(14);
});

test('a range of prices is typed as its reader writes amounts', async ({ page }) => {
  await page.goto('/kueche-gastronorm?page=2');
  await openGroup(page, 'Preis');
  const from = group(page, 'Preis').getByRole('textbox', { name: 'von' });
  const to = group(page, 'Preis').getByRole('textbox', { name: 'bis' });
  await from.fill('20,50');
  // Scripts have taken over: until then, Enter sends the form as without them.
  await expect(filters(page).getByRole('form')).toHaveAttribute('novalidate');
  await to.fill('10');
  await to.press('Enter');
  await expect(from).toHaveAccessibleDescription(
    '„Von“ ist höher als „bis“. Bitte ändern Sie einen der beiden Beträge.',
  );
  await expect(page).toHaveURL('/kueche-gastronorm?page=2');
  await expect(from).toHaveValue('20,50');
  await expect(to).toHaveValue('10');
  await expectAccessible(page);

  await to.fill('viel');
  await to.press('Enter');
  await expect(to).toHaveAccessibleDescription(/zum Beispiel 12,50/);
  await to.fill('1.250');
  await group(page, 'Preis').getByRole('button', { name: 'Preis anwenden' }).click();
  await expect(page).toHaveURL('/kueche-gastronorm?priceMin=20.5&priceMax=1250');
  await expect(to).not.toHaveAttribute('aria-invalid');
  await expect(from).toHaveValue('20,50');
  await expect(setFilters(page).first()).toHaveText('20,50 € bis 1.250,00 €');
  await expect(products(page).first()).toBeVisible();

  // What was typed goes with another choice, too.
  await to.fill('60');
  await openGroup(page, 'Bewertung');
  await group(page, 'Bewertung')
    .getByRole('checkbox', { name: /^3 Sterne und mehr/ })
    .click();
  await expect(page).toHaveURL('/kueche-gastronorm?facets=feedback-3&priceMin=20.5&priceMax=60');

  await page.getByRole('link', { name: /^Filter „20,50 € bis 60,00 €“ aufheben/ }).click();
  await expect(page).toHaveURL('/kueche-gastronorm?facets=feedback-3');
  await expect(from).toHaveValue('');
});

test('long groups are searched', async ({ page }) => {
  await page.goto('/en/kitchen-gastronorm');
  const column = page.getByRole('complementary', { name: 'Filters' });
  const material = column.getByRole('combobox', { name: 'Material' });
  await column.locator('summary', { hasText: 'Material' }).click();
  await material.fill('stainl');
  await expect(column.getByRole('option')).toHaveCount(1);
  await material.press('Enter');
  await expect(page).toHaveURL('/en/kitchen-gastronorm?facets=5104');
  await expect(material).toBeFocused();

  // A product and back: the choice holds.
  await products(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/_\d+_\d+$/);
  // Until the product is drawn the list stands there, which leaves with what is opened in it.
  await expect(column).toHaveCount(0);
  await page.goBack();
  await expect(column.getByRole('button', { name: 'Remove Stainless steel' })).toBeVisible();
  await column.locator('summary', { hasText: 'Rating' }).click();
  await column.getByRole('checkbox', { name: /^4 stars/ }).click();
  await expect(page).toHaveURL('/en/kitchen-gastronorm?facets=5104,feedback-4');
  await column.getByRole('checkbox', { name: /^4 stars/ }).click();
  await expect(page).toHaveURL('/en/kitchen-gastronorm?facets=5104');
  await column.getByRole('button', { name: 'Remove Stainless steel' }).click();
  await expect(page).toHaveURL('/en/kitchen-gastronorm');
});

test('the depth of a container finds the variation that has it', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/kueche-gastronorm/gn-behaelter?sort=texts.name1_asc');
  const column = isMobile ? page.getByRole('dialog', { name: 'Filter' }) : filters(page);
  if (isMobile) await openDrawer(page, 'Filter');
  const depths = column.getByRole('group', { name: 'Tiefe' }).getByRole('checkbox');
  await expect(depths.first()).toHaveAccessibleName(/^20 mm/);
  await column
    .getByRole('group', { name: 'Tiefe' })
    .getByRole('checkbox', { name: /^150 mm/ })
    .click();
  await expect(page).toHaveURL(/\?facets=value-905&sort=/);
  if (isMobile) await column.getByRole('button', { name: 'Filter schließen' }).click();
  const card = products(page).filter({ hasText: 'GN-Behälter Passgenau, Edelstahl' });
  await expect(card.getByText(/TW-1038-\d+-150/)).toBeVisible();
  const price = await card.getByText(/€/).first().textContent();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByText(/TW-1038-\d+-150/).first()).toBeVisible();
  await expect(page.getByText(price ?? '').first()).toBeVisible();
});

test('the keyboard alone is enough', async ({ page }) => {
  await page.goto(plates);
  const first = group(page, 'Material').getByRole('checkbox').first();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${plates}?facets=5101`);
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(plates);
  const shape = filters(page).locator('summary', { hasText: 'Form' });
  await shape.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(group(page, 'Form').getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${plates}?facets=5501`);
  const round = page.getByRole('link', { name: 'Filter „Form: Rund“ aufheben' });
  await round.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(plates);
  // The link is gone with its filter: the number of hits has the focus.
  await expect(page.getByRole('region', { name: 'Artikel', exact: true }).getByText('1–20 von 21')).toBeFocused();
});

test('search and tag pages have filters, too', async ({ page }) => {
  await page.goto('/search?term=teller');
  await openGroup(page, 'Form');
  await group(page, 'Form')
    .getByRole('checkbox', { name: /^Quadratisch/ })
    .click();
  await expect(page).toHaveURL('/search?term=teller&facets=5504');
  await expect(page.getByRole('heading', { level: 1, name: /Treffer für „teller“/ })).toBeVisible();
  await page.goto('/tag/neu');
  await openGroup(page, 'Verfügbarkeit');
  await group(page, 'Verfügbarkeit').getByRole('checkbox').first().click();
  await expect(page).toHaveURL(/\/tag\/neu\?facets=availability-\d+$/);
});

test('on a phone the filters stand in a drawer', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(plates);
  await openDrawer(page, 'Filter');
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer
    .getByRole('group', { name: 'Material' })
    .getByRole('checkbox', { name: /^Porzellan/ })
    .click();
  await drawer.getByRole('button', { name: '14 Artikel anzeigen' }).click();
  await expect(drawer).toBeHidden();
  await expect(products(page)).toHaveCount(14);
  const button = page.getByRole('button', { name: 'Filter (1)' });
  await expect(button).toBeFocused();
  await button.click();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(page).toHaveURL(plates);
  // The way back closes the drawer and leads to the choice before.
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(`${plates}?facets=5101`);
  await expect(products(page)).toHaveCount(14);
});

test('the drawer shows what is chosen of many', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/kueche-gastronorm?facets=5104');
  const count = await products(page).count();
  await openDrawer(page, 'Filter (1)');
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await expect(drawer.getByRole('button', { name: 'Edelstahl entfernen' })).toBeVisible();
  await drawer.locator('summary', { hasText: 'Bewertung' }).click();
  await drawer.getByRole('checkbox', { name: /^4 Sterne/ }).click();
  await expect(page).toHaveURL('/kueche-gastronorm?facets=5104,feedback-4');
  await drawer.getByRole('button', { name: 'Filter schließen' }).click();
  await expect.poll(() => products(page).count()).toBeLessThan(count);
});

test('choices that follow each other faster than their answers all count', async ({ page }) => {
  await page.goto(plates);
  await page.waitForLoadState('networkidle');
  const { promise: areChosen, resolve: letAnswersCome } = Promise.withResolvers<void>();
  await page.route(/\/teller\.data/, async (route) => {
    await areChosen;
    // One that was overtaken is not waited for any more.
    await route.continue().catch(() => {});
  });
  const material = group(page, 'Material');
  await material.getByRole('checkbox', { name: /^Porzellan/ }).click();
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
  await expect(material.getByRole('checkbox', { name: /^Porzellan/ })).toBeChecked();
  await material.getByRole('checkbox', { name: /^Steinzeug/ }).click();
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Name A–Z');
  letAnswersCome();
  await expect(page).toHaveURL(`${plates}?facets=5101,5102&sort=texts.name1_asc`);
  await expect(products(page)).toHaveCount(18);
});

test('a choice that is taken back in the moment of its answer stays taken back', async ({ page }) => {
  await page.goto(plates);
  await page.waitForLoadState('networkidle');
  const { promise: isChosen, resolve: letAnswerCome } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.endsWith('/teller.data') && url.searchParams.get('facets') !== '5101',
    async (route) => {
      await isChosen;
      // One that was overtaken is not waited for any more.
      await route.continue().catch(() => {});
    },
  );
  const porcelain = group(page, 'Material').getByRole('checkbox', { name: /^Porzellan/ });
  await porcelain.evaluate((box: HTMLInputElement) => {
    const push = history.pushState;
    history.pushState = (...entry) => {
      history.pushState = push;
      history.pushState(...entry);
      // The address is there, the list is not drawn yet.
      queueMicrotask(() => box.click());
    };
    box.click();
  });
  await expect(products(page)).toHaveCount(14);
  await expect(porcelain).not.toBeChecked();
  await group(page, 'Material')
    .getByRole('checkbox', { name: /^Steinzeug/ })
    .click();
  letAnswerCome();
  await expect(page).toHaveURL(`${plates}?facets=5102`);
});

test('a product and back: filters, list and place are as they were', async ({ page }) => {
  await page.goto(`${plates}?facets=5101`);
  const product = products(page).nth(10).getByRole('heading').getByRole('link');
  await product.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await product.click();
  await expect(page).toHaveURL(/_\d+_\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(products(page)).toHaveCount(14);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await expect(group(page, 'Material').getByRole('checkbox', { name: /^Porzellan/ })).toBeChecked();
});

test('what is chosen before its scripts are there counts', async ({ page }) => {
  const { promise: isChosen, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/filter-column-/, async (route) => {
    await isChosen;
    await route.continue();
  });
  await page.goto(plates);
  await group(page, 'Material')
    .getByRole('checkbox', { name: /^Steinzeug/ })
    .click();
  letScriptsCome();
  await expect(page).toHaveURL(`${plates}?facets=5102`);
});

test('a filtered list is for its reader, not for the index; ids that the shop does not know are left out', async ({
  page,
  request,
}) => {
  await page.goto(`${plates}?facets=5101`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('link[rel=canonical], link[rel=alternate]')).toHaveCount(0);
  expect((await request.get(`${plates}?facets=5101`)).headers()['x-page-cache']).toBe('hit');
  for (const address of ['facets=999999', 'facets=x,<b>&priceMin=billig', 'facets=999999&page=7']) {
    await page.goto(`${plates}?${address}`);
    await expect(products(page).first()).toBeVisible();
    await expect(setFilters(page)).toHaveCount(0);
  }
  await page.goto(`${plates}?facets=999999,5101`);
  await expect(page).toHaveURL(`${plates}?facets=5101`);
  // A page beyond the last leads to the last, without going in circles.
  await page.goto(`${plates}/platten?page=9`);
  await expect(page).toHaveURL(`${plates}/platten`);
});

test('the language switch keeps filters and page', async ({ page }) => {
  await page.goto('/kueche-gastronorm?facets=5706&page=2');
  await page.getByRole('link', { name: 'diese Seite auf Englisch' }).click();
  await expect(page).toHaveURL('/en/kitchen-gastronorm?facets=5706&page=2');
  await expect(page.getByRole('link', { name: 'Page 2' }).last()).toHaveAttribute('aria-current', 'page');
});
