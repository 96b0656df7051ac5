import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '@mise/contract/operators/operator-role.ts';
import type { Page, TestInfo } from '@playwright/test';
import { expect } from './fixtures.ts';
import { addOperator, enterAsOperator } from './operator.ts';

/** What whoever edits pages does, for journeys of the editor. */

/** Opens the editor as a new operator of a role, on the page at an address. */
export async function openEditor(
  page: Page,
  info: TestInfo,
  {
    address = '/',
    role = 'publisher',
    mayEdit = true,
  }: { address?: string; role?: OperatorRole; mayEdit?: boolean } = {},
): Promise<string> {
  const email = await addOperator(info, role);
  await enterAsOperator(page, email);
  await page.goto('/operator/editor');
  await expect(toolbar(page)).toBeVisible();
  if (address !== '/') await page.goto(address);
  if (mayEdit) await expect(page.locator('.mise-editor fieldset button').last()).toBeEnabled();
  return email;
}

function toolbar(page: Page) {
  return page.getByRole('toolbar', { name: 'Werkzeuge des Editors' });
}

export function editButton(page: Page) {
  return page.getByRole('button', { name: 'Bearbeiten', exact: true });
}

/** The blocks of the page as the outline lists them: kind and first words. */
export function outlineEntries(page: Page) {
  return page.locator('[data-outline-block]');
}

export async function saveChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(page.getByText('Gespeichert und veröffentlicht:')).toBeVisible();
  await expect(page.getByText('Alles gespeichert')).toBeVisible();
}

/** A page with one block of every kind that the list offers, and a carousel and a grid with what they hold. */
export async function fillPage(page: Page, language: string): Promise<string> {
  return page.evaluate(
    async ([locale, nameUrl]) => {
      const post = (name: string, body: unknown[], headers = {}) =>
        fetch(`/api/plentysystems/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', locale: locale ?? 'de', ...headers },
          body: JSON.stringify(body),
        });
      const token = (await post('getOperator', [])).headers.get('x-csrf-token') ?? '';
      const ask = async (name: string, argument: unknown) => {
        const answer = await post(name, [argument], { 'x-csrf-token': token });
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()).data;
      };
      const { id } = await ask('doAddCategory', { name: nameUrl, type: 'content', nameUrl });
      const lists = await (await fetch('/blocks/blocksLists.json')).json();
      type Template = { name: string; content?: unknown };
      type Entry = { variations: { template: Record<string, Template> }[] };
      const named = (block: Template): object => ({
        ...block,
        meta: { uuid: crypto.randomUUID() },
        content: Array.isArray(block.content) ? block.content.map(named) : (block.content ?? {}),
      });
      const blocks = (Object.values(lists) as Entry[]).flatMap(({ variations }) =>
        variations.flatMap(({ template }) => template[locale ?? 'de'] ?? []),
      );
      const ofEach = [...new Map(blocks.map((block) => [block.name, named(block)])).values()];
      await ask('doSaveBlocks', { identifier: id, entityType: 'category', blocks: JSON.stringify(ofEach) });
      return `${locale === 'de' ? '' : '/en'}/${nameUrl}`;
    },
    [language, `ansichten-${language}-${randomUUID().slice(0, 8)}`],
  );
}

/** A content page with these blocks. Answers its path. */
export async function addContentPage(page: Page, blocks: object[], name?: string): Promise<string> {
  return page.evaluate(
    async ([nameUrl, title, content]) => {
      const post = (operation: string, body: unknown[], headers = {}) =>
        fetch(`/api/plentysystems/${operation}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
      const token = (await post('getOperator', [])).headers.get('x-csrf-token') ?? '';
      const ask = async (operation: string, argument: unknown) => {
        const answer = await post(operation, [argument], { 'x-csrf-token': token });
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()).data;
      };
      const { id } = await ask('doAddCategory', { name: title ?? nameUrl, type: 'content', nameUrl });
      if (content !== '[]') await ask('doSaveBlocks', { identifier: id, entityType: 'category', blocks: content });
      return `/${nameUrl}`;
    },
    [`werkstatt-${randomUUID().slice(0, 8)}`, name, JSON.stringify(blocks)] as const,
  );
}
