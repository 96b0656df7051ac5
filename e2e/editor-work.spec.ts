import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addContentPage, editButton, openEditor, outlineEntries, saveChanges } from './editor.ts';
import { expect, test } from './fixtures.ts';

/** What whoever edits pages does besides writing: carries blocks from page to page, is held back, has a part of a save refused. */

const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => main(page).locator('[data-block]').getByRole('heading');
const drawer = (page: Page) => page.getByRole('complementary');
const undoButton = (page: Page) => page.getByRole('button', { name: /^Rückgängig/ });

function card(title: string, htmlDescription = '<p>Ein Satz.</p>') {
  const content = { text: { title, htmlDescription } };
  return { name: 'TextCard', type: 'content', version: 2, meta: { uuid: randomUUID() }, content };
}

/** By the selector of the bar, within the document. */
async function choosePage(page: Page, path: string): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Werkzeuge des Editors' });
  await bar.getByRole('button', { name: /^Geöffnete Seite/ }).click();
  await page.getByRole('searchbox', { name: 'Seiten suchen' }).fill(path.slice(1));
  await page
    .getByRole('link', { name: path.slice(1) })
    .first()
    .click();
}

test('words that are pressed twice before their block can be edited, or as it can, are written once it can', async ({
  page,
}, info) => {
  await openEditor(page, info);
  const words = await addContentPage(page, [card('Zum Schreiben', '<p><a href="/teller">Ende</a></p>')]);
  const other = await addContentPage(page, [card('Woanders')]);
  let gate = Promise.withResolvers<void>();
  await page.route(/\/getBlocks$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const blocksCome = async () => {
    gate.resolve();
    await expect(page.locator('[data-edited-page]')).toBeVisible();
  };
  const text = main(page).getByText('Ende');
  const press = async (clickCount: number, between?: () => Promise<void>) => {
    await page.mouse.down({ clickCount });
    await between?.();
    await page.mouse.up({ clickCount });
  };
  await page.goto(other);
  await blocksCome();
  await editButton(page).click();
  for (const late of [undefined, blocksCome]) {
    gate = Promise.withResolvers();
    await choosePage(page, words);
    await text.hover();
    await press(1);
    await press(2, late);
    await blocksCome();
    await page.locator('[data-inline-text]').getByRole('textbox').press('Escape');
    expect(new URL(page.url()).pathname).toBe(words);
    await choosePage(page, other);
    await expect(main(page).getByRole('heading', { name: 'Woanders' })).toBeVisible();
  }
});

test('a save by keys takes the caret from nobody who writes, on the page and in a form', async ({ page }, info) => {
  await openEditor(page, info);
  await page.goto(await addContentPage(page, [card('Titel', '<p>Erste<br>Zeile</p>')]));
  await editButton(page).click();
  /** Saves between two words; what is written is not yet what the shop keeps of it. */
  const write = async (first: string, second: string) => {
    await page.keyboard.type(first);
    const answer = page.waitForResponse(/doSaveBlocks/);
    await page.keyboard.press('Control+s');
    await answer;
    await expect(page.getByText('Alles gespeichert')).toBeVisible();
    await page.keyboard.type(second);
  };
  const onPage = page.locator('[data-inline-text]').getByRole('textbox');
  await titles(page).first().dblclick();
  await onPage.press('End');
  await write(' mit ', 'Wort');
  await expect(onPage).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(titles(page)).toHaveText('Titel mit Wort');

  await main(page).getByText('Erste').dblclick();
  await expect(onPage).toBeFocused();
  await onPage.press('Home');
  await write('Aller', 'aller ');
  await expect(onPage).toHaveText('ErsteAlleraller Zeile');
  await page.keyboard.press('Escape');

  await titles(page).first().click();
  await page.keyboard.press('Enter');
  const title = drawer(page).getByRole('textbox', { name: 'Titel', exact: true });
  await title.press('End');
  await write(' und ', 'mehr');
  await expect(title).toBeFocused();
  await expect(titles(page)).toHaveText('Titel mit Wort und mehr');
  await expect(page.getByText('Nicht gespeichert', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(editButton(page)).toHaveAttribute('aria-pressed', 'false');
});

test('in the outline keys are about the entry that has the focus, which goes on to the next one', async ({
  page,
}, info) => {
  await openEditor(page, info);
  await page.goto(
    await addContentPage(
      page,
      ['Eins', 'Zwei', 'Drei'].map((title) => card(title)),
    ),
  );
  await editButton(page).click();
  await page.getByRole('button', { name: 'Gliederung' }).click();
  const entry = (title: string) => outlineEntries(page).filter({ hasText: title });
  await entry('Drei').click();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(titles(page)).toHaveText(['Zwei', 'Eins', 'Drei']);
  await entry('Drei').click();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Delete');
  await expect(titles(page)).toHaveText(['Zwei', 'Drei']);
  await expect(entry('Drei')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+x');
  await expect(titles(page)).toHaveText('Drei');
  await expect(entry('Drei')).toBeFocused();
});

test.describe('a picture', () => {
  test.use({ expectedConsoleErrors: [/status of 422/] });

  test('whose upload is left with Escape is called off, and one of nothing is named', async ({ page }, info) => {
    await openEditor(page, info);
    await page.goto(await addContentPage(page, [{ ...card(''), name: 'Image', version: 1, content: {} }]));
    await editButton(page).click();
    await page.getByRole('button', { name: 'Gliederung' }).click();
    await outlineEntries(page).first().click();
    await page.keyboard.press('Enter');
    const pick = drawer(page).getByRole('button', { name: 'Bild wählen: Desktop' });
    await pick.click();
    await page.route('**/doUploadStorageItem', () => {});
    const asked = page.waitForRequest('**/doUploadStorageItem');
    const upload = page.getByLabel('Bild hochladen');
    await upload.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await asked;
    // Sooner than any call is given up.
    const calledOff = page.waitForEvent('requestfailed', { timeout: 5_000 });
    await page.keyboard.press('Escape');
    expect((await calledOff).url()).toContain('doUploadStorageItem');

    await page.unroute('**/doUploadStorageItem');
    await pick.click();
    await expect(upload).toHaveAttribute('accept', /[.]ico$/);
    await upload.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(0) });
    await expect(page.getByRole('alert')).toContainText('Die Datei ist leer');
  });
});

test.describe('work', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  test('is carried to another page, held back at "Back", and kept where a part of it is not saved', async ({
    page,
  }, info) => {
    test.slow();
    await openEditor(page, info);
    const table =
      '<p style="text-decoration:line-through">alt</p><table><tbody><tr><th scope="row">Teller</th><td>24 cm</td></tr></tbody></table><p>Ende</p>';
    const source = await addContentPage(page, [
      card('Zum Mitnehmen'),
      card('Maße', table),
      card('Spruch', '<blockquote>Guten Appetit</blockquote>'),
    ]);
    const target = await addContentPage(page, [card('Schon da')]);
    await page.goto(source);
    await editButton(page).click();

    // Copied here, cut there.
    await main(page).getByRole('heading', { name: 'Zum Mitnehmen' }).click();
    await page.keyboard.press('Control+c');
    await expect(page.getByText(/ kopiert$/)).toBeAttached();
    await choosePage(page, target);
    await expect(main(page).getByRole('heading', { name: 'Schon da' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Geöffnete Seite/ })).toContainText(target.slice(1));
    await page.keyboard.press('Control+v');
    await expect(main(page).getByRole('heading', { name: 'Zum Mitnehmen' })).toBeVisible();
    await main(page).getByRole('heading', { name: 'Schon da' }).click();
    await page.keyboard.press('Control+x');
    await expect(main(page).getByRole('heading', { name: 'Schon da' })).toBeHidden();
    await page.keyboard.press('Control+v');
    await expect(titles(page)).toHaveText(['Zum Mitnehmen', 'Schon da']);
    await expect(undoButton(page)).toHaveAccessibleName('Rückgängig: Formatierter Text einfügen');
    await undoButton(page).click();
    await expect(undoButton(page)).toHaveAccessibleName('Rückgängig: Formatierter Text löschen');
    await expect(page.getByRole('button', { name: 'Wiederholen: Formatierter Text einfügen' })).toBeEnabled();

    // Back of the browser asks; whoever stays has lost nothing.
    const leave = page.getByRole('dialog', { name: 'Änderungen speichern?' });
    await page.goBack();
    await leave.getByRole('button', { name: 'Hier bleiben' }).last().click();
    expect(new URL(page.url()).pathname).toBe(target);
    await expect(titles(page)).toHaveText('Zum Mitnehmen');
    await page.goBack();
    await leave.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(main(page).getByRole('heading', { name: 'Maße' })).toBeVisible();
    await expect(page.getByText('Alles gespeichert')).toBeVisible();

    // A table stays one; what the editor cannot hold is named before anything is lost.
    await main(page).getByText('Ende').dblclick();
    await page.locator('[data-inline-text]').getByRole('textbox').press('End');
    await page.keyboard.type(' gut');
    await page.keyboard.press('Escape');
    await expect(main(page).locator('table td')).toHaveText('24 cm');
    await main(page).getByText('Guten Appetit').dblclick();
    await expect(page.getByText(/nicht bearbeitet werden können \(blockquote\)/)).toBeVisible();
    await page.keyboard.type('weg');
    await page.getByRole('heading', { name: 'Maße' }).click();

    // Of blocks and settings the connection takes one alone.
    await page.getByRole('button', { name: 'Gestaltung' }).click();
    await drawer(page).getByRole('button', { name: 'xl', exact: true }).click();
    await page.route('**/setConfiguration', (route) => route.abort());
    await page.getByRole('button', { name: 'Änderungen speichern' }).click();
    const refused = page.getByRole('alert').filter({ hasText: 'Nicht gespeichert.' });
    await expect(refused).toContainText(/Einstellungen: .*Gespeichert und veröffentlicht:\s*Blöcke der Seite$/);
    await expect(page.getByText('Gespeichert und veröffentlicht:')).toHaveCount(1);
    await expect(editButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Nicht gespeichert', { exact: true })).toBeVisible();
    const visitor = await page.request.get(source);
    // Amounts are kept on one line where they are shown.
    const html = (await visitor.text()).replace(/<span class="whitespace-nowrap">(.*?)<\/span>/g, '$1');
    expect(html).toMatch(
      /<p><s>alt<\/s><\/p><table[^>]*><tbody><tr><th scope="row">Teller<\/th><td>24 cm<\/td><\/tr><\/tbody><\/table><p>Ende gut<\/p>/,
    );
    expect(html).toContain('<blockquote>Guten Appetit</blockquote>');
    await drawer(page).getByRole('button', { name: 'm', exact: true }).click();
    await expect(page.getByText('Alles gespeichert')).toBeVisible();

    // Out of the editor settings do not go along: that is asked too, and whoever stays stays in it.
    await drawer(page).getByRole('button', { name: 'xl', exact: true }).click();
    const leaveEditor = page.getByRole('button', { name: 'Editor verlassen' }).first();
    await leaveEditor.click();
    await expect(leave.getByRole('listitem')).toHaveText('Einstellungen');
    await leave.getByRole('button', { name: 'Hier bleiben' }).last().click();
    await page.reload();
    await page.getByRole('button', { name: 'Wiederherstellen' }).last().click();
    await leaveEditor.click();
    await leave.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(editButton(page)).toBeHidden();
    await page.goto(target);
    await expect(main(page).getByRole('heading', { name: 'Schon da' })).toBeVisible();
    await expect(editButton(page)).toBeHidden();
  });
});

test('forms take products, categories and pictures; a long page scrolls while a block is dragged', async ({
  page,
}, info) => {
  test.slow();
  await openEditor(page, info);
  await page.goto(
    await addContentPage(
      page,
      Array.from({ length: 12 }, (_, index) => card(`Karte ${index + 1}`)),
    ),
  );
  await editButton(page).click();
  await main(page).getByRole('heading', { name: 'Karte 1', exact: true }).click();
  await page.locator('[data-drag-handle]').hover();
  await page.mouse.down();
  await page.mouse.move(700, 600, { steps: 5 });
  // At the lower edge, until the end of the page is there.
  await expect(async () => {
    await page.mouse.move(700, 892);
    await page.mouse.move(700, 894);
    await expect(main(page).getByRole('heading', { name: 'Karte 12' })).toBeInViewport({ timeout: 200 });
  }).toPass();
  // Away from the edge first: the page goes on until then, and the last block with it.
  await page.mouse.move(700, 402, { steps: 3 });
  await page.mouse.move(700, 400);
  const placeOfLast = async () => (await main(page).getByRole('heading', { name: 'Karte 12' }).boundingBox())?.y ?? 0;
  // The first move onto an element enters it, the second one drags over it: a drag by hand goes on even while the mouse rests. Near the edge
  // the page goes on, and the last block with it, until its end is there.
  await expect(async () => {
    const y = await placeOfLast();
    await page.mouse.move(700, y + 8, { steps: 3 });
    await page.mouse.move(700, y + 10);
    await expect(page.locator('[data-drop-line]')).toBeVisible({ timeout: 1000 });
    expect(await placeOfLast()).toBe(y);
  }).toPass();
  await page.mouse.up();
  await expect(titles(page).first()).toHaveText('Karte 2');

  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'Artikelgalerie hinzufügen' }).click();
  await drawer(page)
    .getByRole('button', { name: /Kategorie/ })
    .click();
  await page.getByRole('dialog').getByRole('searchbox').fill('weingläser');
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await expect(main(page).locator('[data-block]').getByRole('link').first()).toBeVisible();
  await drawer(page).getByRole('textbox', { name: 'Zeile über dem Titel' }).fill('Neu im Lager');
  await drawer(page).getByRole('textbox', { name: 'Zeile unter dem Titel' }).fill('Für den Ausschank im Freien');
  await expect(main(page).getByText('Neu im Lager')).toBeVisible();
  await expect(main(page).getByText('Für den Ausschank im Freien')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'Text mit Schaltfläche, mittig hinzufügen' }).click();
  await drawer(page).getByRole('button', { name: 'Seite oder Artikel wählen' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('kochmesser');
  await page.getByRole('dialog').getByRole('tab', { name: 'Artikel' }).click();
  const product = page.getByRole('dialog').getByRole('listitem').getByRole('button').first();
  await product.click();
  await expect(drawer(page).getByRole('textbox', { name: 'Ziel' })).toHaveValue(/^\/.+_\d+/);

  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'Bild hinzufügen', exact: true }).click();
  await drawer(page).getByRole('button', { name: 'Bild wählen: Desktop' }).click();
  const square = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  await page
    .getByLabel('Bild hochladen')
    .setInputFiles({ name: 'Mein Tisch.png', mimeType: 'image/png', buffer: square });
  await expect(drawer(page).getByRole('textbox', { name: 'Desktop' })).toHaveValue(/\/media\/uploads\/mein-tisch-/);

  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'Anmeldung zum Newsletter hinzufügen' }).click();
  await drawer(page).getByLabel('Titel', { exact: true }).fill('Post aus der Küche');
  await saveChanges(page);
  await page.reload();
  await expect(main(page).locator('img[src*="mein-tisch"]')).toBeVisible();
});

