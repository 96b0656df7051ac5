import type { Page } from '@playwright/test';
import { expectAccessible, expectLargeTargets } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const plate = {
  de: '/geschirr/teller/coupeteller-ebene_1001_10003',
  en: '/en/tableware/plates/ebene-coupe-plate_1001_10003',
};
const towel = '/hotel-bad/frottiertuch-morgentau-500-g_1054_20065';
/** In the form of the buy box: articles that go with it have quantities, too, and so has the bar of a phone. */
const quantityOf = (page: Page) =>
  page.locator('[aria-labelledby="product-name"] form').getByRole('textbox', { name: /^(Menge von|Quantity of) / });
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(In den Warenkorb|Add to cart)$/ });

test('a variation is chosen in place and the quantity is kept', { tag: '@phone' }, async ({ page }) => {
  await page.goto(plate.de);
  // A link that is followed before the scripts are there is another document.
  await page.waitForLoadState('networkidle');
  await quantityOf(page).fill('24');
  await quantityOf(page).blur();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));

  await page.getByRole('link', { name: '30 cm' }).click();
  await expect(page).toHaveURL(/coupeteller-ebene_1001_10004$/);
  await expect(page.getByText('Art.-Nr. TW-1001-30-WS')).toBeVisible();
  await expect(page.getByRole('link', { name: '30 cm' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: '30 cm' })).toBeFocused();
  await expect(quantityOf(page)).toHaveValue('24');
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);

  await page.goBack();
  await expect(page.getByText('Art.-Nr. TW-1001-27-WS')).toBeVisible();
  await expect(quantityOf(page)).toHaveValue('24');
});

test('what the bar of a phone covers on its way counts as no small target', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto(plate.de);
  const bar = page.getByRole('navigation', { name: 'Schnellzugriff' });
  const { y: top = 0 } = (await bar.boundingBox()) ?? {};
  const choice = page.getByRole('link', { name: '30 cm' });
  // Nothing moves it any more.
  await expect(page.getByText(/^Lieferung voraussichtlich /)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await choice.evaluate((link, edge) => scrollBy(0, link.getBoundingClientRect().top + 12 - edge), top);
  expect((await choice.boundingBox())?.y).toBeCloseTo(top - 12, 0);
  await expectLargeTargets(page);

  // Nor does it cover the end of the page.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const { y = 0, height = 0 } = (await page.getByRole('contentinfo').boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(top + 1);
});

test('a combination that does not exist cannot be chosen', async ({ page }) => {
  await page.goto(plate.en);
  await page.getByRole('link', { name: 'Midnight blue' }).click();
  const small = page.getByRole('link', { name: '16 cm' });
  await expect(small).toHaveAttribute('aria-disabled', 'true');
  await expect(small).toContainText('not available in this combination');
  await expect(page.getByRole('link', { name: '21 cm' })).not.toHaveAttribute('aria-disabled');
});

test('the content of the pack is a choice of its own', async ({ page }) => {
  await page.goto('/geschirr/teller/teller-flach-mit-fahne-hallhof_1002_10024');
  await page.getByRole('combobox', { name: 'Packungsgröße' }).selectOption('12 Stück');
  await expect(page).toHaveURL(/_1002_10026$/);
  await expect(page.getByText('je Karton zu 12 Stück')).toBeVisible();
});

test('the price follows the quantity through its tiers', async ({ page }) => {
  await page.goto(plate.de);
  const tiers = page.getByRole('table', { name: 'Staffelpreise' });
  const price = page.locator('[aria-live]', { hasText: 'inkl. MwSt.' });
  await expect(price).toContainText('12,60 €');
  await expect(tiers.getByRole('row', { name: /ab 6 / })).toHaveAttribute('aria-current', 'true');

  await quantityOf(page).fill('24');
  await quantityOf(page).press('Tab');
  await expect(price).toContainText('11,70 €');
  await expect(tiers.getByRole('row', { name: /ab 24 / })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('24 Stück: 280,80 €')).toBeVisible();
});

test('a quantity between two steps becomes the next one that can be ordered', async ({ page }) => {
  await page.goto(plate.de);
  await quantityOf(page).fill('7');
  await quantityOf(page).press('Tab');
  await expect(quantityOf(page)).toHaveValue('12');
  await expect(page.getByText('Mindestmenge 6 Stück, in Schritten von 6 Stück')).toBeVisible();
});

