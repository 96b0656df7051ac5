import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addOperator, logInOperator } from './operator.ts';

// The shop says of a page that nobody has filled yet that it has no blocks.
test.use({ expectedConsoleErrors: [/404.*getBlocks/] });

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
