import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import {
  ask,
  confirmedOrder,
  fillAndSaveCheckout,
  fillCheckout,
  napkins,
  newEmail,
  orderButton,
  putIntoCart,
  rack,
} from './shopper.ts';

test.beforeEach(async ({ page }) => {
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/checkout');
});

test('the legal texts open beside the checkout, which keeps all of it', async ({ page }) => {
  const email = page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true });
  await email.fill('anna@krone.example');
  // Before the scripts are there, the links open a page of their own.
  await page.waitForLoadState('networkidle');
  const accepts = page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ });
  for (const [link, title] of [
    ['AGB', 'Allgemeine Geschäftsbedingungen'],
    ['Datenschutzerklärung', /^Datenschutz/],
  ] as const) {
    const opener = page.getByRole('main').getByRole('link', { name: link, exact: true });
    await opener.press('Enter');
    await expect(page.getByRole('dialog', { name: title }).getByRole('heading').nth(1)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await expect(accepts).not.toBeChecked();
  await expect(email).toHaveValue('anna@krone.example');
  expect(page.context().pages()).toHaveLength(1);
});

test('what is wrong is marked, told and kept', { tag: '@phone' }, async ({ page }) => {
  const address = page.getByRole('region', { name: 'Lieferadresse' });
  await page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true }).fill('anna@krone');
  await address.getByRole('textbox', { name: 'Firma', exact: true }).fill('Gasthaus Krone');
  await address.getByRole('textbox', { name: 'Postleitzahl', exact: true }).fill('7017');
  await address.getByRole('textbox', { name: 'Umsatzsteuer-ID', exact: true }).fill('DE 123');
  await orderButton(page).click();

  const summary = page.getByRole('alert').filter({ hasText: 'Angaben fehlen' });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole('link')).toHaveText([
    'E-Mail-Adresse',
    'Straße',
    'Hausnummer',
    'Postleitzahl',
    'Ort',
    'Umsatzsteuer-ID',
    'Zahlungsart',
    'AGB und Datenschutz',
  ]);
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true })).toHaveAccessibleDescription(
    /gültige E-Mail-Adresse/,
  );
  await expect(address.getByRole('textbox', { name: 'Straße', exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(address.getByRole('textbox', { name: 'Vorname', exact: true })).not.toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(address.getByRole('textbox', { name: 'Postleitzahl', exact: true })).toHaveAccessibleDescription(
    'Diese Postleitzahl passt nicht zum gewählten Land (Deutschland). Postleitzahlen haben dort die Form 12345.',
  );
  await expect(address.getByRole('textbox', { name: 'Postleitzahl', exact: true })).toHaveValue('7017');
  await expect(address.getByRole('textbox', { name: 'Umsatzsteuer-ID', exact: true })).toHaveValue('DE 123');
  await expectAccessible(page);

  await summary.getByRole('link', { name: 'AGB' }).click();
  await expect(page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ })).toBeFocused();
  await summary.getByRole('link', { name: 'Ort' }).click();
  await expect(address.getByRole('textbox', { name: 'Ort', exact: true })).toBeFocused();
  await page.keyboard.type('Stuttgart');
  await expect(address.getByRole('textbox', { name: 'Ort', exact: true })).not.toHaveAttribute('aria-invalid', 'true');
  await expect(summary.getByRole('link', { name: 'Ort' })).toBeHidden();
});

