import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { block, enterAccount, logIn, openAccount, password } from './customer.ts';
import { expect, type ReceivedMail, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import { ask, napkins, newEmail, putIntoCart, rack } from './shopper.ts';

test('a business opens an account and sees net prices', async ({ page }) => {
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Konto/ })
    .click();
  await expect(page).toHaveURL('/login?redirect=%2Fmy-account');
  await page.getByRole('main').getByRole('link', { name: 'Konto anlegen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Konto anlegen' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Angaben fehlen' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'E-Mail-Adresse',
    'Passwort',
    'Firma',
    'Vorname',
    'Nachname',
    'Straße',
    'Hausnummer',
    'Postleitzahl',
    'Ort',
    'AGB und Datenschutz',
  ]);
  await fillRegistration(page, newEmail());
  await page.getByRole('button', { name: 'Konto anlegen' }).click();

  await expect(page.getByText('Guten Tag, Anna Wirt. Sie sehen alle Preise netto.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Konto, Anna' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lieferadresse' })).toContainText('Marktplatz 3a');
  await page.goto('/geschirr/teller');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('main').getByText('zzgl. MwSt.').first()).toBeVisible();
  const { basket, user } = await ask(page, 'getSession');
  expect(user?.showNetPrices).toBe(true);
  await page.goto('/cart');
  const sum = basket.itemSumNet.toLocaleString('de-DE', { minimumFractionDigits: 2 });
  await expect(page.getByRole('main')).toContainText(sum);
});

test('what is sent and pressed before the scripts are there counts', { tag: '@phone' }, async ({ page }) => {
  const { email } = await openAccount(page);
  const scripts = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true }).fill(email);
  await page.getByLabel(/^Passwort\b/).fill(password);
  await page.keyboard.press('Enter');
  scripts.let();
  await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();

  scripts.hold();
  await page.goto('/my-account', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Abmelden' }).click();
  scripts.let();
  await expect(page).toHaveURL('/');
});

test('what a guest put into the cart is there after the login', async ({ page }) => {
  const { email } = await openAccount(page);
  await putIntoCart(page, [{ ...napkins, quantity: 3 }]);
  await page.goto('/checkout');
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fcheckout');
  // Both pages ask for an e-mail address.
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('3 Packungen = 300 Stück');
  await expect(page.getByRole('region', { name: 'Kontakt' })).toContainText(email);
  await expect(
    page.getByRole('region', { name: 'Lieferadresse' }).getByRole('textbox', { name: 'Straße', exact: true }),
  ).toHaveValue('Marktplatz');
});

