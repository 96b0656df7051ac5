import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { startSecond } from './second-process.ts';
import { ask, confirmedOrder, fillAndSaveCheckout, newEmail, orderButton, putIntoCart, rack } from './shopper.ts';

test('a parcel comes on a preferred day to a neighbor, and the next one to a locker', async ({ page, mailsTo }) => {
  const email = newEmail();
  await page.goto('/');
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/checkout');
  await fillAndSaveCheckout(page, email);
  const wishes = page.getByRole('group', { name: 'Wunschzustellung' });
  await wishes.getByRole('combobox', { name: 'Wunschtag' }).selectOption({ index: 1 });
  const sums = page.getByRole('complementary', { name: 'Bestellübersicht' });
  await expect(sums).toContainText(/Wunschtag, .+1,90\s€/);
  await wishes.getByRole('combobox', { name: 'Wenn niemand da ist' }).selectOption('Beim Nachbarn abgeben');
  await wishes.getByRole('textbox', { name: 'Name des Nachbarn' }).fill('Bäckerei Huber');
  // Another method and back, and a reload while it has no wishes: what was typed is still there.
  const methods = page.getByRole('region', { name: 'Versandart' });
  const neighbor = wishes.getByRole('textbox', { name: 'Name des Nachbarn' });
  const parcel = methods.getByRole('radio', { checked: true });
  const parcelName = (await parcel.getAttribute('value')) ?? '';
  await methods.getByRole('radio', { name: /^Selbst|^Abhol/ }).check();
  await expect(wishes).toBeHidden();
  await page.reload();
  // The page stands as it did before until the shop has heard of pickup; only then is the parcel another method.
  await expect(methods.getByRole('radio', { name: /^Selbst|^Abhol/ })).toBeChecked();
  await methods.locator(`[value="${parcelName}"]`).check();
  await expect(neighbor).toHaveValue('Bäckerei Huber');
  await expect(sums).toContainText(/Wunschtag, .+1,90\s€/);
  await page.getByRole('checkbox', { name: /darf meine E-Mail-Adresse/ }).check();
  await orderButton(page).click();
  const address = wishes.getByRole('textbox', { name: 'Straße und Hausnummer des Nachbarn' });
  await expect(address).toHaveAccessibleDescription(/füllen|Pflicht|Bitte/);
  await address.fill('Marktplatz 5');
  await expectAccessible(page);
  await orderButton(page).click();
  await confirmedOrder(page);
  await expect(page.getByRole('region', { name: 'Bestelldaten' })).toContainText('NachbarBäckerei Huber, Marktplatz 5');
  const [mail] = await mailsTo(email);
  expect(mail?.text).toMatch(/Wunschtag, .+1,90/);

  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'An Packstation oder Filiale liefern' }).click();
  const finder = page.getByRole('region', { name: 'An Packstation oder Filiale liefern' });
  await finder.getByRole('textbox', { name: 'Postleitzahl' }).fill('7017');
  await page.keyboard.press('Enter');
  await expect(finder.getByRole('textbox', { name: 'Postleitzahl' })).toHaveAccessibleDescription(/fünf Ziffern/);
  await finder.getByRole('textbox', { name: 'Postleitzahl' }).fill('70173');
  await finder.getByRole('combobox', { name: 'Wo möchten Sie abholen?' }).selectOption('Nur Packstationen');
  await finder.getByRole('button', { name: 'Suchen' }).click();
  await expect(finder.getByText('Rund um die Uhr geöffnet').first()).toBeVisible();
  await finder.getByRole('button', { name: 'Packstation 101 auswählen' }).click();
  const shipping = page.getByRole('region', { name: 'Lieferadresse' });
  await expect(shipping.getByRole('textbox', { name: 'Straße', exact: true })).toHaveValue('Packstation');
  // Days and neighbors are for doors; nothing asks for what is there already.
  await expect(page.getByText(/Wunschtag und Ablageort/)).toHaveCount(0);
  await expect(shipping.getByRole('textbox', { name: 'Postnummer' })).toHaveAttribute('required', '');
  // The invoice goes where it went before.
  const billing = page.getByRole('region', { name: 'Rechnungsadresse' });
  await expect(billing.getByRole('textbox', { name: 'Straße', exact: true })).toHaveValue('Marktplatz');
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeHidden();
  await page.getByRole('button', { name: 'Doch an Marktplatz 3a liefern' }).click();
  await expect(shipping.getByRole('textbox', { name: 'Straße', exact: true })).toHaveValue('Marktplatz');
  await expect(page.getByRole('checkbox', { name: /Rechnungsadresse/ })).toBeChecked();
  await page.getByRole('button', { name: 'An Packstation oder Filiale liefern' }).click();
  await finder.getByRole('button', { name: 'Packstation 101 auswählen' }).click();
  await page.getByRole('checkbox', { name: /darf meine E-Mail-Adresse/ }).check();
  await page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ }).check();
  await orderButton(page).click();
  const postNumber = shipping.getByRole('textbox', { name: 'Postnummer' });
  await expect(postNumber).toHaveAccessibleDescription(/Bitte geben Sie Ihre Postnummer an/);
  await postNumber.fill('12345678');
  await orderButton(page).click();
  await expect(page.getByText('Vielen Dank')).toBeVisible();
  await confirmedOrder(page);
  await expect(page.getByRole('main')).toContainText('12345678Packstation 101');
});

