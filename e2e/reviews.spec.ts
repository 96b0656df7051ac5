import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

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
  expect(JSON.parse(data ?? '')[0].aggregateRating).toMatchObject({ reviewCount: 12, bestRating: 5, worstRating: 1 });
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
