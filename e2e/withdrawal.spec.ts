import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { setSettings } from './set-settings.ts';
import { napkins, newEmail, putIntoCart } from './shopper.ts';

test('a consumer withdraws online: found on every page, confirmed at once', { tag: '@phone' }, async ({
  page,
  mailsTo,
}) => {
  const email = newEmail();
  await page.goto('/cart');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Muster-Widerrufsformular' })).toBeVisible();
  await expectAccessible(page);

  const confirm = page.getByRole('button', { name: 'Widerruf bestätigen' });
  await confirm.click();
  await expect(page.getByRole('textbox', { name: /^Ihr Name/ })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: /^Ihr Name/ }).fill('Anna Wirt');
  await page.getByRole('textbox', { name: /^Bestellnummer/ }).fill('10417');
  await page.getByRole('textbox', { name: /^E-Mail-Adresse/ }).fill(email);
  await confirm.click();
  await expect(page.getByRole('status').filter({ hasText: `geht an ${email}` })).toBeFocused();
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Ihr Widerruf ist eingegangen: 10417' });
});

test('the way to withdraw is there at the checkout, too, and leaves it open', async ({ page }) => {
  await putIntoCart(page, [{ ...napkins, quantity: 1 }]);
  await page.goto('/en/checkout');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', '/en/cancellation-form');
});

test('before the order the checkout reminds of the legal guarantee, with the notice that the owner put there', async ({
  page,
}, info) => {
  const { settings } = info.config.metadata;
  await putIntoCart(page, [{ ...napkins, quantity: 1 }]);
  const reminder = page.getByRole('region', { name: 'Gesetzliche Gewährleistung' });
  await page.goto('/checkout');
  await expect(reminder).toContainText('binnen zwei Jahren');
  await expect(reminder.getByRole('img')).toHaveCount(0);
  await setSettings(settings, { guaranteeNotice: '/media/logo.svg' });
  try {
    await expect(async () => {
      await page.reload();
      await expect(
        reminder.getByRole('img', { name: 'Mitteilung der EU zur gesetzlichen Gewährleistung' }),
      ).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
  } finally {
    await setSettings(settings, { guaranteeNotice: '' });
  }
});
