import { runStockTask } from '@mise/server/commands/stock-command.ts';
import type { Page } from '@playwright/test';
import { enterAccount, openAccount, password } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { ask, confirmedOrder, fillAndSaveCheckout, newEmail, orderButton, putIntoCart, rack } from './shopper.ts';
import { withDatabase } from './with-database.ts';

/** What stands on the screen when the button is pressed is what is ordered, whatever another tab, device or buyer did meanwhile. */

const delivery = (page: Page) => page.getByRole('region', { name: 'Lieferadresse' });
const street = (page: Page) => delivery(page).getByRole('textbox', { name: 'Straße', exact: true });
const email = (page: Page) => page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true });
const objection = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const changed = (what: string) => `Inzwischen an anderer Stelle geändert: ${what}. Bitte prüfen Sie Ihre Angaben`;

/** A customer at the checkout with an address for goods, another one in the book, and the same customer on another device. */
async function onTwoDevices(page: Page, path: string) {
  const account = await openAccount(page);
  await enterAccount(page, account.email);
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  const [goods] = await ask(page, 'getAddresses', { typeId: 2 });
  const [invoice] = await ask(page, 'getAddresses', { typeId: 1 });
  if (!goods?.id || !invoice?.id) throw new Error('the account has no addresses');
  const { id: _, typeId: __, primary: ___, ...fields } = { ...goods, streetName: 'Filialweg' };
  const addressData = { ...fields, country: Number(fields.country), state: null };
  const saved = await ask(page, 'doSaveAddress', { typeId: 2, addressData } as never);
  const otherId = saved.find(({ streetName }) => streetName === 'Filialweg')?.id ?? 0;
  await ask(page, 'setCheckoutAddress', { typeId: 2, addressId: goods.id });
  await ask(page, 'setCheckoutAddress', { typeId: 1, addressId: invoice.id });
  const { list } = await ask(page, 'getShippingProvider');
  const parcel = list.find(({ parcelServicePresetName }) => parcelServicePresetName.startsWith('Paket'));
  await ask(page, 'setShippingProvider', { shippingId: parcel?.shippingProfileId ?? 0 });
  const transfer = (await ask(page, 'getPaymentProviders')).list.find(({ key }) => key === 'prepayment');
  await ask(page, 'setPaymentProvider', { paymentId: transfer?.id ?? 0 });
  await page.goto(path);
  await page.getByLabel('Anmerkung zur Bestellung').fill('Bitte an der Rampe.');
  await page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ }).check();
  await page.waitForLoadState('networkidle');

  const context = await page.context().browser()?.newContext({ baseURL: test.info().project.use.baseURL });
  if (!context) throw new Error('the page has no browser');
  const device = await context.newPage();
  await ask(device, 'doLogin', { email: account.email, password });
  return { device, goodsId: goods.id, otherId, addressData };
}

type Known = Awaited<ReturnType<typeof onTwoDevices>>;

const changes: [string, (known: Known) => Promise<unknown>, string][] = [
  [
    'is chosen',
    ({ device, otherId }) => ask(device, 'setCheckoutAddress', { typeId: 2, addressId: otherId }),
    'Filialweg',
  ],
  [
    'is corrected',
    ({ device, goodsId, addressData }) =>
      ask(device, 'doSaveAddress', {
        typeId: 2,
        addressData: { ...addressData, streetName: 'Neuer Weg', id: goodsId },
      } as never),
    'Neuer Weg',
  ],
  ['is deleted', ({ device, goodsId }) => ask(device, 'deleteAddress', { typeId: 2, addressId: goodsId }), 'Filialweg'],
];

for (const [what, change, shown] of changes) {
  test(`an address that ${what} on another device is shown before it is ordered to`, async ({ page }) => {
    const known = await onTwoDevices(page, '/checkout');
    await expect(street(page)).toHaveValue('Marktplatz');
    await change(known);
    await orderButton(page).click();
    await expect(objection(page, changed('Lieferadresse'))).toBeVisible();
    await expect(street(page)).toHaveValue(shown);
    await expect(page.getByLabel('Anmerkung zur Bestellung')).toHaveValue('Bitte an der Rampe.');
    await orderButton(page).click();
    await confirmedOrder(page);
    await expect(page.getByRole('main')).toContainText(`${shown} 3a`);
    await known.device.context().close();
  });
}

test('the review of an order shows it, too', async ({ page }) => {
  const { device, otherId } = await onTwoDevices(page, '/readonly-checkout');
  await expect(delivery(page)).toContainText('Marktplatz 3a');
  await ask(device, 'setCheckoutAddress', { typeId: 2, addressId: otherId });
  await orderButton(page).click();
  await expect(objection(page, changed('Lieferadresse'))).toBeVisible();
  await expect(delivery(page)).toContainText('Filialweg 3a');
  await orderButton(page).click();
  await confirmedOrder(page);
  await expect(page.getByRole('main')).toContainText('Filialweg 3a');
  await device.context().close();
});