test.describe('while the carrier says nothing', () => {
  // What the page hears of the carrier, and of a day that is gone.
  test.use({ expectedConsoleErrors: [/status of (409|503)/] });

  test('whoever chose a preferred day may keep it, is told where it is gone, and orders without it', async ({
    page,
  }, info) => {
    await page.goto('/');
    await putIntoCart(page, [{ ...rack, quantity: 1 }]);
    await page.goto('/checkout');
    await fillAndSaveCheckout(page, newEmail());
    const wishes = page.getByRole('group', { name: 'Wunschzustellung' });
    const day = wishes.getByRole('combobox', { name: 'Wunschtag' });
    const place = wishes.getByRole('combobox', { name: 'Wenn niemand da ist' });
    const sums = page.getByRole('complementary', { name: 'Bestellübersicht' });
    await day.selectOption({ index: 1 });
    const chosen = await day.inputValue();
    await place.selectOption('An einem Ablageort ablegen');
    await wishes.getByRole('textbox', { name: 'Ablageort' }).fill('Garage');
    await page.getByRole('textbox', { name: 'Ihr Bestellzeichen' }).focus();
    await expect(async () => {
      const { preferredDelivery } = await ask(page, 'getCart');
      expect(preferredDelivery).toMatchObject({ preferredDay: chosen, preferredLocation: 'Garage' });
    }).toPass();

    const shop = await startSecond({ ...info.config.metadata.settings, DHL_SERVICES_URL: 'http://127.0.0.1:9' });
    try {
      await page.goto(`${shop.origin}/checkout`);
      await expect(page.getByText(/^Der Paketdienst antwortet gerade nicht/)).toBeVisible();
      await expect(day).toHaveValue(chosen);
      await expect(day.getByRole('option')).toHaveCount(2);
      await expect(place.getByRole('option', { selected: true })).toHaveText('An einem Ablageort ablegen: Garage');
      await expect(sums).toContainText(/Wunschtag, .+1,90\s€/);

      const address = page.getByRole('region', { name: 'Lieferadresse' });
      await address.getByRole('textbox', { name: 'Postleitzahl' }).fill('10115');
      await address.getByRole('textbox', { name: 'Ort', exact: true }).fill('Berlin');
      await page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ }).check();
      await expect(sums).not.toContainText('Wunschtag');
      await expect(place).toHaveAccessibleDescription(/noch nicht zugesagt/);
      await orderButton(page).click();
      await expect(day).toHaveAccessibleDescription(/anderen Wunschtag oder keinen/);
      await page.getByRole('alert').getByRole('link', { name: 'Wunschtag' }).click();
      await expect(day).toBeFocused();
      await expectAccessible(page);
      await day.selectOption('Kein Wunschtag');
      await expect(day).toHaveAccessibleDescription('');
      await expect(day.getByRole('option')).toHaveCount(1);
      await expect(page.getByText(/nicht mehr zugestellt werden/)).toHaveCount(0);
      await orderButton(page).click();
      await confirmedOrder(page);
      await expect(page.getByRole('region', { name: 'Bestelldaten' })).not.toContainText(/Wunschtag|Ablageort/);
    } finally {
      await shop.stop();
    }
  });
});
