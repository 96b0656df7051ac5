import { expectAccessible } from './accessibility.ts';
import { expectInWidth } from './expect-in-width.ts';
import { expect, test } from './fixtures.ts';

const containers = '/kueche-gastronorm/gn-behaelter?sort=texts.name1_asc';

test('what is compared is called in the language of the page', async ({ page }) => {
  await page.goto('/geschirr/teller/suppenteller-mit-fahne-hallhof_1003_10031');
  await page.getByRole('button', { name: /^Vergleichen: Suppenteller/ }).click();
  const names = (language: string) => page.getByRole('region', { name: language }).getByRole('listitem');
  await expect(names('Artikelvergleich')).toHaveText('Suppenteller mit Fahne Hallhof, 23 cm');
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: /^EN/ }).click();
  await expect(names('Compare products')).toHaveText('Hallhof rimmed soup plate, 23 cm');
});

test('two articles are compared, one of them leaves, and the address can be passed on', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  await page.goto(containers);
  const cards = page.getByRole('article');
  const names = [
    await cards.nth(0).getByRole('heading').textContent(),
    await cards.nth(1).getByRole('heading').textContent(),
  ];
  for (const index of [0, 1]) {
    const button = cards.nth(index).getByRole('button', { name: /^Vergleichen:/ });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  const bar = page.getByRole('region', { name: 'Artikelvergleich' });
  await expect(bar.getByText('2 von 4 im Vergleich')).toBeVisible();
  await expectAccessible(page);
  // The browser remembers them.
  await page.reload();
  await expect(cards.nth(1).getByRole('button', { name: /^Vergleichen:/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(bar).toBeVisible();
  // What waits for its scripts stays on the page when the texts of the bar join those of the page.
  expect(await page.getByLabel('Shop durchsuchen').isVisible()).toBe(true);
  await bar.getByRole('link', { name: 'Vergleich ansehen' }).click();

  await expect(page).toHaveURL(/\/compare\?items=\d+,\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Artikelvergleich' })).toBeVisible();
  await expect(bar.getByText('im Vergleich')).toBeHidden();
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(2);
  await expect(columns.nth(0)).toContainText((names[0] ?? '').replaceAll('\u00ad', '').slice(0, 10));
  await expect(page.getByRole('row', { name: /unterschiedlich/ }).first()).toBeVisible();
  const rows = await page.getByRole('row').count();
  await page.getByRole('checkbox', { name: 'Nur Unterschiede zeigen' }).check();
  expect(await page.getByRole('row').count()).toBeLessThan(rows);
  await expectAccessible(page);
  await expectInWidth(page);

  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('columnheader')).toHaveCount(2);
  await stranger.close();

  await columns
    .nth(0)
    .getByRole('link', { name: /^Aus dem Vergleich nehmen/ })
    .click();
  await expect(page).toHaveURL(/\/compare\?items=\d+$/);
  await expect(columns).toHaveCount(1);
  await page.goto(containers);
  await expect(bar.getByText('1 von 4 im Vergleich')).toBeVisible();
});

test('who goes on before the scripts of an article are there has seen it, too', async ({ page }) => {
  await page.route('**/assets/**', () => {});
  await page.goto('/geschirr/teller/teller-flach-mit-fahne-hallhof_1002_10024', { waitUntil: 'commit' });
  await page.getByRole('link', { name: /^Hersteller/ }).click();
  await expect(page).toHaveURL(/\/manufacturer\/[a-z-]+$/);
  await page.unroute('**/assets/**');
  await page.goto('/');
  await page.mouse.move(10, 10);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const seen = page.getByRole('region', { name: 'Zuletzt angesehen' });
  await expect(seen.getByRole('heading', { level: 3 })).toContainText('Hallhof');
});

test('there is room for four', async ({ page }) => {
  await page.goto('/geschirr/teller');
  const buttons = page.getByRole('article').getByRole('button', { name: /^Vergleichen:/ });
  for (const index of [0, 1, 2, 3]) {
    await buttons.nth(index).click();
    await expect(buttons.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await buttons.nth(4).click();
  await expect(page.getByText('Nebeneinander passen 4 Artikel.')).toBeVisible();
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('region', { name: 'Artikelvergleich' }).getByRole('button', { name: 'Leeren' }).click();
  await expect(buttons.nth(0)).toHaveAttribute('aria-pressed', 'false');
});

test('a product leads to its series and its manufacturer, and is found again among the last ones', async ({ page }) => {
  await page.goto('/series/hallhof');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toContainText('Serie');
  const name = (await heading.textContent()) ?? '';
  await page.getByRole('link', { name: /^Hersteller/ }).click();
  await expect(page).toHaveURL(/\/manufacturer\/[a-z-]+$/);
  await expect(page.getByRole('heading', { name: 'Anschrift und Kontakt' })).toBeVisible();
  await expect(page.getByText(/^Fax \+49/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/');
  await page.mouse.move(10, 10);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const seen = page.getByRole('region', { name: 'Zuletzt angesehen' });
  await expect(seen.getByRole('article')).toHaveCount(1);
  await expect(seen.getByRole('heading', { level: 3 })).toContainText(name.replaceAll('\u00ad', '').slice(0, 8));
  await seen.getByRole('button', { name: 'Liste leeren' }).click();
  await expect(seen).toBeHidden();
});
