import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { enterAccount, openAccount } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { addOperator, logInOperator } from './operator.ts';
import { confirmedOrder, napkins, orderButton, putIntoCart } from './shopper.ts';

/** The reviews of the napkins: they are fetched when they come into view. */
async function openReviews(page: Page): Promise<void> {
  await page.goto(`/p/${napkins.variationId}`);
  await page.getByRole('heading', { name: 'Bewertungen', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /^(Bewertung schreiben|Bearbeiten)/ }).first()).toBeVisible();
}

/** An order on invoice, which counts as bought at once. */
async function orderNapkins(page: Page): Promise<void> {
  await putIntoCart(page, [{ ...napkins, quantity: 1 }]);
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /^Rechnung/ }).check();
  await page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ }).check();
  await page.getByRole('checkbox', { name: /darf meine E-Mail-Adresse/ }).check();
  await orderButton(page).click();
  await confirmedOrder(page);
}

async function writeReview(page: Page, title: string): Promise<void> {
  await openReviews(page);
  await page.getByRole('button', { name: 'Bewertung schreiben' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '5 Sterne' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('textbox', { name: 'Überschrift' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Saugt gut, reißt nicht.');
  await dialog.getByRole('button', { name: 'Bewertung abschicken' }).click();
  await expect(page.getByRole('list', { name: 'Ihre Bewertung' })).toContainText(title);
}

test('a customer reviews with and without a purchase, and changes what they wrote', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow();
  const title = `Bleibt liegen ${crypto.randomUUID()}`;
  const { email } = await openAccount(page);
  await enterAccount(page, email);
  await writeReview(page, title);
  const own = page.getByRole('list', { name: 'Ihre Bewertung' });
  await expect(own).toContainText('In Prüfung');
  await expect(own).not.toContainText('Verifizierter Kauf');
  await expect(page.getByRole('button', { name: 'Bewertung schreiben' })).toBeHidden();
  await expect(own.getByRole('button', { name: /Freigeben|Antworten/ })).toHaveCount(0);

  await orderNapkins(page);
  await openReviews(page);
  await own.getByRole('button', { name: /^Bearbeiten/ }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill('Nach der zweiten Packung: sehr gut.');
  await page.getByRole('dialog').getByRole('button', { name: 'Änderung speichern' }).click();
  await expect(own).toContainText('sehr gut');
  await expect(own).toContainText('Verifizierter Kauf');
  await expectAccessible(page);

  await own.getByRole('button', { name: /^Löschen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('button', { name: 'Bewertung schreiben' })).toBeVisible();
});

test(
  'an operator releases, answers and deletes on the page of the product',
  { tag: '@phone' },
  async ({ page, browser }, info) => {
    test.slow();
    const title = `Gute Serviette ${crypto.randomUUID()}`;
    const { email } = await openAccount(page);
    await enterAccount(page, email);
    await writeReview(page, title);

    const desk = await browser.newContext({ ...info.project.use });
    const shop = await desk.newPage();
    await logInOperator(shop, await addOperator(info, 'publisher'));
    await openReviews(shop);
    const review = shop.getByRole('article').filter({ hasText: title });
    const dialog = shop.getByRole('dialog');
    await expect(shop.getByRole('list', { name: 'Wartet auf Freigabe' })).toContainText(title);
    await expectAccessible(shop);
    await review.getByRole('button', { name: `Freigeben ${title}` }).click();
    await expect(shop.getByText('Die Bewertung ist freigegeben.')).toBeVisible();
    await expect(review).toHaveCount(1);
    await expect(review).not.toContainText('In Prüfung');

    await review.getByRole('button', { name: /^Antworten/ }).click();
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Das freut uns.');
    await expectAccessible(shop);
    await dialog.getByRole('button', { name: 'Antwort veröffentlichen' }).click();
    await expect(review).toContainText('Das freut uns.');
    await review.getByRole('button', { name: 'Bearbeiten Das freut uns.' }).click();
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Das freut uns sehr.');
    await dialog.getByRole('button', { name: 'Antwort veröffentlichen' }).click();
    await expect(review).toContainText('Das freut uns sehr.');
    await expectAccessible(shop);

    await openReviews(page);
    const own = page.getByRole('list', { name: 'Ihre Bewertung' });
    await expect(own).not.toContainText('In Prüfung');
    await expect(own).toContainText('Das freut uns sehr.');

    await review.getByRole('button', { name: 'Löschen Das freut uns sehr.' }).click();
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await expect(review).not.toContainText('Das freut uns sehr.');
    await review.getByRole('button', { name: `Ausblenden ${title}` }).click();
    await expect(shop.getByRole('list', { name: 'Wartet auf Freigabe' })).toContainText(title);
    await review.getByRole('button', { name: `Löschen ${title}` }).click();
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await expect(review).toHaveCount(0);
    await desk.close();
  },
);