test('a required order property is asked for, and nothing typed is lost', { tag: '@phone' }, async ({ page }) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/product-questions-.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(towel);
  await page.getByLabel('Text der Einstickung').fill('Hotel Seeblick');
  await add(page).click();
  letCome();

  const embroidery = page.getByRole('combobox', { name: /^Einstickung/ });
  await expect(embroidery).toBeFocused();
  await expect(embroidery).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toContainText('Einstickung: Bitte füllen Sie dieses Feld aus.');

  await expectAccessible(page);

  await embroidery.selectOption('Hausname, bis 20 Zeichen');
  await expect(embroidery).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Text der Einstickung')).toHaveValue('Hotel Seeblick');
  await add(page).click();
  const dialog = page.getByRole('dialog', { name: 'Im Warenkorb' });
  await expect(dialog).toContainText('9,10 €');
  await expect(dialog.getByRole('textbox', { name: /^Menge/ })).toHaveValue('5');
  await expect(dialog).toContainText('Text der Einstickung: Hotel Seeblick');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('fields that wait for their scripts stay as they are, and a press waits with them', { tag: '@phone' }, async ({
  page,
}) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/product-questions-.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  // What was remembered changes the order as soon as scripts run.
  await page.addInitScript(() => localStorage.setItem('counting', 'pieces'));
  await page.goto('/glaeser/weinglaeser/sekt-champagner/sektfloete-montrive_1143_30138');
  await expect(page.getByRole('radio', { name: 'Stück' })).toBeChecked();
  await page.locator('summary', { hasText: '(optional)' }).click();
  const motif = page.getByRole('combobox', { name: /^Motiv der Glasgravur/ });
  await motif.selectOption('Weintraube');
  const order = page.locator('[aria-labelledby="product-name"] form');
  await order.getByRole('button', { name: 'Menge erhöhen' }).click();
  await expect(quantityOf(page)).toHaveValue('12');
  await expect(motif.locator(':checked')).toHaveText('Weintraube');
  await add(page).click();
  await expect(order.locator('button[type=submit]')).toHaveAttribute('aria-busy', 'true');
  await expect(motif).toBeVisible();

  letCome();
  const dialog = page.getByRole('dialog', { name: 'Im Warenkorb' });
  await expect(dialog).toContainText('Motiv der Glasgravur: Weintraube');
  await expect(dialog).toContainText('2 Kartons = 12 Stück');
});

test('when a quantity comes is asked for at once, and anew for another', { tag: '@phone' }, async ({ page }) => {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/getDeliveryPromise')) asked.push(...request.postDataJSON());
  });
  await page.goto(plate.de);
  await expect(page.getByText(/^Lieferung voraussichtlich /)).toBeVisible();
  await quantityOf(page).fill('24');
  await quantityOf(page).press('Tab');
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked).toEqual([6, 24].map((quantity) => ({ variationId: 10_003, quantity, propertyIds: [] })));
});

test('what is added shows in the cart beside the page and in the count of the cart', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(plate.en);
  await add(page).click();
  const dialog = page.getByRole('dialog', { name: 'In your cart' });
  await expect(dialog).toContainText('Ebene coupe plate, hard porcelain');
  await expect(dialog.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('6');
  await expect(dialog).toContainText('€75.60');
  await expect(dialog.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/en/checkout');

  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(add(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Cart, 1 line' }).filter({ visible: true })).toBeVisible();
});

test('a press before the scripts are there is repeated by them, once', { tag: '@phone' }, async ({ page }) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(plate.en, { waitUntil: 'commit' });
  await add(page).dblclick();
  letCome();
  await expect(page.getByRole('dialog', { name: 'In your cart' }).getByRole('textbox')).toHaveValue('6');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Cart, 1 line' }).filter({ visible: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('an impatient finger adds once', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/doAddCartItem')) calls.push(request.url());
  });
  await page.goto(plate.en);
  await add(page).evaluate((button: HTMLButtonElement) => {
    const pressAgain = () => {
      if (document.querySelector('[role=dialog]')) return;
      button.click();
      requestAnimationFrame(pressAgain);
    };
    pressAgain();
  });
  await expect(page.getByRole('dialog', { name: 'In your cart' })).toContainText('€75.60');
  expect(calls).toHaveLength(1);
});

test('what cannot be bought says so and has no quantity', async ({ page }) => {
  await page.goto('/geschirr/tassen-becher/becher-watt_1013_10133');
  await expect(page.getByText('Diese Ausführung ist zurzeit nicht lieferbar.')).toBeVisible();
  await expect(page.getByText('Andere Ausführungen sind lieferbar. Wählen Sie oben eine aus.')).toBeVisible();
  await expect(quantityOf(page)).toHaveCount(0);
  await expect(add(page)).toHaveCount(0);
});

test('goods from outside the EU name who answers for them without a click', async ({ page }) => {
  await page.goto('/kueche-gastronorm/kochmesser-hagane_1034_20010');
  await expect(page.getByRole('heading', { name: 'Verantwortlich in der EU' })).toBeVisible();
  await expect(page.getByText('60486 Frankfurt am Main')).toBeVisible();
  await expectAccessible(page);
});

test('on paper a product has the letterhead, and nothing that is pressed', async ({ page }) => {
  await page.goto(plate.de);
  const main = page.getByRole('main');
  const pressed = [
    main.getByRole('button', { name: 'In den Warenkorb', exact: true }),
    main.getByRole('button', { name: 'Menge erhöhen' }),
    main.getByRole('button', { name: 'Merken: Coupeteller Ebene, Hartporzellan', exact: true }),
    main.getByRole('region', { name: 'Alle Ausführungen auf einmal bestellen' }),
    main.getByRole('heading', { name: 'Ähnliche Artikel' }),
  ];
  const folded = main.getByText('Porzellanfabrik Marnholt GmbH & Co. KG');
  for (const part of pressed) await expect(part.first()).toBeVisible();
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(folded).toBeVisible();
  await expect(main.getByRole('table', { name: 'Staffelpreise' })).toBeVisible();
  await expect(main.getByText('+49 40 66969\u2060-\u2060120 · info@tafelwerk.example')).toBeVisible();
  await expect(main.getByText('6 Stück: 75,60 €')).toBeVisible();
  for (const part of pressed) await expect(part.first()).toBeHidden();
});