test('a place to leave the parcel that another device named is shown before it is ordered', async ({ page }) => {
  const { device } = await onTwoDevices(page, '/checkout');
  const wishes = page.getByRole('group', { name: 'Wunschzustellung' });
  await expect(wishes.getByRole('combobox', { name: 'Wenn niemand da ist' })).toHaveValue('');
  await ask(device, 'doSavePreferredDeliveryServices', { preferredLocation: 'Mülltonne' });
  await orderButton(page).click();
  await expect(objection(page, changed('Wunschzustellung'))).toBeVisible();
  await expect(page.locator('[name=preferredLocation]')).toHaveValue('Mülltonne');
  await orderButton(page).click();
  await confirmedOrder(page);
  await expect(page.getByRole('region', { name: 'Bestelldaten' })).toContainText('Mülltonne');
  await device.context().close();
});

test('what a guest changed in another tab is shown before it is ordered', async ({ page, mailsTo }) => {
  const [first, second] = [newEmail(), newEmail()];
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/checkout');
  await fillAndSaveCheckout(page, first);
  const tab = await page.context().newPage();
  await tab.goto('/checkout');
  await tab.waitForLoadState('networkidle');
  const told = tab.waitForResponse((answer) => answer.url().endsWith('/doSaveAddress'));
  // Another address for mails gives the session another token, which the first tab hears with its cart.
  const heard = page.waitForResponse((answer) => answer.url().endsWith('/getSession'));
  await email(tab).fill(second);
  await street(tab).fill('Zweiter Weg');
  await street(tab).blur();
  await Promise.all([told, heard]);
  await orderButton(page).click();
  await expect(objection(page, changed('E-Mail-Adresse und Lieferadresse'))).toBeVisible();
  await expect(email(page)).toHaveValue(second);
  await expect(street(page)).toHaveValue('Zweiter Weg');
  // Consent was given for another one.
  await expect(page.getByRole('checkbox', { name: /darf meine E-Mail-Adresse/ })).not.toBeChecked();
  await orderButton(page).click();
  await confirmedOrder(page);
  expect(await mailsTo(second)).toHaveLength(1);
});

test('consent that was ticked for one address is not ticked for another, and is again on the way back', async ({
  page,
}) => {
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/checkout');
  await fillAndSaveCheckout(page, newEmail());
  const consent = page.getByRole('checkbox', { name: /darf meine E-Mail-Adresse/ });
  await expect(consent).toBeChecked();
  await street(page).fill('Anderer Weg');
  await expect(consent).not.toBeChecked();
  await street(page).fill('Marktplatz');
  await expect(consent).toBeChecked();
});

test('consent that the shop keeps is ticked for the address that it was given for alone', async ({ page }) => {
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  const addressData = {
    ...{ companyName: 'Gasthaus Krone', streetName: 'Marktplatz', apartment: '3a' },
    ...{ zipCode: '70173', city: 'Stuttgart', country: 1 },
  };
  const save = async (streetName: string, id = 0) => {
    const saved = await ask(page, 'doSaveAddress', { typeId: 2, addressData: { ...addressData, streetName, id } });
    return saved[0]?.id ?? 0;
  };
  const addressId = await save('Marktplatz');
  await ask(page, 'setCheckoutAddress', { typeId: 2, addressId });
  await ask(page, 'doAdditionalInformation', { shippingPrivacyHintAccepted: true });
  const consent = page.getByRole('checkbox', { name: /darf meine E-Mail-Adresse/ });
  await page.goto('/checkout');
  await expect(consent).toBeChecked();
  await page.goto('/');
  await save('Anderer Weg', addressId);
  await page.goto('/checkout');
  await expect(street(page)).toHaveValue('Anderer Weg');
  await expect(consent).not.toBeChecked();
});