for (const [role, mayEdit] of [
  ['viewer', false],
  ['editor', true],
] as const) {
  test(`who is ${role} is told what is not theirs before work is lost`, async ({ page }, info) => {
    await openEditor(page, info, { role, mayEdit });
    const save = page.getByRole('button', { name: 'Änderungen speichern' });
    await expect(page.getByText('Zum Speichern brauchen Sie die Rolle „Veröffentlichen“')).toBeVisible();
    await page.getByRole('button', { name: 'Gestaltung' }).click();
    await expect(drawer(page).getByText(/^Speichern, Anlegen und Löschen darf nur/)).toBeVisible();
    await page.getByRole('button', { name: 'Seiten', exact: true }).click();
    await expect(drawer(page).getByText(/^Speichern, Anlegen und Löschen darf nur/)).toBeVisible();
    if (mayEdit) {
      await editButton(page).click();
      await page.getByRole('button', { name: 'Gliederung' }).click();
      await outlineEntries(page).first().click();
      await page.keyboard.press('Delete');
      await expect(undoButton(page)).toBeEnabled();
      const told = page.getByText('Ihre Änderungen bleiben auf diesem Gerät', { exact: false });
      await expect(told).toHaveCount(1);
      await page.keyboard.press('Control+s');
      await expect(told).toHaveCount(2);
      await expect(undoButton(page)).toBeEnabled();

      // Elsewhere and back again: it was kept.
      await choosePage(page, '/geschirr');
      await page.getByRole('dialog').getByRole('button', { name: 'Für später behalten' }).click();
      await page.waitForURL('**/geschirr');
      await expect(undoButton(page)).toBeDisabled();
      await page.goBack();
      await page.getByRole('dialog').getByRole('button', { name: 'Wiederherstellen' }).last().click();
      await expect(undoButton(page)).toHaveAccessibleName(/wiederherstellen$/);
    } else {
      await expect(editButton(page)).toBeDisabled();
      await expect(page.getByTitle('Zum Bearbeiten brauchen Sie die Rolle „Bearbeiten“.')).toBeVisible();
    }
    await expect(save).toBeDisabled();
  });
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('a finger takes a block and lets it go', async ({ page }, info) => {
    await openEditor(page, info);
    await page.goto(await addContentPage(page, [card('Zum Antippen'), card('Daneben')]));
    await editButton(page).tap();
    const bar = page.getByRole('toolbar', { name: 'Aktionen für Formatierter Text' });
    const heading = main(page).getByRole('heading', { name: 'Zum Antippen' });
    await heading.tap();
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: /^Nach unten/ }).tap();
    await expect(titles(page)).toHaveText(['Daneben', 'Zum Antippen']);
    await heading.tap();
    await expect(bar).toBeHidden();
  });
});