test('the pictures are moved through by keyboard', async ({ page }) => {
  await page.goto('/geschirr/teller/teller-flach-mit-fahne-hallhof_1002_10024');
  const gallery = page.getByRole('region', { name: /^Bilder von/ });
  await gallery.getByRole('list').first().press('ArrowRight');
  await expect(gallery.getByRole('link', { name: 'Bild 2 von 2' })).toHaveAttribute('aria-current', 'true');
});

test('a picture is enlarged over the page, by keys, and the focus comes back to the one seen last', async ({
  page,
}) => {
  await page.goto('/geschirr/teller/teller-flach-mit-fahne-hallhof_1002_10024');
  const pictures = page.getByRole('region', { name: /^Bilder von/ }).getByRole('button', { name: /^Vergrößern: / });
  await pictures.first().press('Enter');
  const viewer = page.getByRole('dialog', { name: /^Bilder von/ });
  const width = async () => (await viewer.getByRole('img').boundingBox())?.width ?? 0;
  await expect.poll(width).toBeLessThan(900);
  for (const _ of [1, 2, 3]) await page.keyboard.press('+');
  await expect.poll(width).toBe(1200);
  await expectAccessible(page);
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('Bild 2 von 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(pictures.last()).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product can be read and its variations followed', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/geschirr/teller/teller-flach-mit-fahne-hallhof_1002_10024');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teller flach mit Fahne Hallhof');
    await expect(page.getByRole('heading', { name: 'Technische Daten' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Staffelpreise' })).toBeVisible();
    await page.getByRole('link', { name: '12 Stück' }).click();
    await expect(page).toHaveURL(/_1002_10026$/);
    await page.getByText('Angaben zur Produktsicherheit').click();
    await expect(page.getByText('Porzellanfabrik Marnholt GmbH & Co. KG')).toBeVisible();
    await page
      .getByRole('link', { name: /^Vergrößern: / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/media\/photographs\/1002-1\.webp\/full\//);
  });
});

test.describe('addresses', () => {
  const moves = [
    ['a wrong slug', '/alter-name_1001_10003?utm_source=mail', `${plate.de}?utm_source=mail`],
    ['a slug of the other language', plate.en.replace('/en', ''), plate.de],
    ['an English link by variation', '/en/p/10003/plate', plate.en],
  ] as const;
  for (const [what, from, to] of moves) {
    test(`${what} moves to the address of the product`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe(to);
    });
  }

  test('the item alone is its main variation, canonical at the full address', async ({ page, baseURL }) => {
    const answer = await page.goto('/de/geschirr/teller/coupeteller-ebene_1001');
    expect(answer?.status()).toBe(200);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${plate.de}`);
    await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', `${baseURL}${plate.en}`);
  });

  test('what does not exist is not found', async ({ request }) => {
    for (const path of ['/teller_1001_1', '/teller_9999999999_1', '/p/1/teller', '/p/teller']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test('search engines read the product and the way to it', async ({ page }) => {
    await page.goto(plate.de);
    const { '@graph': graph } = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
    );
    const [group, breadcrumbs] = graph;
    expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: '1001' });
    expect(group.hasVariant[0]).toMatchObject({
      '@type': 'Product',
      sku: 'TW-1001-27-WS',
      offers: { price: 12.6, priceCurrency: 'EUR' },
    });
    expect(breadcrumbs.itemListElement).toHaveLength(4);
    // Whoever reads along in a browser is not told of a product that is no longer shown. Before scripts answer for a link it loads a document.
    const link = page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: 'Teller' });
    const isAnswered = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    await expect.poll(() => link.evaluate(isAnswered)).toBe(true);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Teller' })).toBeVisible();
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  });
});

test('what is never delivered again says so everywhere, and leads on', async ({ page }) => {
  await page.goto('/geschirr/teller/platzteller-clairval_1005_10052');
  const main = page.getByRole('main');
  await expect(main.getByText('Diese Ausführung ist nicht mehr lieferbar.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Mehr in „Teller“' })).toHaveAttribute('href', '/geschirr/teller');
  await expect(main.getByRole('link', { name: 'Bernstein' })).toHaveAccessibleName(/nicht mehr lieferbar/);
  await main.getByRole('button', { name: 'Tabelle mit 3 Ausführungen öffnen' }).click();
  await expect(main.getByRole('row', { name: /Bernstein/ })).toContainText('Nicht mehr lieferbar');
  await expect(main.getByRole('button', { name: /^Benachrichtigen/ })).toHaveCount(0);
  await expect(page.getByText(/zurzeit nicht lieferbar/i)).toHaveCount(0);
  const offers = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(offers.join()).toContain('https://schema.org/Discontinued');
});