test.describe(() => {
  test.use({ expectedConsoleErrors: [/409 \(Conflict\).*doPlaceOrder/] });

  test('terms that changed meanwhile are told, and have to be agreed to anew', async ({ page }) => {
    await putIntoCart(page, [{ ...rack, quantity: 1 }]);
    await page.goto('/checkout');
    await fillAndSaveCheckout(page, newEmail());
    const box = page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ });
    const told = objection(page, 'Die Bedingungen des Shops haben sich geändert');

    // As the shop answers once the owner has put others in place, without a change for whoever else is ordering: first to the page as it looks once more.
    await page.route(
      /\/getSession\b/,
      async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        answer.data.basket.terms = 'others';
        await route.fulfill({ response, json: answer });
      },
      { times: 1 },
    );
    await orderButton(page).click();
    await expect(told).toBeVisible();
    await expect(box).not.toBeChecked();
    await box.check();
    // Those of now are others yet.
    await orderButton(page).click();
    await expect(box).not.toBeChecked();
    await expect(told).toBeVisible();

    // A reload, or the other language, takes no tick along that was for others.
    await box.check();
    await page.evaluate(() => {
      const [key, agreed] = Object.entries(sessionStorage).find(([, value]) => value.includes('"terms"')) ?? [];
      sessionStorage.setItem(key ?? '', JSON.stringify({ ...JSON.parse(agreed ?? ''), terms: 'others' }));
    });
    await page.reload();
    await expect(told).toBeVisible();
    await expect(box).not.toBeChecked();
    await box.check();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(box).toBeChecked();
    await page.getByRole('link', { name: 'EN: diese Seite auf Englisch' }).click();
    await expect(page.getByText('You are now reading in English.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /I accept the/ })).not.toBeChecked();
    await page.goBack();
    await page.waitForLoadState('networkidle');

    // Then to the order itself.
    await page.route(
      /\/doPlaceOrder\b/,
      (route) => {
        const [expected] = JSON.parse(route.request().postData() ?? '[]');
        return route.continue({ postData: JSON.stringify([{ ...expected, expectedTerms: 'others' }]) });
      },
      { times: 1 },
    );
    await box.check();
    await orderButton(page).click();
    await expect(box).not.toBeChecked();
    await expect(told).toBeVisible();
    await box.check();
    await orderButton(page).click();
    await confirmedOrder(page);
  });
});

test.describe(() => {
  // Whatever comes first: nobody answers for the texts of a shop in which others order meanwhile, so the list of them is answered as it would be.
  const answerTexts = (page: Page, { pages, isChanged }: { pages: string[]; isChanged: boolean }) =>
    Promise.all([
      page.route(/\/getInit\b/, async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        answer.data.legalTexts = pages;
        await route.fulfill({ response, json: answer });
      }),
      page.route(
        /\/getSession\b/,
        async (route) => {
          const response = await route.fetch();
          const answer = await response.json();
          if (isChanged) answer.data.basket.terms = 'others';
          await route.fulfill({ response, json: answer });
        },
        { times: 1 },
      ),
    ]);

  test('a legal text that was taken away, or came anew, is named with what is told of it', async ({ page }) => {
    await putIntoCart(page, [{ ...rack, quantity: 1 }]);
    await page.goto('/checkout');
    await fillAndSaveCheckout(page, newEmail());
    const box = page.getByRole('checkbox', { name: /akzeptiere|zur Kenntnis genommen/ });
    const told = objection(page, 'Die Bedingungen des Shops haben sich geändert');
    const link = page.getByRole('link', { name: 'Widerrufsbelehrung' });
    await expect(box).toBeChecked();
    await expect(link).toBeVisible();

    await answerTexts(page, { pages: ['LegalDisclosure'], isChanged: true });
    await orderButton(page).click();
    await expect(told).toBeVisible();
    await expect(box).toHaveCount(0);
    await expect(link).toHaveCount(0);
    await page.unroute(/\/getInit\b/);

    // Again as they are: nothing is ordered under texts that stood on no screen, or by a tick that nobody gave.
    await orderButton(page).click();
    await expect(told).toBeVisible();
    await expect(box).not.toBeChecked();
    await expect(link).toBeVisible();
    await orderButton(page).click();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await expect(box).not.toBeChecked();
    await box.check();
    await orderButton(page).click();
    await confirmedOrder(page);
  });
});

test('later days, because others bought what was in stock, are shown before it is ordered', async ({ page }, info) => {
  await putIntoCart(page, [{ variationId: 40_049, quantity: 1 }]);
  const number = (await ask(page, 'getCart')).items?.[0]?.variation?.variation.number ?? '';
  const left = (quantity: number) =>
    withDatabase(info.config.metadata.settings, (db) => runStockTask(db, { number, quantity }, () => {}));
  await page.goto('/checkout');
  await fillAndSaveCheckout(page, newEmail());
  const sums = page.getByRole('complementary', { name: 'Bestellübersicht' });
  const before = await sums.textContent();
  await left(0);
  try {
    await orderButton(page).click();
    await expect(objection(page, 'Der Liefertermin hat sich inzwischen geändert')).toBeVisible();
    expect(await sums.textContent()).not.toBe(before);
    await orderButton(page).click();
    await confirmedOrder(page);
  } finally {
    await left(9);
  }
});
