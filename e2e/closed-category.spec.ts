import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { logIn, openAccount } from './customer.ts';
import { expect, test } from './fixtures.ts';

/** The factory outlet of the demo shop, which is for customers alone. */
const outlet = '/werksverkauf';

/** Names of the articles that a search finds; none where it finds nothing. */
async function found(page: Page, term: string): Promise<string[]> {
  await page.goto(`/search?term=${encodeURIComponent(term)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(term);
  return page.getByRole('article').getByRole('heading').allTextContents();
}

test('a category for customers opens with a login and closes with the logout', { tag: '@phone' }, async ({ page }) => {
  const { email } = await openAccount(page);
  await page.goto(outlet);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(outlet)}`);
  await expectAccessible(page);

  await logIn(page, email);
  await expect(page).toHaveURL(outlet);
  await expect(page.getByRole('heading', { level: 1, name: 'Werksverkauf' })).toBeVisible();
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(3);
  await expectAccessible(page);
  const link = articles.first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('button', { name: 'In den Warenkorb' }).first()).toBeVisible();
  const product = new URL(page.url()).pathname;
  const short = `/p/${product.split('_').at(-1)}`;
  expect(await found(page, name)).toContain(name);

  await page.goto('/my-account');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/');
  expect(await found(page, name)).not.toContain(name);
  for (const closed of [outlet, product, short]) {
    await page.goto(closed);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(closed)}`);
  }
});
