import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './fixtures.ts';
import { newEmail } from './shopper.ts';

/** Sold out in the demo shop. */
const article = { number: 'TW-1044', name: /^Sektkühler Steelyard/ };

/** What the owner does when a delivery was counted. */
async function setStock(count: number): Promise<string> {
  const settings: Record<string, string> = test.info().config.metadata.settings;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/run.mjs', 'shop', 'stock', article.number, String(count)],
    { cwd: path.resolve(import.meta.dirname, '..'), env: { ...process.env, ...settings } },
  );
  return stdout;
}

test.afterAll(() => setStock(0));

test('a buyer hears once, and only after saying yes, that a sold-out article is back', async ({ page, mailsTo }) => {
  const email = newEmail();
  await page.goto('/search?term=Sektkühler');
  const wish = page.getByRole('button', { name: /^Benachrichtigen, wenn wieder lieferbar: Sektkühler/ });
  await wish.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Benachrichtigen, wenn wieder lieferbar' });
  await dialog.getByRole('button', { name: 'Benachrichtigen', exact: true }).click();
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Bitte geben Sie Ihre E-Mail-Adresse an/);
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog.getByRole('status')).toContainText(email);
  await page.keyboard.press('Enter');
  await expect(wish).toBeFocused();

  const [asked] = await mailsTo(email);
  const link = /http\S+\/notify-me\/confirm\?\S+/.exec(asked?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Ja, bitte benachrichtigen' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('das ist notiert');
  await page.getByRole('link', { name: 'Zum Artikel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: article.name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Benachrichtigen, wenn/ })).toBeVisible();

  expect(await setStock(4)).toMatch(/Waiting {4}[1-9]/);
  await expect.poll(async () => (await mailsTo(email)).map(({ subject }) => subject)).toHaveLength(2);
  const [back] = await mailsTo(email);
  expect(back?.subject).toMatch(/^Wieder da: Sektkühler/);
  const address = /http\S+_20042\b/.exec(back?.text ?? '')?.[0] ?? '';
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'In den Warenkorb', exact: true })).toBeVisible();
});
