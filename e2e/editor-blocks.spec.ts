import { randomUUID } from 'node:crypto';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { attacks } from '../apps/server/src/testing/attacks.ts';
import { expectAccessible } from './accessibility.ts';
import { addContentPage, editButton, openEditor, saveChanges } from './editor.ts';
import { expect, test } from './fixtures.ts';
import { addOperator, logInOperator } from './operator.ts';

// The shop says of a page that nobody has filled yet that it has no blocks; the browser, that it runs nothing of pasted HTML, and that a save was refused.
test.use({
  expectedConsoleErrors: [
    /(Executing inline event handler|Applying inline style|Setting the document's base URI).* violates|policy of the page: (script-src-attr|style-src-elem|base-uri) |status of 422/,
  ],
});

/** Asks the shop as whoever is logged in on a page. */
async function call(page: Page, name: string, input: unknown): Promise<void> {
  await page.evaluate(
    async ([operation, argument]) => {
      const post = (path: unknown, body: unknown[], token = '') =>
        fetch(`/api/plentysystems/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf-token': token },
          body: JSON.stringify(body),
        });
      const token = (await post('getOperator', [])).headers.get('x-csrf-token') ?? '';
      const answer = await post(operation, [argument], token);
      if (!answer.ok) throw new Error(await answer.text());
    },
    [name, input],
  );
}

/** A page of one's own, without blocks, open in the editor. Answers its path. */
async function editNewPage(page: Page, info: TestInfo): Promise<string> {
  await logInOperator(page, await addOperator(info, 'publisher'));
  const nameUrl = `aktion-${info.testId}-${info.retry}`.toLowerCase();
  await call(page, 'doAddCategory', { name: 'Aktion', type: 'content', nameUrl });
  await page.goto('/operator/editor');
  await page.goto(`/${nameUrl}`);
  return `/${nameUrl}`;
}

const fromWord =
  '<h1 style="mso-outline-level:1">Karte</h1>' +
  [
    '1 lfo1"><span style="mso-list:Ignore">·&nbsp; </span>Suppe',
    '2 lfo1"><span style="mso-list:Ignore">1.&nbsp; </span>Brot',
    '1 lfo2"><span style="mso-list:Ignore">§ 1&nbsp; </span>Preise',
    '1 lfo3"><span style="mso-list:Ignore">xii.&nbsp; </span>Salz',
    '1 lfo4"><span style="mso-list:Ignore">1.&nbsp; </span>Pfeffer',
    '1 lfo3"><span style="mso-list:Ignore">x.&nbsp; </span>Öl',
  ]
    .map((entry) => `<p class=MsoListParagraph style="mso-list:l0 level${entry}<o:p></o:p></p>`)
    .join('');
const fromDocs =
  '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="color:#000000">ganz </span>' +
  '<span style="font-weight:700;color:#000000">fett</span></p>' +
  '<ol><li style="list-style-type:lower-alpha" dir="ltr"><p>eins</p></li></ol></b>';

/** HTML that comes from a clipboard, one after the other. */
async function paste(text: Locator, html: string[]): Promise<void> {
  await text.evaluate((element, all) => {
    window.alert = () => Object.assign(window, { alerted: true });
    for (const each of all) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', each);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
  }, html);
}

/** What the page puts off for a moment waits until it is called for. */
async function holdTimers(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const usual = window.setTimeout;
    const late: (() => void)[] = [];
    const hold = (work: (...rest: unknown[]) => void, delay = 0, ...rest: unknown[]) =>
      delay > 0 ? usual(work, delay, ...rest) : late.push(() => work(...rest));
    Object.assign(window, { setTimeout: hold });
    return () => {
      window.setTimeout = usual;
      for (const run of late) run();
    };
  });
  return () => held.evaluate((run) => run());
}

/** Elements, attributes and addresses that no text may have. */
function strangeParts(text: Element): string[] {
  const tags = 'p h1 h2 h3 h4 h5 h6 ul ol li br hr table thead tbody tr th td strong b em i u s a span div'.split(' ');
  const attributes = 'href style start type colspan rowspan scope target rel class contenteditable'.split(' ');
  return [...text.querySelectorAll('*')].flatMap((part) => {
    // A place to which a link of the same text leads has an id that no part of a page has.
    const isPlace = ({ name, value }: Attr) => name === 'id' && value.startsWith('in-text-');
    const strange = [...part.attributes].filter(
      (each) =>
        !(attributes.includes(each.name) || isPlace(each)) ||
        /script:|data:|blob:|url\(|expression|\/\/evil/i.test(each.value),
    );
    return [...(tags.includes(part.localName) ? [] : [part.localName]), ...strange.map(({ name }) => name)];
  });
}

test('a banner with picture and button takes at most twelve actions, and every visitor sees it', async ({
  page,
  browser,
}, info) => {
  const path = await editNewPage(page, info);
  let actions = 0;
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().click();
    actions++;
  };
  const write = async (label: string, words: string) => {
    await page.getByRole('textbox', { name: label, exact: true }).fill(words);
    actions++;
  };
  await press('Bearbeiten');
  await press(/Block hinzufügen|Block einfügen/);
  await press('Banner, Text links hinzufügen');
  await press('Bild wählen: Desktop');
  await page.getByRole('dialog').getByRole('button', { name: 'laid-table-desktop' }).click();
  actions++;
  await write('Titel', 'Herbst in der Küche');
  await write('Beschriftung', 'Zu den Tellern');
  await press('Seite oder Artikel wählen');
  await page.getByRole('dialog').getByRole('button', { name: 'Teller Geschirr', exact: true }).click();
  actions++;
  await press('Änderungen speichern');
  await expect(page.getByText('Alles gespeichert')).toBeVisible();
  expect(actions).toBeLessThanOrEqual(12);

  const visitor = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await expect(async () => {
    await visitor.goto(new URL(path, page.url()).href);
    await expect(visitor.getByRole('heading', { name: 'Herbst in der Küche' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const button = visitor.getByRole('main').getByRole('link', { name: 'Zu den Tellern' });
  await expect(button).toHaveAttribute('href', '/geschirr/teller');
  await expect(visitor.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
  await visitor.context().close();
});

test('texts are written where they stand, pasted HTML is cleaned, fields refuse what is no value', async ({
  page,
}, info) => {
  await editNewPage(page, info);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  await page.getByRole('button', { name: /Block hinzufügen|Block einfügen/ }).click();
  await expect(page.getByRole('img').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Text, linksbündig hinzufügen' }).click();
  const drawer = page.getByRole('complementary', { name: 'Formatierter Text' });
  await expect(drawer).toBeVisible();
  await expectAccessible(page);

  // A color is six digits or a name; anything else stays in the field and is told.
  const color = drawer.getByRole('textbox', { name: 'Textfarbe', exact: true });
  await color.fill('moosgrün');
  await color.blur();
  await expect(drawer.getByText(/sechs Hexziffern/)).toBeVisible();
  await color.fill('teal');
  await color.blur();
  await expect(color).toHaveValue('#008080');
  const heading = page.getByRole('main').getByRole('heading', { name: 'Überschrift' });
  await expect(heading).toHaveCSS('color', 'rgb(0, 128, 128)');

  // The caret stays where it is, whatever the page is drawn anew for.
  await heading.dblclick();
  const onPage = page.locator('[data-inline-text]');
  const line = onPage.getByRole('textbox', { name: 'Titel' });
  await line.press('Control+a');
  await line.pressSequentially('Frisch aus dem Ofen');
  await line.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Frisch aus dem Ofen' })).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Frisch aus dem Ofen');

  await page.getByRole('main').getByText('Ihr Text.').dblclick();
  const text = onPage.getByRole('textbox', { name: 'Beschreibung' });
  await expect(text).toBeFocused();
  await text.press('Control+a');
  const html =
    '<h3>Brot</h3><p onclick="x()">mit <b>Kruste</b>, 10<sup>3</sup> g, CO<span style="vertical-align:sub">2</span>, <strike>alt</strike><img src="x" onerror="document.title=1"></p><p style="text-decoration:line-through">weg</p><script>x()</script>';
  await paste(text, [html]);
  await text.press('Escape');
  const shown = page.locator('main .prose').first();
  await expect(shown.getByRole('heading', { name: 'Brot' })).toBeVisible();
  expect(await shown.innerHTML()).toBe(
    '<h3>Brot</h3><p>mit <strong>Kruste</strong>, 10<sup>3</sup> g, CO<sub>2</sub>, <s>alt</s></p><p><s>weg</s></p>',
  );

  // What other programs say by styles is said by elements. What a busy page comes to late takes no selection away.
  const runTimers = await holdTimers(page);
  await shown.getByText('Kruste').dblclick();
  await text.press('Control+a');
  await runTimers();
  await paste(text, [fromDocs]);
  await text.press('Escape');
  await expect(shown.locator('strong')).toHaveText('fett');
  expect(await shown.innerHTML()).toBe(
    '<p>ganz <strong>fett</strong></p><ol type="a" style="list-style-type: lower-alpha;"><li><p>eins</p></li></ol>',
  );
  await expect(shown.locator('ol')).toHaveCSS('list-style-type', 'lower-alpha');
  await shown.getByText('fett').dblclick();
  await text.press('Control+a');
  await paste(text, [fromWord]);
  await text.press('Escape');
  await expect(shown.getByRole('heading', { name: 'Karte' })).toBeVisible();
  expect((await shown.innerHTML()).replace(/ style="[^"]*"/g, '')).toBe(
    '<h2>Karte</h2><ul><li><p>Suppe</p><ol><li><p>Brot</p></li></ol></li></ul><p>§ 1 Preise</p><ol start="12" type="i"><li><p>Salz</p></li></ol><ol><li><p>Pfeffer</p></li></ol><ol start="10" type="i"><li><p>Öl</p></li></ol>',
  );

  // Whatever somebody tried: nothing of it is there after it was pasted, nor where a browser reads what the shop left of it.
  await shown.getByText('Suppe').dblclick();
  await paste(
    text,
    attacks.map(([attack]) => attack),
  );
  expect(await text.evaluate(strangeParts)).toEqual([]);
  const ofShop = await page.locator('html').evaluateHandle(
    (_, left) => {
      const body = document.createElement('div');
      body.append(...left.map((html) => Object.assign(document.createElement('div'), { innerHTML: html })));
      return body;
    },
    attacks.map(([, left]) => left),
  );
  expect(await ofShop.evaluate(strangeParts)).toEqual([]);
  expect(await page.evaluate(() => 'alerted' in window)).toBe(false);
});

test('Escape goes back step by step; a text that is too long is kept, named and marked', async ({ page }, info) => {
  await editNewPage(page, info);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  await page.getByRole('button', { name: /Block hinzufügen|Block einfügen/ }).click();
  await page.getByRole('button', { name: 'Text, linksbündig hinzufügen' }).click();
  const drawer = page.getByRole('complementary', { name: 'Formatierter Text' });
  const bar = page.getByRole('toolbar', { name: 'Aktionen für Formatierter Text' });
  await drawer.focus();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(bar).toBeVisible();

  await page.getByRole('main').getByRole('heading', { name: 'Überschrift' }).dblclick();
  const line = page.locator('[data-inline-text]').getByRole('textbox', { name: 'Titel' });
  await line.fill('Lang '.repeat(201));
  await expect(line).toHaveAttribute('aria-invalid', 'true');
  await expect(line).toHaveAccessibleDescription(/höchstens 1\.?000 Zeichen/);
  // What is wrong is said within the window, also where that is narrow.
  await page.setViewportSize({ width: 390, height: 844 });
  const mark = page.locator('[data-inline-text] .mise-editor');
  const rightOf = async () => {
    const box = await mark.boundingBox();
    return box ? box.x + box.width : Number.POSITIVE_INFINITY;
  };
  await expect.poll(rightOf).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await line.press('Enter');
  await bar.getByRole('button', { name: /^Block bearbeiten/ }).click();
  await drawer.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(page.getByRole('alert')).toContainText('Formatierter Text – Titel: zu lang');
  const title = drawer.getByRole('textbox', { name: 'Titel', exact: true });
  await expect(title).toHaveAccessibleDescription(/höchstens 1\.?000 Zeichen/);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, { within: '.mise-editor' });
  expect((await title.inputValue()).length).toBeGreaterThan(1000);
  await title.fill('Kurz');
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(page.getByText('Alles gespeichert')).toBeVisible();
});

test.describe('the place of a new block', () => {
  // What others saved is merged; the connection takes no settings, so that the save ends nothing.
  test.use({ expectedConsoleErrors: [/status of 409|ERR_FAILED/] });

  test('that is gone by undo, or by the save of somebody else, is told, and no block is put anywhere', async ({
    page,
    browser,
  }, info) => {
    // Two people.
    test.slow();
    const card = (title: string) => {
      const meta = { uuid: randomUUID() };
      return { name: 'TextCard', type: 'content', version: 2, meta, content: { text: { title } } };
    };
    await openEditor(page, info);
    await page.goto(await addContentPage(page, [card('Erste'), card('Zweite'), card('Dritte')]));
    const other = await (await browser.newContext({ locale: 'de-DE' })).newPage();
    await openEditor(other, info, { address: page.url(), role: 'admin' });
    await editButton(page).click();
    const heading = (on: Page, name: string) => on.getByRole('main').getByRole('heading', { name });
    const titles = page.getByRole('main').locator('[data-block]').getByRole('heading');
    const list = page.getByRole('complementary', { name: 'Block hinzufügen' });
    const add = list.getByRole('button', { name: 'Text, linksbündig hinzufügen' });
    const told = page.getByText('Die Stelle für den Block gibt es nicht mehr. Bitte wählen Sie eine andere.');

    await heading(page, 'Erste').click();
    await page.keyboard.press('Control+d');
    await page.keyboard.press('/');
    await expect(add).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig: Formatierter Text duplizieren' }).click();
    await add.click();
    await expect(told).toHaveCount(1);
    await expect(list).toBeHidden();
    await expect(titles).toHaveText(['Erste', 'Zweite', 'Dritte']);

    await editButton(other).click();
    await heading(other, 'Zweite').click();
    await other.keyboard.press('Delete');
    await saveChanges(other);
    await page.getByRole('button', { name: 'Gestaltung' }).click();
    await page.getByRole('complementary').getByRole('button', { name: 'xl', exact: true }).click();
    await page.route('**/setConfiguration', (route) => route.abort());
    await heading(page, 'Erste').click();
    await page.keyboard.press('Control+d');
    await heading(page, 'Zweite').click();
    await page.keyboard.press('/');
    await expect(add).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Beide Fassungen sind zusammengeführt:')).toBeVisible();
    await expect(titles).toHaveText(['Erste', 'Erste', 'Dritte']);
    // The word of before goes by itself.
    await expect(told).toHaveCount(0);
    await add.click();
    await expect(told).toHaveCount(1);
    await expect(list).toBeHidden();
    await expect(titles).toHaveText(['Erste', 'Erste', 'Dritte']);
    await other.context().close();
  });
});
