import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openEditor } from './editor.ts';
import { expect, test } from './fixtures.ts';

/** Every view of the editor, in both languages: nothing that axe finds, and nothing beside the screen on phone, tablet and desk. */

const screens = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

const editor = '.mise-editor';

async function expectSound(page: Page, view: string): Promise<void> {
  await expect(page.locator(`${editor} [role=status][aria-busy=true]`)).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).include(editor).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
  expect(found, view).toEqual([]);
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const beside = await page.evaluate((root) => {
      const isBeside = (element: Element) => {
        const { left, right, width: own } = element.getBoundingClientRect();
        return own > 1 && (right > window.innerWidth + 1 || left < -1);
      };
      const parts = document.querySelectorAll(
        `${root} :is(button, input, select, a, h2, h3, img), header :is(a, button, input)`,
      );
      const names = [...parts]
        .filter((part) => part.checkVisibility() && isBeside(part))
        .map(({ outerHTML }) => outerHTML);
      return { names, isScrolled: document.documentElement.scrollWidth > window.innerWidth };
    }, editor);
    expect(beside, `${view}, ${width} px`).toEqual({ names: [], isScrolled: false });
  }
}

/** A page with one block of every kind that the list offers, and a carousel and a grid with what they hold. */
async function fillPage(page: Page, language: string): Promise<string> {
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
      type Entry = { variations: { template: Record<string, { name: string }> }[] };
      const blocks = (Object.values(lists) as Entry[]).flatMap(({ variations }) =>
        variations.map(({ template }) => template[locale ?? 'de']),
      );
      const ofEach = [...new Map(blocks.map((block) => [block?.name, block])).values()];
      await ask('doSaveBlocks', { identifier: id, entityType: 'category', blocks: JSON.stringify(ofEach) });
      return `${locale === 'de' ? '' : '/en'}/${nameUrl}`;
    },
    [language, `ansichten-${language}-${randomUUID().slice(0, 8)}`],
  );
}

for (const language of ['de', 'en']) {
  test(`every drawer, every form and the list of pages are sound (${language})`, async ({ page }, info) => {
    test.slow();
    await openEditor(page, info, { address: language === 'de' ? '/' : '/en' });
    const drawer = page.locator(`${editor} aside`);
    const buttons = page.locator(`${editor} [role=toolbar][aria-orientation=vertical] button`);
    for (const button of await buttons.all()) {
      await button.click();
      await expect(drawer.locator('h3, li, p, label').first()).toBeVisible();
      await expectSound(page, (await drawer.getAttribute('aria-label')) ?? '');
    }

    await page.goto(await fillPage(page, language));
    const bar = page.locator(`${editor} [role=toolbar]`).first();
    await bar.getByRole('button').first().click();
    await expect(page.locator(`${editor} [popover] li`)).toHaveCount(30);
    await expectSound(page, 'list of pages');
    await page.locator(`${editor} [popover] button`).click();
    const entry = drawer.locator('li', { has: page.locator('a[aria-current=page]') });
    await entry.getByRole('button').last().click();
    await expectSound(page, 'page settings');
    await drawer.locator('ul button').first().click();
    for (const tab of await drawer.getByRole('tab').all()) {
      await tab.click();
      await expectSound(page, `page settings, ${await tab.textContent()}`);
    }

    await bar.locator('fieldset button').last().click();
    await buttons.first().click();
    const count = await page.locator('[data-outline-block]').count();
    expect(count).toBeGreaterThan(8);
    const seen = new Set<string>();
    for (let index = 0; index < count; index++) {
      const block = page.locator('[data-outline-block]').nth(index);
      const kind = (await block.locator('span').first().textContent()) ?? '';
      if (seen.has(kind)) continue;
      seen.add(kind);
      await block.click();
      await block.press('Enter');
      await expect(drawer).toHaveAttribute('aria-label', new RegExp(`^${kind.replace('+', '\\+')}`));
      await expect(drawer.locator('label').first()).toBeVisible();
      await expectSound(page, kind);
      await drawer.press('Escape');
    }
    expect(seen.size).toBe(8);
    await page.locator('[data-outline-block]').first().click();
    await page.keyboard.press('/');
    await expect(drawer.getByRole('img').first()).toBeVisible();
    await expectSound(page, 'list of blocks');
  });
}
