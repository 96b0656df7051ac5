import { request as anonymous, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { fillPage } from './editor.ts';
import { expect, test } from './fixtures.ts';
import { addOperator, logInOperator } from './operator.ts';
import { startSecond } from './second-process.ts';

/** Opens the shop with the editor. */
async function openEditor(page: Page, email: string): Promise<void> {
  await logInOperator(page, email);
  await page.getByRole('link', { name: 'Seiten bearbeiten' }).click();
  await page.getByRole('toolbar', { name: 'Werkzeuge des Editors' }).waitFor();
}

function openDrawer(page: Page, name: string): Promise<void> {
  return page.getByRole('toolbar', { name: 'Bereiche des Editors' }).getByRole('button', { name, exact: true }).click();
}

async function saveChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(page.getByText('Alles gespeichert')).toBeVisible();
}

/** What somebody is sent who is not logged in. */
async function visit(origin: string, path: string): Promise<string> {
  const visitor = await anonymous.newContext({ baseURL: origin });
  const answer = await visitor.get(path);
  const page = answer.status() === 200 ? await answer.text() : String(answer.status());
  await visitor.dispose();
  return page;
}

/** What a page says, without what surrounds it. */
function mainOf(page: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
  expect(main).toContain('Überschrift');
  return main;
}

/** The editor stands before the page, and axe takes a skip link for one only before every other link. */
const skipLink = 'a[href="#content"]';

test.describe.configure({ mode: 'serial' });

test('what an operator sets reaches visitors with their next request, and undo takes all of it back', async ({
  page,
}, info) => {
  test.slow();
  const { baseURL = '' } = info.project.use;
  const email = await addOperator(info, 'publisher');
  await openEditor(page, email);
  const before = await fillPage(page, 'de');
  const shown = mainOf(await visit(baseURL, before));
  // It starts after the save: what it shows comes out of the database alone.
  const second = await startSecond(info.config.metadata.settings);
  try {
    expect(mainOf(await visit(second.origin, before))).toBe(shown);
    const after = await fillPage(page, 'de');
    await expect(async () => {
      expect(mainOf(await visit(second.origin, after))).toBe(mainOf(await visit(baseURL, after)));
    }).toPass({ timeout: 5000 });

    await openDrawer(page, 'Gestaltung');
    await page.getByLabel('Schriftart des Shops').selectOption('Inter');
    await page.getByRole('textbox', { name: 'Hauptfarbe', exact: true }).fill('teal');
    await page.getByLabel('Zweitfarbe nach Augenmaß wählen').fill('#336699');
    await expect(page.getByRole('textbox', { name: 'Zweitfarbe', exact: true })).toHaveValue('#336699');
    await page.getByRole('button', { name: 'xl', exact: true }).click();
    await expect(page.getByText('Abstand zwischen Blöcken: 64 px')).toBeVisible();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?Inter/);
    await expectAccessible(page);

    await openDrawer(page, 'Allgemeine Einstellungen');
    await page.getByLabel('Titel für OpenGraph').fill('Alles für Gastgeber');
    // Not changed here: other journeys are promised days by them.
    await expect(page.getByRole('textbox', { name: 'Versand am selben Tag bis' })).toHaveValue('14:00');
    await expect(page.getByLabel('Bundesland des Lagers')).toHaveValue('HH');
    await expect(page.getByRole('group', { name: 'Versandtage' }).getByRole('checkbox', { name: 'Fr' })).toBeChecked();
    await expectAccessible(page);

    await openDrawer(page, 'SEO-Einstellungen');
    await page.getByLabel('Schlagwörter').fill('Geschirr, Gastgeber');
    await page.getByLabel('Was Suchmaschinen dürfen').selectOption('nofollow');
    await expectAccessible(page);
    await saveChanges(page);

    for (const origin of [baseURL, second.origin]) {
      await expect(async () => {
        const home = await visit(origin, '/');
        expect(home).toMatch(/<link rel="preload" href="\/assets\/inter-latin-wght-normal[^"]*"/);
        expect(home).toContain('--color-primary-500:#008080');
        expect(home).toContain('--color-secondary-500:#336699');
        expect(home).toContain('64px');
        expect(home).toContain('<meta property="og:title" content="Alles für Gastgeber"/>');
        expect(home).toContain('<meta name="keywords" content="Geschirr, Gastgeber"/>');
        const login = await visit(origin, '/shipping');
        expect(login).toContain('<meta name="robots" content="nofollow"/>');
      }).toPass();
    }

    const undo = page.getByRole('button', { name: /^Rückgängig/ });
    while (await undo.isEnabled()) await undo.click();
    await saveChanges(page);
    await expect(async () => {
      const home = await visit(baseURL, '/');
      expect(home).toContain('figtree-latin-wght-normal');
      expect(home).toContain('--color-primary-500:#14493b');
      expect(home).toContain('<meta name="robots" content="all"/>');
    }).toPass();
  } finally {
    await second.stop();
  }
});

