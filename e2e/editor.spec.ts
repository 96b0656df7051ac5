import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { editButton, openEditor, outlineEntries, saveChanges } from './editor.ts';
import { expect, test } from './fixtures.ts';
import { givePassword } from './operator.ts';

/** Pages are built on the page itself: what is saved there is what visitors see on their next request. */

const settings = (page: Page) => page.getByRole('complementary');

/** What somebody sees who is not logged in. */
async function visit(browser: Browser, address: string): Promise<Page> {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  return visitor;
}

/** By the mouse, to a part of the height of something else: 0 is its top. */
async function drag(page: Page, what: Locator, { onto, at }: { onto: Locator; at: number }): Promise<void> {
  await what.hover();
  await page.mouse.down();
  const box = await onto.boundingBox();
  if (!box) throw new Error('there is nothing to drag onto');
  const [x, y] = [box.x + 40, box.y + box.height * at];
  await page.mouse.move(x, y - 5, { steps: 4 });
  await page.mouse.move(x, y, { steps: 2 });
  await expect(page.locator('[data-drop-line]')).toBeVisible();
  await page.mouse.up();
}

/** Adds a page by the drawer of pages and goes there. */
async function addPage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Seiten', exact: true }).click();
  await page.getByRole('button', { name: 'Seite hinzufügen' }).click();
  await page.getByRole('dialog').getByLabel('Name der Seite').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Seite hinzufügen' }).click();
  await page.getByRole('button', { name: 'Seite bearbeiten' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a landing page is built from nothing by mouse', async ({ page, browser }, info) => {
  await openEditor(page, info);
  await addPage(page, 'Sommeraktion');
  await editButton(page).click();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Block hinzufügen' }).click();
  await page.getByRole('button', { name: 'Banner, Text links hinzufügen' }).click();
  await settings(page).getByLabel('Titel', { exact: true }).fill('Sommer auf der Terrasse');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Sommer auf der Terrasse' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Block danach einfügen' }).click();
  await page.getByRole('button', { name: 'Text, linksbündig hinzufügen' }).click();
  await settings(page).getByLabel('Titel', { exact: true }).fill('Gläser, die draußen bleiben');
  await page.getByRole('button', { name: 'Duplizieren (Strg+D)' }).click();
  await page.getByRole('button', { name: 'Gliederung' }).click();
  await expect(outlineEntries(page)).toHaveText([/^Banner/, /^Formatierter Text/, /^Formatierter Text/]);
  await expectAccessible(page);

  // In the outline, and on the page by the handle of the block.
  await drag(page, outlineEntries(page).nth(0), { onto: outlineEntries(page).nth(2), at: 0.9 });
  await expect(outlineEntries(page)).toHaveText([/^Formatierter Text/, /^Formatierter Text/, /^Banner/]);
  const first = page.getByRole('main').locator('[data-block]').first().locator('section');
  await drag(page, page.locator('[data-drag-handle]'), { onto: first, at: 0.1 });
  await expect(outlineEntries(page)).toHaveText([/^Banner/, /^Formatierter Text/, /^Formatierter Text/]);

  await outlineEntries(page).nth(2).click();
  await page.getByRole('button', { name: 'Löschen (Entf)' }).click();
  await expect(outlineEntries(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Rückgängig: Formatierter Text löschen' }).click();
  await expect(outlineEntries(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Wiederholen: Formatierter Text löschen' }).click();
  await saveChanges(page);

  const visitor = await visit(browser, page.url());
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Sommer auf der Terrasse');
  await expect(visitor.getByRole('heading', { name: 'Gläser, die draußen bleiben' })).toHaveCount(1);
});

test('the same is built by keyboard alone', async ({ page, browser }, info) => {
  // A hundred keys, each looked at.
  test.slow();
  await openEditor(page, info);
  const press = (key: string) => page.keyboard.press(key);

  /** Goes on by Tab until the control of a name has the focus. */
  async function tabTo(name: RegExp): Promise<void> {
    for (let presses = 0; presses < 150; presses++) {
      const found = await page.evaluate(() => {
        const { activeElement: focused } = document;
        const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined;
        return label ?? focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
      });
      if (name.test(found)) return;
      await press('Tab');
    }
    throw new Error(`nothing named ${name} can be reached by Tab`);
  }

  await tabTo(/^Seiten$/);
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Seite hinzufügen' })).toBeVisible();
  await tabTo(/^Seite hinzufügen$/);
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(/^Name der Seite/);
  await page.keyboard.type('Winteraktion');
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const added = page.getByRole('link', { name: 'Winteraktion', exact: true }).last();
  // It stands last; a list of more than thirty pages is read on while somebody scrolls.
  await expect(async () => {
    await page
      .getByRole('list', { name: 'Inhaltsseiten' })
      .evaluate((list) => list.parentElement?.scrollTo(0, list.scrollHeight));
    await expect(added).toBeVisible({ timeout: 1000 });
  }).toPass();
  await tabTo(/^Winteraktion$/);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Winteraktion' })).toBeVisible();
  // A page that opens has the focus: past the list of pages, however long it is, and the buttons of the drawers.
  await expect(page.locator('main#content')).toBeFocused();
  for (let areas = 0; areas < 3; areas++) await press('Shift+F6');
  await tabTo(/^Bearbeiten$/);
  await press('Enter');
  await tabTo(/^Gliederung$/);
  await press('Enter');
  await tabTo(/^Block hinzufügen$/);
  await press('Enter');
  await tabTo(/^Banner, Text links hinzufügen$/);
  await press('Enter');
  await tabTo(/^Titel$/);
  await press('Control+a');
  await page.keyboard.type('Winter in der Stube');
  // Back in the outline, at the block.
  await press('Escape');
  await expect(outlineEntries(page).nth(0)).toBeFocused();
  await press('/');
  await tabTo(/^Text, linksbündig hinzufügen$/);
  await press('Enter');
  await tabTo(/^Titel$/);
  await press('Control+a');
  await page.keyboard.type('Suppenteller');
  await press('Escape');
  await expect(outlineEntries(page).nth(1)).toBeFocused();
  await expect(outlineEntries(page)).toHaveText([/^Banner/, /^Formatierter Text/]);

  await press('Alt+ArrowUp');
  await expect(outlineEntries(page)).toHaveText([/^Formatierter Text/, /^Banner/]);
  await expect(outlineEntries(page).nth(0)).toBeFocused();
  await press('Control+d');
  await expect(outlineEntries(page)).toHaveCount(3);
  await expect(outlineEntries(page).nth(1)).toBeFocused();
  await press('Delete');
  await expect(outlineEntries(page)).toHaveCount(2);
  await press('Control+z');
  await press('Control+z');
  await press('Control+z');
  await expect(outlineEntries(page)).toHaveText([/^Banner/, /^Formatierter Text/]);
  await press('Control+s');
  await expect(page.getByText('Gespeichert und veröffentlicht:')).toBeVisible();

  const visitor = await visit(browser, page.url());
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Winter in der Stube');
  await expect(visitor.getByRole('heading', { name: 'Suppenteller' })).toBeVisible();
});

test.describe('nobody loses work', () => {
  test.use({ expectedConsoleErrors: [/status of (?:409|403)/] });

  test('neither of two who edit a page at once, nor whoever crashes or has to log in again', async ({
    page,
    browser,
  }, info) => {
    // Two people, four documents.
    test.slow();
    const email = await openEditor(page, info);
    await addPage(page, 'Herbstaktion');
    await editButton(page).click();
    await page.getByRole('button', { name: 'Block hinzufügen' }).click();
    await page.getByRole('button', { name: 'Text, linksbündig hinzufügen' }).click();
    await settings(page).getByLabel('Titel', { exact: true }).fill('Erster');
    await page.getByRole('button', { name: 'Duplizieren (Strg+D)' }).click();
    await saveChanges(page);

    // Each changes another block.
    const other = await (await browser.newContext({ locale: 'de-DE' })).newPage();
    await openEditor(other, info, { address: page.url(), role: 'admin' });
    await write(other, 1, 'Zweiter von der Kollegin');
    await write(page, 0, 'Erster von mir');
    await saveChanges(other);
    await saveChanges(page);
    await expect(page.getByText('Beide Fassungen sind zusammengeführt')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Zweiter von der Kollegin' })).toBeVisible();

    // Both change the same one.
    await other.reload();
    await write(other, 0, 'Erster von der Kollegin');
    await write(page, 0, 'Erster noch einmal von mir');
    await saveChanges(other);
    await page.getByRole('button', { name: 'Änderungen speichern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zwei Fassungen desselben Blocks' });
    await expect(dialog.getByText('Erster von der Kollegin').last()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: /Gespeicherte Fassung/ }).check();
    await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect(page.getByText('Alles gespeichert')).toBeVisible();
    await expect(firstTitle(page)).toHaveText('Erster von der Kollegin');

    // A tab that ends before it was saved.
    await write(page, 0, 'Vor dem Absturz');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('Vor dem Absturz'))).toBe(true);
    const again = await page.context().newPage();
    await page.close();
    await again.goto(other.url());
    await again.getByRole('button', { name: 'Wiederherstellen' }).last().click();
    await expect(firstTitle(again)).toHaveText('Vor dem Absturz');

    // A login that ended.
    await again.context().clearCookies({ name: 'operator' });
    await again.getByRole('button', { name: 'Änderungen speichern' }).click();
    await again.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await givePassword(again, email);
    await expect(firstTitle(again)).toHaveText('Vor dem Absturz');
    await saveChanges(again);
  });
});

/** Of the first block. */
function firstTitle(page: Page): Locator {
  return page.getByRole('main').locator('[data-block]').first().getByRole('heading');
}

/** Writes the title of the block at a place of the outline. */
async function write(page: Page, index: number, title: string): Promise<void> {
  await editButton(page).click();
  await page.getByRole('button', { name: 'Gliederung' }).click();
  await outlineEntries(page).nth(index).click();
  await page.getByRole('button', { name: 'Block bearbeiten (Enter)' }).click();
  await settings(page).getByLabel('Titel', { exact: true }).fill(title);
}