test('in another browser cart, wishlist and addresses are there; the checkout takes one of the addresses', async ({
  page,
  browser,
}) => {
  const { email } = await openAccount(page);
  const elsewhere = await browser.newPage();
  await enterAccount(elsewhere, email);
  await putIntoCart(elsewhere, [{ ...napkins, quantity: 3 }]);
  const variationId = (await ask(elsewhere, 'getCart')).items?.[0]?.variationId ?? 0;
  await ask(elsewhere, 'doAddWishlistItem', { variationId });
  const garden = {
    companyName: 'Krone Biergarten',
    streetName: 'Uferweg',
    apartment: '1',
    zipCode: '73728',
    city: 'Esslingen',
    country: 1,
  };
  const [, gardenAddress] = await ask(elsewhere, 'doSaveAddress', { typeId: 2, addressData: garden });

  await enterAccount(page, email);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Warenkorb, 1 Position' })).toBeVisible();
  await banner.getByRole('link', { name: /^Merkliste/ }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.goto('/checkout');
  const delivery = page.getByRole('region', { name: 'Lieferadresse' });
  const saved = delivery.getByRole('combobox', { name: 'Gespeicherte Adresse' });
  const used = async () => (await ask(page, 'getCart')).customerShippingAddressId;
  const town = delivery.getByRole('textbox', { name: 'Ort', exact: true });
  await expect(town).toHaveValue('Stuttgart');
  await saved.selectOption({ label: 'Krone Biergarten, Uferweg 1, 73728 Esslingen, Deutschland' });
  await expect(town).toHaveValue('Esslingen');
  await expect.poll(used).toBe(gardenAddress?.id);
  await expectAccessible(page);

  // Entered anew: it can be chosen at once, under the name that it has by now.
  await saved.selectOption({ label: 'Andere Adresse eingeben' });
  await expect(town).toHaveValue('');
  await delivery.getByRole('textbox', { name: /^Firma/ }).fill('Krone Keller');
  await delivery.getByRole('textbox', { name: 'Straße', exact: true }).fill('Kirchgasse');
  await delivery.getByRole('textbox', { name: 'Hausnummer', exact: true }).fill('2');
  await delivery.getByRole('textbox', { name: 'Postleitzahl', exact: true }).fill('89073');
  await town.fill('Ulm');
  await town.blur();
  await expect(saved.getByRole('option', { selected: true })).toHaveText(
    'Krone Keller, Kirchgasse 2, 89073 Ulm, Deutschland',
  );
  await delivery.getByRole('textbox', { name: 'Hausnummer', exact: true }).fill('3');
  await town.focus();
  const cellar = saved.getByRole('option', { selected: true });
  await expect(cellar).toHaveText('Krone Keller, Kirchgasse 3, 89073 Ulm, Deutschland');

  // Deleted elsewhere: the draft of this tab brings it back into no other address.
  const cellarId = (await used()) ?? 0;
  await ask(elsewhere, 'deleteAddress', { typeId: 2, addressId: cellarId });
  await elsewhere.close();
  await page.reload();
  await expect(town).toHaveValue('Stuttgart');
  await expect(saved.getByRole('option')).toHaveCount(3);
  await page.goto('/my-account/shipping-details');
  const book = page.getByRole('list', { name: 'Lieferadressen' }).getByRole('article');
  await expect(book).toHaveCount(2);
  await expect(book.first()).toContainText('Stuttgart');
});

test('after a logout nothing of the account is left', async ({ page }) => {
  const { email } = await openAccount(page);
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await enterAccount(page, email);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Konto, Anmelden' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: /Warenkorb ist (noch )?leer/ })).toBeVisible();
  await page.goto('/my-account/shipping-details');
  await expect(page).toHaveURL('/login?redirect=%2Fmy-account%2Fshipping-details');
});

test('guards lead to the login and back', async ({ page }) => {
  const { email } = await openAccount(page);
  await page.goto('/en/my-account/billing-details?address=new');
  await expect(page).toHaveURL('/en/login?redirect=%2Fen%2Fmy-account%2Fbilling-details%3Faddress%3Dnew');
  await page.getByRole('textbox', { name: 'Email address', exact: true }).fill(email);
  await page.getByLabel(/^Password\b/).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/en/my-account/billing-details?address=new');
  await expect(page.getByRole('heading', { level: 1, name: 'New billing address' })).toBeVisible();

  for (const forGuests of ['/login', '/guest/login', '/register', '/login?redirect=%2F%2Fother.example']) {
    await page.goto(forGuests);
    await expect(page).toHaveURL('/my-account');
  }
  await page.goto('/login?redirect=%2Fcart');
  await expect(page).toHaveURL('/cart');
});

test.describe('the login refuses', () => {
  test.use({ expectedConsoleErrors: [/status of (401|403|409|419|429)/] });

  test('a wrong password, and keeps what was typed', async ({ page }) => {
    const { email } = await openAccount(page);
    await page.goto('/login');
    await logIn(page, email, 'ganz-falsch-1');
    await expect(page.getByRole('alert').filter({ hasText: 'E-Mail-Adresse oder Passwort' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true })).toHaveValue(email);
    await page.getByRole('button', { name: 'Anzeigen' }).click();
    await expect(page.getByRole('textbox', { name: 'Passwort', exact: true })).toHaveValue('ganz-falsch-1');
    await expectAccessible(page);
  });

  test('a customer who is blocked, in words, and ends what they had open', async ({ page }) => {
    const { email } = await openAccount(page);
    await enterAccount(page, email);
    await block(email);
    await page.goto('/my-account');
    await expect(page).toHaveURL('/login?redirect=%2Fmy-account');
    await logIn(page, email);
    await expect(page.getByRole('alert').filter({ hasText: 'Ihr Kundenkonto ist gesperrt.' })).toBeVisible();
    await logIn(page, email, 'ganz-falsch-1');
    await expect(page.getByRole('alert').filter({ hasText: 'E-Mail-Adresse oder Passwort' })).toBeVisible();
  });

  test('a second account of the same address', async ({ page }) => {
    const { email } = await openAccount(page);
    await page.goto('/register');
    await fillRegistration(page, email);
    // With the same one it would be the same registration once more.
    await page.getByLabel(/^Passwort\b/).fill('Gabel-und-9-Salate');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(page.getByRole('alert')).toContainText('Diese E-Mail-Adresse ist bereits registriert.');
    await expect(page.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('Stuttgart');
  });

  for (const when of ['before', 'after']) {
    test(`a session that it does not know any more: it says so and leads to the login, ${when} the page knows whose it was`, async ({
      page,
    }) => {
      const { email } = await openAccount(page);
      await enterAccount(page, email);
      const asked = Promise.withResolvers<void>();
      if (when === 'after') asked.resolve();
      await page.route('**/assets/load-session-*.js', async (route) => {
        await asked.promise;
        await route.continue();
      });
      await page.goto('/my-account/billing-details');
      await page.route('**/deleteAddress', (route) =>
        route.fulfill({ status: 419, json: { key: 'security.invalidCsrfToken', code: 5, message: '' } }),
      );
      await page.getByRole('button', { name: /löschen$/ }).click();
      const ended = 'Sie wurden aus Sicherheitsgründen abgemeldet. Sie werden zur Login-Seite weitergeleitet.';
      const reason = page.getByText(ended).first();
      await expect(reason).toBeVisible();
      asked.resolve();
      await expect(page).toHaveURL('/login?redirect=%2Fmy-account%2Fbilling-details&ended=1');
      await expect(page.getByText('aus Sicherheitsgründen abgemeldet')).toBeVisible();
    });
  }
});

test('an address is added, made the default one, deleted and brought back', async ({ page }) => {
  const { email } = await openAccount(page);
  await enterAccount(page, email);
  await page.goto('/my-account/shipping-details');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Neue Adresse' }).click();
  await expectAccessible(page);
  for (const [label, value] of Object.entries({ ...person, Firma: 'Krone Biergarten', Ort: 'Esslingen' }))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await page.getByRole('checkbox', { name: 'Als Standard verwenden' }).check();
  await page.getByRole('button', { name: 'Adresse speichern' }).click();

  const book = page.getByRole('list', { name: 'Lieferadressen' }).getByRole('article');
  await expect(book).toHaveCount(2);
  await expect(book.first()).toContainText('Krone Biergarten');
  await expect(book.first()).toContainText('Standard');
  await page.getByRole('button', { name: /^Gasthaus Krone, .+ als Standard verwenden$/ }).click();
  await expect(book.first()).toContainText('Gasthaus Krone');

  await page.getByRole('button', { name: /^Krone Biergarten, .*Esslingen.* löschen$/ }).click();
  await expect(book).toHaveCount(1);
  const undo = page.getByRole('button', { name: /^Löschen von Krone Biergarten, .+ rückgängig machen$/ });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(book).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Lieferadressen' })).toBeFocused();
  await page.reload();
  await expect(book).toHaveCount(2);
  await expect(book.last()).toContainText('Esslingen');
});

test('a forgotten password is set anew by the link of a mail, once', async ({ page, mailsTo }) => {
  const { email } = await openAccount(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Passwort vergessen' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true }).fill(email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page).toHaveURL('/reset-password-success');
  await expectAccessible(page);

  const link = await linkOfMail(mailsTo, email, '/set-new-password');
  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  await expectAccessible(page);
  await page.getByLabel(/^Neues Passwort \*/).fill('kurz');
  await page.getByLabel(/^Neues Passwort wiederholen/).fill('anders');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Angaben fehlen' });
  await expect(summary).toContainText('Das Passwort muss mindestens 8 Zeichen lang sein.');
  await expect(summary).toContainText('Die Passwörter stimmen nicht überein.');
  await page.getByLabel(/^Neues Passwort \*/).fill('Brot-und-8-Messer');
  await page.getByLabel(/^Neues Passwort wiederholen/).fill('Brot-und-8-Messer');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, email, 'Brot-und-8-Messer');
  await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
});

test('a link to confirm an address asks for the login on another device', async ({ page, mailsTo }) => {
  const { email } = await openAccount(page);
  await page.goto(await linkOfMail(mailsTo, email, '/confirm-email'));
  await expect(page.getByText('Bitte melden Sie sich mit dem Passwort an')).toBeVisible();
  await expectAccessible(page);
  await logIn(page, email);
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(page.getByText('Danke, Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
});

test('an address is confirmed by the link of a mail, a changed one too', async ({ page, mailsTo }) => {
  const { email } = await openAccount(page);
  await enterAccount(page, email);
  await expect(page.getByText(`Bitte bestätigen Sie Ihre E-Mail-Adresse ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'E-Mail noch einmal senden' }).click();
  await expect(page.getByText(`Die E-Mail ist unterwegs an ${email}.`)).toBeVisible();
  await page.goto(await linkOfMail(mailsTo, email, '/confirm-email'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(page.getByText('Danke, Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'E-Mail noch einmal senden' })).toBeHidden();

  const other = newEmail();
  await page.goto('/my-account/personal-data');
  await page.getByRole('textbox', { name: 'Neue E-Mail-Adresse', exact: true }).fill(other);
  await page.getByLabel(/^Ihr Passwort/).fill(password);
  await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
  await expect(page.getByText(`Bitte bestätigen Sie Ihre E-Mail-Adresse ${other}`)).toBeVisible();
  await expect(page.getByText(`Sie melden sich mit ${email} an.`)).toBeVisible();
  await page.goto(await linkOfMail(mailsTo, other, '/confirm-email'));
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(page.getByRole('region', { name: 'Persönliche Daten' })).toContainText(other);
});

test('a customer changes name and password, ends a session elsewhere and takes the data along', async ({
  page,
  browser,
}) => {
  const { email } = await openAccount(page);
  await enterAccount(page, email);
  const elsewhere = await browser.newPage();
  await enterAccount(elsewhere, email);

  await page.goto('/my-account/personal-data');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Johanna');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Konto, Johanna' })).toBeVisible();

  await page.goto('/my-account/security');
  await expectAccessible(page);
  const devices = page.getByRole('table', { name: 'Angemeldete Geräte' });
  await expect(devices.getByText('Dieses Gerät')).toHaveCount(1);
  await page.getByRole('button', { name: 'Alle anderen abmelden' }).click();
  await expect(devices.getByRole('rowheader')).toHaveCount(1);
  await expect(page.locator('#content')).toBeFocused();
  await elsewhere.goto('/my-account');
  await expect(elsewhere).toHaveURL('/login?redirect=%2Fmy-account');
  await elsewhere.close();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Daten herunterladen' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');

  await page.goto('/my-account/personal-data');
  await page.getByLabel(/^Bisheriges Passwort/).fill(password);
  await page.getByLabel(/^Neues Passwort \*/).fill('Brot-und-8-Messer');
  await page.getByLabel(/^Neues Passwort wiederholen/).fill('Brot-und-8-Messer');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText('Ihr neues Passwort gilt. Andere Geräte sind abgemeldet.')).toBeVisible();
  await expect(page.getByLabel(/^Bisheriges Passwort/)).toHaveValue('');
});

test.describe('an account is deleted', () => {
  test.use({ expectedConsoleErrors: [/status of (401|422)/] });

  test('with its password alone', async ({ page }) => {
    const { email } = await openAccount(page);
    await enterAccount(page, email);
    await page.goto('/my-account/security');
    await expect(page.getByText('Bestellungen und Rechnungen bewahren wir')).toBeVisible();
    await page.getByRole('button', { name: 'Konto löschen …' }).click();
    await page.getByLabel(/^Ihr Passwort/).fill('ganz-falsch-1');
    await page.getByRole('button', { name: 'Konto endgültig löschen' }).click();
    await expect(page.getByRole('alert')).toContainText('nicht richtig');
    await page.getByLabel(/^Ihr Passwort/).fill(password);
    await page.getByRole('button', { name: 'Konto endgültig löschen' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await logIn(page, email);
    await expect(page.getByRole('alert').filter({ hasText: 'E-Mail-Adresse oder Passwort' })).toBeVisible();
  });
});

test('a guest gives an address and goes on to the checkout', async ({ page }) => {
  const email = newEmail();
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/guest/login');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true })).toHaveValue(email);
});

test('everybody can use the pages that lead into an account', { tag: '@phone' }, async ({ page }) => {
  for (const forGuests of ['/login', '/register', '/guest/login', '/reset-password', '/reset-password-success']) {
    await page.goto(`/en${forGuests}`);
    await expectAccessible(page);
  }
});

test('everybody can use the pages of an account', { tag: '@phone' }, async ({ page }) => {
  const { email } = await openAccount(page);
  await enterAccount(page, email);
  for (const own of ['', '/billing-details', '/shipping-details', '/personal-data', '/wishlist', '/security']) {
    await page.goto(`/en/my-account${own}`);
    await expectAccessible(page);
  }
});

test('an account is opened and entered by keyboard alone', async ({ page }) => {
  const email = newEmail();
  await page.goto('/en/register');
  await type(page, page.getByRole('textbox', { name: 'Email address', exact: true }), email);
  await type(page, page.getByLabel(/^Password\b/), password);
  await type(page, page.getByRole('textbox', { name: 'Company', exact: true }), 'Crown Inn');
  await type(page, page.getByRole('textbox', { name: 'First name', exact: true }), 'Joanna');
  await type(page, page.getByRole('textbox', { name: 'Last name', exact: true }), 'Miller');
  await type(page, page.getByRole('textbox', { name: 'Street', exact: true }), 'Marktplatz');
  await type(page, page.getByRole('textbox', { name: 'House no.', exact: true }), '3');
  await type(page, page.getByRole('textbox', { name: 'Postcode', exact: true }), '70173');
  await type(page, page.getByRole('textbox', { name: 'Town or city', exact: true }), 'Stuttgart');
  await tabTo(page, page.getByRole('checkbox', { name: /^I accept the/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hello, Joanna Miller.')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Log out' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en');
  await page.goto('/en/login');
  await type(page, page.getByRole('textbox', { name: 'Email address', exact: true }), email);
  await type(page, page.getByLabel(/^Password\b/), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hello, Joanna Miller.')).toBeVisible();
});

const person = {
  Vorname: 'Anna',
  Nachname: 'Wirt',
  Straße: 'Marktplatz',
  Hausnummer: '3a',
  Postleitzahl: '70173',
  Ort: 'Stuttgart',
};

async function fillRegistration(page: Page, email: string): Promise<void> {
  const texts = { 'E-Mail-Adresse': email, Firma: 'Gasthaus Krone', ...person };
  for (const [label, value] of Object.entries(texts))
    await page.getByRole('main').getByRole('textbox', { name: label, exact: true }).fill(value);
  await page.getByLabel(/^Passwort\b/).fill(password);
  await page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ }).check();
}

/** Where the link of the newest mail leads that has one to this page. */
async function linkOfMail(
  mailsTo: (address: string) => Promise<ReceivedMail[]>,
  address: string,
  path: string,
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const texts = (await mailsTo(address)).map(({ text }) => text ?? '');
    link = texts.join(' ').match(new RegExp(`https?://[^\\s]*${path}[^\\s]*`))?.[0];
    expect(link, `a link to ${path}`).toBeDefined();
  }).toPass();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('a guest has the shop forget them, by keyboard', async ({ page }) => {
  await page.goto('/guest/login');
  await expect(page.getByRole('button', { name: 'Weiter zur Kasse' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Alles vergessen' })).toBeHidden();
  await putIntoCart(page, [{ ...napkins, quantity: 3 }]);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Alles vergessen' }).press('Enter');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Jetzt alles löschen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  const { basket } = await ask(page, 'getSession');
  expect(basket.itemQuantity).toBe(0);
});
