import { codeAt } from '@mise/server/testing/totp-code.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { addOperator, givePassword, logInOperator, operatorPassword } from './operator.ts';

/** The password, which everything about factors and the staff asks for. */
async function confirm(page: Page, submitLabel = 'Weiter'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Passwort' }).fill(operatorPassword);
  await dialog.getByRole('button', { name: submitLabel }).click();
}

test('an operator adds an app, keeps the recovery codes, and logs in with a code of it', async ({ page }, info) => {
  const email = await addOperator(info);
  await page.goto('/operator');
  await expect(page).toHaveURL('/operator/login?redirect=%2Foperator');
  await expectAccessible(page);
  await givePassword(page, email);
  await expect(page).toHaveURL('/operator');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'App einrichten' }).click();
  await confirm(page);
  await expect(page.getByRole('img', { name: 'QR-Code für die App' })).toBeVisible();
  await expectAccessible(page);
  const key = (await page.getByText('Schlüssel:').locator('span').textContent()) ?? '';
  const secret = key.replaceAll(' ', '');
  await page.getByLabel('Code der App').fill(codeAt(secret, new Date()));
  await page.getByRole('button', { name: 'Einrichten', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Ihre Wiederherstellungscodes' })).toBeVisible();
  const codes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await expect(page.getByText('10 Wiederherstellungscodes sind übrig.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Andere App einrichten' })).toBeFocused();

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await givePassword(page, email);
  await expect(page.getByRole('heading', { name: 'Zweiter Faktor' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel('Code der App')).toBeFocused();
  await page.keyboard.type(codeAt(secret, new Date(Date.now() + 30_000)));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible();

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await givePassword(page, email);
  await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
  await page.getByLabel('Wiederherstellungscode').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await expect(page.getByText('9 Wiederherstellungscodes sind übrig.')).toBeVisible();
});

test('an operator adds a passkey and logs in with it', async ({ page, context }, info) => {
  const email = await addOperator(info, 'viewer');
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await logInOperator(page, email);
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await confirm(page);
  await page.getByLabel('Name des Passkeys').fill('Notebook');
  await page.getByRole('button', { name: 'Einrichten', exact: true }).click();
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await expect(page.getByRole('row', { name: /Notebook.*noch nie/ })).toBeVisible();

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await givePassword(page, email);
  await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Notebook/ })).not.toContainText('noch nie');

  await page.getByRole('button', { name: 'Entfernen: Notebook' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Passwort' }).fill(operatorPassword);
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen: Notebook' }).click();
  await expect(page.getByText('Noch keiner eingerichtet.')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('an admin invites somebody, who opens the account from the mail, gets another role, and is removed', async ({
  page,
  browser,
  mailsTo,
}, info) => {
  const email = await addOperator(info);
  const invited = `ida-${info.testId}-${info.retry}@tafelwerk.example`;
  await logInOperator(page, email);
  await page.getByRole('link', { name: 'Team' }).click();
  await expectAccessible(page);
  const form = page.getByRole('form', { name: 'Jemanden einladen' });
  await form.getByLabel('Name').fill('Ida Brand');
  await form.getByLabel('E-Mail-Adresse').fill(invited);
  await form.getByLabel('Ihr Passwort').fill(operatorPassword);
  await form.getByRole('button', { name: 'Einladung senden' }).click();
  const row = page.getByRole('row').filter({ hasText: invited });
  await expect(row).toContainText('eingeladen');

  const [mail] = await mailsTo(invited);
  const link = /http\S+\/operator\/set-up\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const elsewhere = await browser.newContext();
  const guest = await elsewhere.newPage();
  await guest.goto(link);
  await expectAccessible(guest);
  await expect(guest.getByText(invited)).toBeVisible();
  await guest.getByRole('textbox', { name: 'Passwort' }).fill('Brot ab 7 Uhr');
  await guest.getByRole('button', { name: 'Konto einrichten' }).click();
  await expect(guest.getByRole('heading', { name: 'Mein Konto' })).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByText('Diese Einladung gilt nicht mehr')).toBeVisible();

  await page.reload();
  await row.getByRole('combobox', { name: 'Rolle von Ida Brand' }).selectOption('Veröffentlichen');
  await expect(page.getByRole('dialog')).toContainText('speichert, veröffentlicht, löscht und gibt frei');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('combobox')).toHaveValue('editor');
  await row.getByRole('combobox').selectOption('Veröffentlichen');
  await expect(page.getByRole('dialog')).toBeVisible();
  // Chosen again in the moment of Escape, before the browser can tell that the dialog is closed.
  await row.getByRole('combobox').evaluate((role: HTMLSelectElement) => {
    document.querySelector('dialog')?.requestClose();
    role.value = 'publisher';
    role.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await confirm(page, 'Rolle „Veröffentlichen“ geben');
  await expect(page.getByText('Ida Brand hat jetzt die Rolle „Veröffentlichen“.')).toBeVisible();
  await guest.goto('/operator');
  await expect(guest.getByText('Veröffentlichen')).toBeVisible();
  await row.getByRole('button', { name: 'Entfernen: Ida Brand' }).click();
  await confirm(page, 'Entfernen');
  await expect(row).toContainText('entfernt');
  // The button is gone: the focus goes on to that of another member, or to the page.
  await expect(page.locator('button[data-removes]:focus, #content:focus')).toBeVisible();
  await guest.goto('/operator');
  await expect(guest.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await elsewhere.close();

  await page.getByRole('link', { name: 'Protokoll' }).click();
  await expect(page.getByRole('row', { name: /Olga admin Anmeldung/ }).first()).toBeVisible();
  await page.getByLabel('Was').selectOption('Rolle geändert');
  await page.getByRole('button', { name: 'Filtern' }).click();
  await expect(page).toHaveURL(/operation=setOperatorRole/);
  await expect(page.getByRole('row', { name: /Rolle: Bearbeiten → Veröffentlichen/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('an admin leads transfers to another account, with the password, and hears of it by mail', async ({
  page,
  mailsTo,
}, info) => {
  const email = await addOperator(info);
  await logInOperator(page, email);
  await page.getByRole('link', { name: 'Bankverbindung' }).click();
  await expectAccessible(page);
  const form = page.getByRole('form', { name: 'Bankverbindung ändern' });
  const iban = form.getByLabel('IBAN');
  const before = await iban.inputValue();
  await iban.fill('DE02 1203 0000 0000 2020 52');
  await form.getByLabel('Ihr Passwort').fill(operatorPassword);
  await form.getByRole('button', { name: 'Bankverbindung speichern' }).click();
  await expect(iban).toHaveAccessibleDescription(/Diese IBAN stimmt nicht/);
  await iban.fill('de02120300000000202051');
  await form.getByRole('button', { name: 'Bankverbindung speichern' }).click();
  await expect(page.getByText('Die neue Bankverbindung gilt ab sofort.')).toBeVisible();
  const now = page.getByRole('region', { name: 'Derzeit' });
  await expect(now).toContainText('DE02 1203 0000 0000 2020 51');
  await expect(form.getByLabel('Ihr Passwort')).toHaveValue('');
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('DE02 1203 0000 0000 2020 51');
  await iban.fill(before);
  await form.getByLabel('Ihr Passwort').fill(operatorPassword);
  await form.getByRole('button', { name: 'Bankverbindung speichern' }).click();
  await expect(now).toContainText(before);
  await expectAccessible(page);
});

test.describe('what is refused', () => {
  test.use({ expectedConsoleErrors: [/status of (401|403)/] });

  test('a role that may not see the staff is told which one may', async ({ page }, info) => {
    await logInOperator(page, await addOperator(info, 'publisher'));
    await expect(page.getByRole('link', { name: 'Team' })).toBeHidden();
    for (const address of ['/operator/staff', '/operator/bank-account', '/operator/audit']) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(403);
      await expect(page.getByText('Nötig ist „Verwalten“')).toBeVisible();
    }
    await expectAccessible(page);
  });

  test('a login that has ended is asked for again and leads back', async ({ page, browser }, info) => {
    const email = await addOperator(info);
    await logInOperator(page, email);
    await page.getByRole('link', { name: 'Team' }).click();
    const other = await browser.newPage();
    await logInOperator(other, email);
    await other.getByRole('button', { name: 'Alle anderen beenden' }).click();
    await expect(other.getByRole('button', { name: 'Alle anderen beenden' })).toBeHidden();
    await expect(other.locator('#content')).toBeFocused();
    await other.close();

    await page.getByRole('checkbox', { name: 'Alle brauchen einen zweiten Faktor' }).click();
    await confirm(page, 'Zweiten Faktor verlangen');
    await expect(page).toHaveURL('/operator/login?redirect=%2Foperator%2Fstaff');
    await givePassword(page, email);
    await expect(page).toHaveURL('/operator/staff');
    await expect(page.getByRole('checkbox', { name: 'Alle brauchen einen zweiten Faktor' })).not.toBeChecked();
  });

  test('a wrong password says so and keeps what was typed', async ({ page }) => {
    await page.goto('/operator/login');
    await givePassword(page, 'nobody@tafelwerk.example');
    await expect(page.getByRole('alert')).toContainText('Passwort');
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('nobody@tafelwerk.example');
  });
});

test('the area speaks the language that was chosen, and loads nothing of it in the shop', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /operator|passkey|simplewebauthn/i.test(url))).toEqual([]);
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/operator/login', { waitUntil: 'commit' });
  await page.getByRole('link', { name: /^EN/ }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  letCome();
  await page.getByRole('link', { name: /^DE/ }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
});
