import type { Page, TestInfo } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { addOperator, logInOperator } from './operator.ts';

// The shop says of a page that nobody has filled yet that it has no blocks; the browser, that it runs nothing of pasted HTML.
test.use({ expectedConsoleErrors: [/Executing inline event handler violates/] });

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
  const color = drawer.getByRole('textbox', { name: 'Textfarbe' });
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
    '<h3>Brot</h3><p onclick="x()">mit <b>Kruste</b><img src="x" onerror="document.title=1"></p><script>x()</script>';
  await text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  await text.press('Escape');
  const shown = page.locator('main .prose').first();
  await expect(shown.getByRole('heading', { name: 'Brot' })).toBeVisible();
  expect(await shown.innerHTML()).toBe('<h3>Brot</h3><p>mit <strong>Kruste</strong></p>');
});
