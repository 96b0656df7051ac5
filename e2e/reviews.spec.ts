import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { confirmedOrder, fillAndSaveCheckout, newEmail, orderButton, putIntoCart, rack } from './shopper.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');

const farbwerk = {
  de: '/geschirr/teller/flache-teller/teller-farbwerk_1101_35073',
  en: '/en/tableware/plates/flat-plates/farbwerk-plate_1101_35073',
};

test('what others say of an article is read from its name on', { tag: '@phone' }, async ({ page }) => {
  await page.goto(farbwerk.de);
  await page.getByRole('link', { name: /von 5 Sternen.*12 Bewertungen/ }).click();

  const list = page.getByRole('list', { name: 'Bewertungen, Seite 1 von 2' });
  await expect(list.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('heading', { name: 'Bewertungen', exact: true })).toBeInViewport();
  const review = list.getByRole('article').filter({ hasText: 'Terracotta on back order' });
  await expect(review.getByRole('img', { name: '3 von 5 Sternen' })).toBeVisible();
  await expect(review).toContainText('19. August 2026');
  await expect(review).toContainText('Verifizierter Kauf');
  await expect(review).toContainText('Antwort des Shops');
  await expect(review.getByRole('heading')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('list', { name: 'Verteilung der Bewertungen' })).toContainText('5 Sterne');
  await expectAccessible(page);
});

test('reviews are turned by page, and the address says which', async ({ page }) => {
  await page.goto(farbwerk.de);
  await page.getByRole('link', { name: /12 Bewertungen/ }).click();
  await page.getByRole('navigation', { name: 'Seiten der Bewertungen' }).getByRole('link', { name: 'Seite 2' }).click();
  const list = page.getByRole('list', { name: 'Bewertungen, Seite 2 von 2' });
  await expect(list.getByRole('article')).toHaveCount(2);
  await expect(list).toBeFocused();
  await expect(page).toHaveURL(/\?feedbackPage=2#reviews$/);

  await page.reload();
  await page.getByRole('heading', { name: 'Bewertungen', exact: true }).scrollIntoViewIfNeeded();
  await expect(list.getByRole('article')).toHaveCount(2);
});

test('search engines are told the rating, readers the same in their language', async ({ page }) => {
  await page.goto(farbwerk.en);
  await expect(page.getByRole('link', { name: /out of 5 stars.*12 reviews/ })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')['@graph'][0].aggregateRating).toMatchObject({
    reviewCount: 12,
    bestRating: 5,
    worstRating: 1,
  });
});

test('an article without reviews says so and asks for none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('getReview')) asked.push(request.url());
  });
  await page.goto('/geschirr/teller/suppenteller-mit-fahne-hallhof_1003_10031');
  await page.keyboard.press('End');
  await expect(page.getByText('Diesen Artikel hat noch niemand bewertet.')).toBeVisible();
  expect(asked).toEqual([]);
});

async function runShop(settings: Record<string, string>, ...words: string[]): Promise<string> {
  const command = ['apps/server/src/commands/shop-command.ts', 'review', ...words];
  const { stdout } = await run(process.execPath, command, { cwd: root, env: { ...process.env, ...settings } });
  return stdout;
}

/** The page of an order on invoice, which counts as bought at once. */
async function orderRack(page: Page): Promise<void> {
  await putIntoCart(page, [{ ...rack, quantity: 1 }]);
  await page.goto('/checkout');
  await fillAndSaveCheckout(page, newEmail());
  await page.getByRole('radio', { name: /^Rechnung/ }).check();
  await orderButton(page).click();
  await confirmedOrder(page);
}

test('a guest reviews what was ordered, the shop releases and answers it, the guest edits and deletes it', async ({
  page,
  browser,
}, info) => {
  test.slow();
  const { settings } = info.config.metadata;
  const title = `Passt genau ${crypto.randomUUID()}`;
  await orderRack(page);
  await page.getByRole('link', { name: /^Bewerten Tellerspülmaschinenkorb/ }).click();
  await page.getByRole('button', { name: 'Bewertung schreiben' }).click();
  await expect(page).not.toHaveURL(/accessKey/);

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bewertung abschicken' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Bitte vergeben Sie einen bis fünf Sterne.');
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: '4 Sterne' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('textbox', { name: 'Überschrift' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).fill(`<b>Stabil</b>${'!'.repeat(500)}`);
  await dialog.getByRole('button', { name: 'Bewertung abschicken' }).click();
  await expect(dialog.getByRole('alert')).toContainText('höchstens 500 Zeichen');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('<b>Stabil</b>');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Bewertung schreiben' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('<b>Stabil</b>');
  await dialog.getByRole('button', { name: 'Bewertung abschicken' }).click();

  const own = page.getByRole('list', { name: 'Ihre Bewertung' });
  await expect(own).toContainText('In Prüfung');
  await expect(own).toContainText('<b>Stabil</b>');
  await expect(own).toContainText('Verifizierter Kauf');
  await expectAccessible(page);

  const stranger = await (await browser.newContext()).newPage();
  const address = new URL(page.url()).pathname;
  await stranger.goto(`${address}#reviews`);
  await stranger.mouse.wheel(0, 10);
  await expect(stranger.getByRole('button', { name: 'Bewertung schreiben' })).toBeVisible();
  await expect(stranger.getByText(title)).toHaveCount(0);

  const id = new RegExp(`^(\\d+)  item.*\\n\\s+${title}`, 'm').exec(await runShop(settings, 'list'))?.[1] ?? '';
  await runShop(settings, 'release', id);
  await runShop(settings, 'answer', id, 'Vielen Dank!');
  await expect(async () => {
    await stranger.goto(`/en${address}#reviews`);
    await stranger.mouse.wheel(0, 10);
    const review = stranger.getByRole('article').filter({ hasText: title });
    await expect(review).toContainText('Review in German', { timeout: 1500 });
    await expect(review).toContainText('Vielen Dank!');
    await expect(review.getByRole('heading')).toHaveAttribute('lang', 'de');
  }).toPass();

  await page.reload();
  await page.getByRole('heading', { name: 'Bewertungen', exact: true }).scrollIntoViewIfNeeded();
  await own.getByRole('button', { name: /^Bearbeiten/ }).click();
  await dialog.getByRole('textbox', { name: 'Überschrift' }).fill(`${title} (neu)`);
  await dialog.getByRole('button', { name: 'Änderung speichern' }).click();
  await expect(own).toContainText(`${title} (neu)`);
  await expect(own).toContainText('In Prüfung');

  await own.getByRole('button', { name: /^Löschen/ }).click();
  await expect(dialog).toContainText('endgültig gelöscht');
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('button', { name: 'Bewertung schreiben' })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('who is not logged in is asked to, and led back', { tag: '@phone' }, async ({ page }) => {
  await page.goto(farbwerk.en);
  await page.getByRole('link', { name: /12 reviews/ }).click();
  await page.getByRole('button', { name: 'Write a review' }).click();
  const dialog = page.getByRole('dialog');
  const target = encodeURIComponent(`${farbwerk.en}#reviews`);
  await expect(dialog.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/en/login?redirect=${target}`);
  await expectAccessible(page);
});