test.describe('the shop refuses', () => {
  // One pattern: Playwright takes a list of two for a value and its options.
  test.use({ expectedConsoleErrors: [/status of (409|422|429)|ERR_FAILED/] });

  test('a field of the address: it is marked', async ({ page }) => {
    await page.route('**/doSaveAddress', (route) =>
      route.fulfill({
        status: 422,
        json: {
          key: 'address.validationFailed',
          code: 303,
          message: '',
          cause: { 'addressData.zipCode': 'invalid' },
        },
      }),
    );
    await fillCheckout(page, newEmail());
    await orderButton(page).click();
    const postcode = page
      .getByRole('region', { name: 'Lieferadresse' })
      .getByRole('textbox', { name: 'Postleitzahl', exact: true });
    await expect(page.getByRole('alert').filter({ hasText: 'Eine Angabe fehlt' })).toBeFocused();
    await page.getByRole('link', { name: 'Postleitzahl' }).click();
    await expect(postcode).toBeFocused();
    await expect(postcode).toHaveAttribute('aria-invalid', 'true');
    await expect(postcode).toHaveValue('70173');
  });

  test('another try so soon: the button counts the seconds', async ({ page }) => {
    await page.route(
      '**/doPlaceOrder',
      (route) =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': '3' },
          json: { key: 'order.retryLocked', code: 509, message: '', cause: { seconds: 3 } },
        }),
      { times: 1 },
    );
    await fillCheckout(page, newEmail());
    await orderButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Bitte warten Sie noch' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Noch einmal versuchen in \d s$/ })).toBeDisabled();
    await orderButton(page).click();
    await confirmedOrder(page);
  });

  test('nothing, but its answer is lost: another try finds the same order', async ({ page, mailsTo }) => {
    const email = newEmail();
    let first: number | undefined;
    await page.route(
      '**/doPlaceOrder',
      async (route) => {
        const answer = await route.fetch();
        first = (await answer.json()).data.order.id;
        await route.abort();
      },
      { times: 1 },
    );
    await fillCheckout(page, email);
    await orderButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Verbindung zum Shop ist unterbrochen' })).toBeVisible();
    await orderButton(page).click();
    expect(await confirmedOrder(page)).toBe(first);
    expect(await mailsTo(email)).toHaveLength(1);
    // Who loads the page anew instead is told, too.
    await page.goto('/checkout');
    await expect(page).toHaveURL('/cart?from=checkout');
    await expect(page.getByText(`Ihre Bestellung ${first} ist bei uns angekommen`)).toBeVisible();
    await page.getByRole('link', { name: 'Bestellung ansehen' }).click();
    expect(await confirmedOrder(page)).toBe(first);
  });

  test('more than there is: the cart says what is left', async ({ page, browser }) => {
    const scarce = await scarceArticle(page);
    await putIntoCart(page, [{ variationId: scarce.id, quantity: scarce.stock }]);
    await page.reload();
    await fillCheckout(page, newEmail());

    const rival = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const rivalPage = await rival.newPage();
    await rivalPage.goto('/');
    await putIntoCart(rivalPage, [{ variationId: scarce.id, quantity: 1 }]);
    await rivalPage.goto('/checkout');
    await fillCheckout(rivalPage, newEmail());
    await orderButton(rivalPage).click();
    await confirmedOrder(rivalPage);
    await rival.close();

    await orderButton(page).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('alert').filter({ hasText: 'Nicht mehr in der gewünschten Menge' })).toBeVisible();
    await expect(page.getByText(new RegExp(`Nur noch ${scarce.stock - 1} \\S+ auf Lager`))).toBeVisible();
  });
});

test('a shipping method decides what can be paid with, and the sums follow', async ({ page }) => {
  const summary = page.getByRole('complementary', { name: 'Bestellübersicht' });
  await page.getByRole('radio', { name: /^Express/ }).check();
  await expect(page.getByRole('radio', { name: /^Vorkasse/ })).toBeHidden();
  await expect(page.getByRole('radio', { name: /^Rechnung/ })).toBeVisible();
  await expect(summary.getByText('19,90\u00a0€').filter({ visible: true })).toBeVisible();
  await page.getByRole('radio', { name: /^Abholung/ }).check();
  await expect(page.getByRole('radio', { name: /^Vorkasse/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /darf meine E-Mail-Adresse/ })).toBeHidden();
  await expect(summary.getByText('kostenlos').filter({ visible: true })).toBeVisible();
});

test('what is bought stands once in the summary, which a phone has folded', { tag: '@phone-only' }, async ({
  page,
}) => {
  const summary = page.getByRole('complementary', { name: 'Bestellübersicht' });
  const line = summary.getByText('Art.-Nr. TW-1058');
  await expect(line).toHaveCount(1);
  await expect(line).toBeHidden();
  await summary.getByText('Ihre Bestellung (1 Position)').filter({ visible: true }).click();
  await expect(line).toBeVisible();
  await expect(summary.getByText('Gesamt inkl. MwSt.')).toHaveCount(1);
  await expectAccessible(page);
});

test('what changed in another tab is looked at before it is ordered', async ({ page }) => {
  await fillAndSaveCheckout(page, newEmail());
  await expect(page.getByRole('complementary')).not.toContainText('5 Stück');
  await ask(page, 'doAddCartItem', { productId: rack.variationId, quantity: 4 });
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie die Übersicht' })).toBeVisible();
  await expect(
    page.getByRole('complementary').getByText('5 Stück', { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  await orderButton(page).click();
  await confirmedOrder(page);
});

test('an article that came in on another device is looked at in the cart, which says why', async ({ page }) => {
  await fillAndSaveCheckout(page, newEmail());
  await ask(page, 'doAddCartItem', { productId: napkins.variationId, quantity: 2 });
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(
    page.getByRole('alert').filter({ hasText: /^Ihr Warenkorb hat sich inzwischen geändert/ }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Menge von Tissue-Serviette/ })).toHaveValue('2');
});

test('consent for one carrier is none for another', async ({ page }) => {
  const consent = page.getByRole('checkbox', { name: /darf meine E-Mail-Adresse/ });
  await consent.check();
  await page.getByRole('radio', { name: /^Spedition/ }).check();
  await expect(consent).not.toBeChecked();
  await page.getByRole('radio', { name: /^Abholung/ }).check();
  await expect(consent).toBeHidden();
});

test('consent that was ticked before the scripts were there is still given when its carrier is back', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto('/checkout', { waitUntil: 'commit' });
  const consent = page.getByRole('checkbox', { name: /darf meine E-Mail-Adresse/ });
  await consent.check();
  scripts.let();
  await page.getByRole('radio', { name: /^Abholung/ }).check();
  await expect(consent).toBeHidden();
  await page.getByRole('radio', { name: /^Paket/ }).check();
  await expect(consent).toBeChecked();
});

test('an order is placed that was pressed before the scripts drew its form anew', async ({ page }) => {
  await fillAndSaveCheckout(page, newEmail());
  const box = page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ });
  await box.uncheck();
  const scripts = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await box.check();
  await orderButton(page).click();
  scripts.let();
  await confirmedOrder(page);
});

