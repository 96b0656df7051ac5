import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { addContentPage, editButton, openEditor, outlineEntries, saveChanges } from './editor.ts';
import { expect, test } from './fixtures.ts';

/** What cannot be saved as it is: it is kept, named with its field, marked there, and led to. */

test.use({ expectedConsoleErrors: [/status of 4(00|22)/] });

const drawer = (page: Page) => page.getByRole('complementary');
const alert = (page: Page) => page.getByRole('alert');
const save = (page: Page) => page.getByRole('button', { name: 'Änderungen speichern' });

async function openDrawer(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Bereiche des Editors' });
  await bar.getByRole('button', { name, exact: true }).click();
}

async function expectMarked(page: Page, name: string, description: RegExp): Promise<void> {
  const field = drawer(page).getByRole('textbox', { name, exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(description);
  await expectAccessible(page, { within: '.mise-editor' });
}

test('settings of a page that the shop refuses are named with page and field, and led to', async ({ page }, info) => {
  await openEditor(page, info);
  const name = `Aushang ${randomUUID().slice(0, 8)}`;
  await page.goto(await addContentPage(page, [], name));
  await openDrawer(page, 'Seiten');
  const entry = drawer(page).getByRole('listitem').filter({ hasText: name });
  await entry.getByRole('button', { name: `Einstellungen von ${name}` }).click();
  await drawer(page).getByRole('button', { name: 'Allgemeine Einstellungen' }).click();
  await drawer(page).getByLabel('URL-Slug').fill('geschirr');
  await drawer(page).getByRole('tab', { name: 'SEO' }).click();
  await drawer(page).getByRole('button', { name: 'Schließen' }).click();
  await save(page).click();
  await expect(alert(page)).toContainText(`${name} – URL-Slug: schon vergeben`);
  await expectMarked(page, 'URL-Slug', /Diese Adresse hat schon eine andere Seite/);

  const slug = drawer(page).getByRole('textbox', { name: 'URL-Slug' });
  await slug.fill('x'.repeat(101));
  await drawer(page).getByRole('button', { name: 'Schließen' }).click();
  await save(page).click();
  await expect(alert(page)).toContainText(`${name} – URL-Slug: zu lang`);
  await expectMarked(page, 'URL-Slug', /höchstens 100 Zeichen/);

  // What the shop refuses and what a field does are told at once.
  await slug.fill('geschirr');
  const picture = drawer(page).getByRole('textbox', { name: 'Bild der Seite', exact: true });
  await picture.fill('foto');
  await save(page).click();
  await expect(alert(page)).toContainText(`${name} – Bild der Seite: nicht gültig`);
  await expect(alert(page)).toContainText(`${name} – URL-Slug: schon vergeben`);
  await picture.fill('');

  await slug.fill(`aushang-${randomUUID().slice(0, 8)}`);
  await expect(slug).not.toHaveAttribute('aria-invalid');
  await saveChanges(page);
});

test('what a field refuses is not saved, waits in the field, and can be undone', async ({ page }, info) => {
  await openEditor(page, info);
  await openDrawer(page, 'Gestaltung');
  const color = drawer(page).getByRole('textbox', { name: 'Hauptfarbe', exact: true });
  await color.fill('lindgrün');
  await expect(page.getByText('Nicht gespeichert', { exact: true })).toBeVisible();
  await openDrawer(page, 'Allgemeine Einstellungen');
  await drawer(page).getByLabel('Versand am selben Tag bis').fill('25:00');
  await page.keyboard.press('Escape');
  await save(page).click();
  await expect(alert(page)).toContainText('Hauptfarbe: nicht gültig');
  await expect(alert(page)).toContainText('Versand am selben Tag bis: nicht gültig');
  await expect(color).toHaveValue('lindgrün');
  await expectMarked(page, 'Hauptfarbe', /sechs Hexziffern/);

  const undo = page.getByRole('button', { name: /^Rückgängig/ });
  await expect(undo).toHaveAccessibleName('Rückgängig: „Versand am selben Tag bis“ ändern');
  await undo.click();
  await undo.click();
  await expect(color).toHaveValue(/^#14493b$/i);
  await expect(color).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Alles gespeichert')).toBeVisible();
});

test('what a field of a block refuses outlives its form and the tab', async ({ page }, info) => {
  await openEditor(page, info);
  const text = { title: 'Karte', htmlDescription: '<p>Ein Satz.</p>' };
  const content = { text, button: { label: 'Mehr', link: '/geschirr' } };
  const block = { name: 'TextCard', type: 'content', version: 2, meta: { uuid: randomUUID() }, content };
  const path = await addContentPage(page, [block]);
  await page.goto(path);
  await editButton(page).click();
  await openDrawer(page, 'Gliederung');
  await outlineEntries(page).first().click();
  await outlineEntries(page).first().press('Enter');
  await drawer(page).getByRole('textbox', { name: 'Ziel', exact: true }).fill('www.example.com');
  await drawer(page).getByRole('button', { name: 'Schließen' }).click();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('content.button.link'))).toBe(true);

  const again = await page.context().newPage();
  await page.close();
  await again.goto(path);
  await again.getByRole('button', { name: 'Wiederherstellen' }).last().click();
  await save(again).click();
  await expect(alert(again)).toContainText('Formatierter Text – Ziel: nicht gültig');
  await expectMarked(again, 'Ziel', /beginnt/);
  await drawer(again).getByRole('textbox', { name: 'Ziel', exact: true }).fill('/glaeser');

  // A text that is written with tools is described as others are.
  await drawer(again)
    .getByRole('button', { name: /^Beschreibung/ })
    .click();
  const rich = drawer(again).getByRole('textbox', { name: 'Beschreibung' });
  await rich.fill('Lang '.repeat(20_001));
  await expect(rich).toHaveAttribute('aria-invalid', 'true');
  await expect(rich).toHaveAccessibleDescription(/zu lang/);
  await rich.fill('Kurz');
  await expect(rich).not.toHaveAttribute('aria-invalid');
  await saveChanges(again);
});

test('a block that pages leave out says so, whatever it holds', async ({ page }, info) => {
  await openEditor(page, info);
  await page.goto(await addContentPage(page, []));
  await editButton(page).click();
  await page.getByRole('button', { name: 'Block hinzufügen' }).first().click();
  await page.getByRole('button', { name: 'Anmeldung zum Newsletter hinzufügen' }).click();
  await expect(page.getByText('Newsletter – im Shop noch nicht zu sehen')).toBeVisible();
  await expect(page.getByText('noch ohne Inhalt')).toBeHidden();
});

test.describe('what cannot be loaded', () => {
  test.use({
    serviceWorkers: 'block',
    expectedConsoleErrors: [/ERR_(FAILED|INTERNET_DISCONNECTED)|dynamically imported/],
  });

  test('takes neither the page nor the word that nothing was saved, and is loaded when it is tried again', async ({
    page,
  }, info) => {
    await openEditor(page, info);
    const text = { title: 'Karte', htmlDescription: '<p>Suppe des Tages.</p>' };
    const block = { name: 'TextCard', type: 'content', version: 2, meta: { uuid: randomUUID() }, content: { text } };
    await page.goto(await addContentPage(page, [block]));
    const words = page.getByRole('main').getByText('Suppe des Tages.');
    await page.route(/rich-text-editor/, (route) => route.abort());
    await editButton(page).click();
    await words.dblclick();
    await expect(alert(page)).toContainText('nicht direkt auf der Seite bearbeiten');
    await expect(words).toBeVisible();
    await page.unroute(/rich-text-editor/);
    await words.dblclick();
    await expect(page.locator('[data-inline-text]').getByRole('textbox')).toHaveText('Suppe des Tages.');
    await page.keyboard.press('Escape');

    await page.route(/outline-/, (route) => route.abort());
    await openDrawer(page, 'Gliederung');
    const retry = drawer(page).getByRole('alert').getByRole('button', { name: 'Noch einmal versuchen' });
    await retry.click();
    await expect(retry).toBeVisible();
    await page.unroute(/outline-/);
    await retry.click();
    await expect(outlineEntries(page)).toHaveCount(1);

    await page.reload();
    await editButton(page).click();
    await openDrawer(page, 'Gliederung');
    await outlineEntries(page).first().click();
    await page.keyboard.press('Control+d');
    await page.context().setOffline(true);
    await page.keyboard.press('Control+s');
    await expect(alert(page)).toContainText('Nicht gespeichert. Ihre Änderungen stehen noch hier.');
    await page.context().setOffline(false);
    await saveChanges(page);
  });
});