test('a page is added, set, moved to another address and deleted', async ({ page }, info) => {
  test.slow();
  const { baseURL = '' } = info.project.use;
  const email = await addOperator(info, 'publisher');
  await openEditor(page, email);
  await openDrawer(page, 'Seiten');
  await expectAccessible(page, { leftOut: skipLink });
  await page.getByRole('button', { name: 'Seite hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Seite hinzufügen' }).click();
  await expect(dialog.getByText('Geben Sie einen Namen für die Seite ein')).toBeVisible();
  await expectAccessible(page, { leftOut: skipLink });
  await dialog.getByLabel('Name der Seite').fill('Sommerfest');
  await dialog.getByRole('button', { name: 'Seite hinzufügen' }).dblclick();
  await expect(page.getByText(/^Seite Sommerfest hinzugefügt \(Kategorie-ID: \d+\)$/)).toBeVisible();
  expect(await visit(baseURL, '/sommerfest')).toContain('Sommerfest');

  const drawer = page.getByRole('complementary').last();
  await drawer.getByRole('button', { name: 'Einstellungen von Sommerfest' }).click();
  await drawer.getByRole('button', { name: 'Allgemeine Einstellungen' }).click();
  await drawer.getByLabel('URL-Slug').fill('sommer');
  await drawer.getByLabel('Anmeldung nötig').check();
  await expectAccessible(page, { leftOut: skipLink });
  await drawer.getByRole('tab', { name: 'SEO' }).click();
  await drawer.getByLabel('Titel').fill('Ein Sommer im Garten');
  await expectAccessible(page, { leftOut: skipLink });
  await openDrawer(page, 'Seiten');
  await expect(drawer.getByRole('img', { name: 'Auf dieser Seite sind ungespeicherte Änderungen' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Einstellungen speichern' }).click();
  await expect(page.getByText('Die Seiteneinstellungen sind gespeichert.')).toBeVisible();
  // Guests are led from the former address to the new one, and from there to the login.
  await expect(async () => expect(await visit(baseURL, '/sommerfest')).toContain('Anmelden')).toPass();

  await drawer.getByRole('button', { name: 'Einstellungen von Sommerfest' }).click();
  await drawer.getByRole('button', { name: 'Allgemeine Einstellungen' }).click();
  await drawer.getByLabel('Anmeldung nötig').uncheck();
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(page.getByText('Alles gespeichert')).toBeVisible();
  await expect(async () => {
    expect(await visit(baseURL, '/sommerfest')).toContain('<title>Ein Sommer im Garten | Tafelwerk</title>');
  }).toPass();

  await drawer.getByLabel('Seite für den Shop aktivieren').uncheck();
  await saveChanges(page);
  await expect(async () => expect(await visit(baseURL, '/sommer')).toBe('404')).toPass();

  await drawer.getByRole('button', { name: 'Zurück' }).click();
  await drawer.getByRole('button', { name: 'Seite löschen' }).click();
  await expectAccessible(page, { leftOut: skipLink });
  await dialog.getByRole('button', { name: 'Seite löschen' }).click();
  await expect(page.getByText(/^Seite Sommerfest \(ID \d+\) wurde gelöscht\.$/)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Sommerfest' })).toBeHidden();
});