test('a postcode is written as its country does once its field is left', async ({ page }) => {
  const address = page.getByRole('region', { name: 'Lieferadresse' });
  const country = address.getByRole('combobox', { name: 'Land', exact: true });
  const postcode = address.getByRole('textbox', { name: 'Postleitzahl', exact: true });
  const leave = async (typed: string) => {
    await postcode.fill(typed);
    await postcode.blur();
  };
  // Before the scripts are there, nobody corrects it.
  await expect(async () => {
    await leave('10115 ');
    await expect(postcode).toHaveValue('10115', { timeout: 500 });
  }).toPass();
  await leave('d-10115');
  await expect(postcode).toHaveValue('10115');
  await leave('F-75001');
  await expect(postcode).toHaveValue('F-75001');
  await expect(postcode).toHaveAccessibleDescription(/passt nicht zum gewählten Land \(Deutschland\)/);

  await country.selectOption('Polen');
  await leave('00950');
  await expect(postcode).toHaveValue('00-950');
  await country.selectOption('Niederlande');
  await leave('1012 jb');
  await expect(postcode).toHaveValue('1012 JB');
  // Leaving the country will do, too.
  await leave('70 173');
  await country.focus();
  await country.selectOption('Deutschland');
  await country.blur();
  await expect(postcode).toHaveValue('70173');
});

test('another country brings its own methods and its own taxes', async ({ page }) => {
  await putIntoCart(page, [{ ...napkins, quantity: 1 }]);
  await page.reload();
  await fillCheckout(page, newEmail());
  const address = page.getByRole('region', { name: 'Lieferadresse' });
  await expect(page.getByRole('radio', { name: /^Abholung/ })).toBeVisible();
  await address.getByRole('combobox', { name: 'Land', exact: true }).selectOption('Schweiz');
  await expect(address.getByRole('textbox', { name: 'Postleitzahl', exact: true })).toHaveValue('70173');
  await expect(page.getByText('Versandarten und Kosten für das neue Land (Schweiz)')).toBeVisible();
  await address.getByRole('textbox', { name: 'Postleitzahl', exact: true }).fill('8001');
  await address.getByRole('textbox', { name: 'Ort', exact: true }).fill('Zürich');
  await address.getByRole('textbox', { name: 'Telefon', exact: true }).focus();
  await expect(page.getByText('Versandarten und Kosten für das neue Land (Schweiz)')).toBeHidden();
  await expect(page.getByRole('radio', { name: /^Abholung/ })).toBeHidden();
  await expect(page.getByRole('radio', { name: /^Rechnung/ })).toBeHidden();
  await expect(
    page
      .getByRole('complementary')
      .getByText(/Wir berechnen keine MwSt\./)
      .filter({ visible: true }),
  ).toBeVisible();

  // An article that is delivered to Germany and Austria alone is not offered to where the goods go now, on its page and in lists.
  await page.goto(`/p/${disinfectant.variationId}/x`);
  await expect(page.getByText('Nicht an Ihre Lieferadresse: ')).toBeVisible();
  await expect(page.getByRole('button', { name: 'In den Warenkorb', exact: true })).toBeDisabled();
  const table = page.getByRole('region', { name: 'Alle Ausführungen auf einmal bestellen' });
  await table.getByRole('button').click();
  await expect(table.getByText('Keine Lieferung in Ihr Land').first()).toBeVisible();
  await expect(table.getByRole('textbox')).toHaveCount(0);
  await expect(table.getByRole('button', { name: /Warenkorb/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/search?term=Händedesinfektion');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: disinfectant.name }) });
  await expect(card.getByText('Keine Lieferung in Ihr Land')).toBeVisible();
});

/** An article that is not delivered everywhere. */
const disinfectant = { variationId: 40_352, name: /^Händedesinfektion/ };

/** An article of which few are left, and that can be bought by the piece. */
async function scarceArticle(page: Parameters<typeof ask>[0]): Promise<{ id: number; stock: number }> {
  const answer = await ask(page, 'getFacet', { type: 'all', itemsPerPage: 100 });
  const scarce = answer.products
    .filter(({ canDirectlyAddToCart }) => canDirectlyAddToCart === 1)
    .map(({ variation }) => ({ id: variation.id, stock: variation.stock ?? Number.POSITIVE_INFINITY }))
    .filter(({ stock }) => stock >= 2)
    .sort((one, other) => one.stock - other.stock)[0];
  if (!scarce) throw new Error('the demo shop has no article that runs short');
  return scarce;
}
