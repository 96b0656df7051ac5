import { addressTypes } from '@mise/contract/customers/address-types.ts';
import { enterAccount, openAccount } from './customer.ts';
import { expectInWidth } from './expect-in-width.ts';
import { expect, test } from './fixtures.ts';
import { addOperator, logInOperator } from './operator.ts';
import { ask, confirmedOrder, napkins, orderButton, putIntoCart } from './shopper.ts';

/**
 * What an unfriendly buyer writes: markup that would run, a word without an end, and breaks of lines where there is one. Whatever ran, or the
 * policy of the page kept from running, fails the journey as an error of the console.
 */
const markup = `"><img src=x onerror=alert(1)></script><svg onload=alert(1)>`;
const endless = 'W'.repeat(60);
const hostile = `${markup}\r\nBcc:\u2028${endless}`;
/** As it is shown. */
const onOneLine = `${markup} Bcc: ${endless}`;

test(
  'what buyers write runs nowhere, breaks no line and no page: account, order, paper, mail, review',
  {
    tag: '@phone',
  },
  async ({ page, browser, mailsTo }, info) => {
    test.slow();
    page.on('dialog', (dialog) => {
      throw new Error(`a script ran: ${dialog.message()}`);
    });
    const { email } = await openAccount(page);
    await enterAccount(page, email);
    const addressData = {
      companyName: onOneLine.slice(0, 100),
      firstName: endless,
      lastName: markup,
      streetName: hostile,
      apartment: '3a',
      zipCode: '70173',
      city: endless,
      country: 1,
      phoneNumber: 'W'.repeat(40),
    };
    for (const typeId of Object.values(addressTypes)) {
      const saved = await ask(page, 'doSaveAddress', { typeId, addressData });
      const addressId = Math.max(...saved.map(({ id = 0 }) => id));
      await putIntoCart(page, [{ ...napkins, quantity: 1 }]);
      await ask(page, 'setCheckoutAddress', { typeId, addressId });
    }
    await page.goto('/my-account/billing-details');
    await expect(page.getByRole('article').filter({ hasText: onOneLine })).toBeVisible();
    await expectInWidth(page);

    await page.goto('/checkout');
    await page.getByRole('radio', { name: /^Vorkasse/ }).check();
    await page.getByRole('textbox', { name: 'Ihr Bestellzeichen' }).fill(onOneLine.slice(0, 100));
    await page.getByRole('textbox', { name: 'Anmerkung' }).fill(hostile);
    await page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ }).check();
    await page.getByRole('checkbox', { name: /darf meine E-Mail-Adresse/ }).check();
    await expectInWidth(page);
    await orderButton(page).click();
    const orderId = await confirmedOrder(page);
    await expect(page.getByRole('main')).toContainText(onOneLine);
    await expectInWidth(page);
    await page.emulateMedia({ media: 'print' });
    await expectInWidth(page);
    await page.emulateMedia({ media: 'screen' });

    const mail = (await mailsTo(email)).find(({ subject }) => subject.includes(String(orderId)));
    await page.goto('about:blank');
    // Without the logo, which no page of nowhere may load.
    await page.setContent(mail?.html?.replace(/ src="http[^"]*"/g, '') ?? '');
    await expect(page.locator('body')).toContainText(String(orderId));
    await expect(page.locator('img[src], svg, script')).toHaveCount(0);
    await expectInWidth(page);

    const title = `${markup} ${crypto.randomUUID()}`.slice(0, 100);
    await page.goto(`/p/${napkins.variationId}`);
    const targetId = Number(/_(\d+)_\d+$/.exec(new URL(page.url()).pathname)?.[1]);
    const words = { title, message: hostile, authorName: endless };
    await ask(page, 'doReview', { type: 'review', targetId, ratingValue: 4, ...words });
    const desk = await browser.newContext({ ...info.project.use });
    const shop = await desk.newPage();
    await logInOperator(shop, await addOperator(info, 'publisher'));
    for (const each of [page, shop]) {
      await each.goto(`/p/${napkins.variationId}`);
      await each.getByRole('heading', { name: 'Bewertungen', exact: true }).scrollIntoViewIfNeeded();
      await expect(each.getByRole('article').filter({ hasText: title })).toBeVisible();
      await expectInWidth(each);
    }
    await desk.close();
  },
);
