import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { addContentPage, fillPage, openEditor } from './editor.ts';
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
  await expectAccessible(page, { within: editor, view });
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    // What lies over the page follows it with the next frame.
    await expect.poll(() => partsBeside(page), { message: `${view}, ${width} px` }).toEqual([]);
    const name = page.locator(`${editor} [role=toolbar] [popovertarget] span`).last();
    if (width >= 768) expect((await name.boundingBox())?.width, `name of the page, ${width} px`).toBeGreaterThan(40);
  }
}

/** What can be pressed or read, and stands beside the screen; the page itself where it scrolls sideways. */
function partsBeside(page: Page): Promise<string[]> {
  return page.evaluate((root) => {
    const isBeside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > window.innerWidth + 1 || left < -1);
    };
    const parts = `${root} :is(button, input, select, a, h2, h3, img), header :is(a, button, input)`;
    const beside = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility() && isBeside(part));
    const isScrolled = document.documentElement.scrollWidth > window.innerWidth;
    return [...beside.map(({ outerHTML }) => outerHTML), ...(isScrolled ? ['the page'] : [])];
  }, editor);
}

const drawerOf = (page: Page) => page.locator(`${editor} aside`);
const buttonsOf = (page: Page) =>
  page.locator(`${editor} [role=toolbar][aria-orientation=vertical] button[aria-pressed]`);

for (const language of ['de', 'en']) {
  test.describe(language, () => {
    test.beforeEach(async ({ page }, info) => {
      test.slow();
      await openEditor(page, info, { address: language === 'de' ? '/' : '/en' });
    });

    test('every drawer is sound', async ({ page }) => {
      const drawer = drawerOf(page);
      for (const button of await buttonsOf(page).all()) {
        await button.click();
        await expect(drawer.locator('h3, li, p, label').first()).toBeVisible();
        await expectSound(page, (await drawer.getAttribute('aria-label')) ?? '');
      }
    });

    test('the list of pages and the settings of one are sound', async ({ page }) => {
      const drawer = drawerOf(page);
      await page.goto(await fillPage(page, language));
      const bar = page.locator(`${editor} [role=toolbar]`).first();
      expect((await bar.boundingBox())?.height).toBe(52);
      await bar.getByRole('button').first().click();
      await expect(page.locator(`${editor} [popover] li`)).toHaveCount(30);
      await expect(page.locator(`${editor} [popover] input`)).toBeFocused();
      await expect(page.locator(`${editor} [popover] ul`)).toHaveCSS('max-height', '450px');
      await expectSound(page, 'list of pages');
      await page.locator(`${editor} [popover] button`).click();
      await drawer.getByRole('button').nth(2).click();
      await expectSound(page, 'dialog to add a page');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(drawer).toBeVisible();
      expect((await drawer.boundingBox())?.width).toBe(1440 / 4);
      await expect(drawer.locator('li a[aria-current=page]').locator('xpath=ancestor::ul[1]/..')).toHaveCSS(
        'max-height',
        '500px',
      );
      const entry = drawer.locator('li', { has: page.locator('a[aria-current=page]') });
      await entry.getByRole('button').last().click();
      await expectSound(page, 'page settings');
      expect((await drawer.boundingBox())?.width).toBe(430);
      await drawer.locator('ul button').first().click();
      for (const tab of await drawer.getByRole('tab').all()) {
        await tab.click();
        await expectSound(page, `page settings, ${await tab.textContent()}`);
      }
    });

    test('the form of every kind of block is sound', async ({ page }) => {
      const drawer = drawerOf(page);
      await page.goto(await fillPage(page, language));
      await page.locator(`${editor} [role=toolbar] fieldset button`).last().click();
      await buttonsOf(page).first().click();
      await expect(page.locator('[data-outline-block]').nth(8)).toBeVisible();
      const count = await page.locator('[data-outline-block]').count();
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
      await expect(drawer.locator('img').first()).toBeVisible();
      await expectSound(page, 'list of blocks');
      const picture = await drawer.locator('img').first().boundingBox();
      expect([picture?.width, picture?.height]).toEqual([253, 120]);
    });
  });
}

test.describe('two versions of a block', () => {
  test.use({ expectedConsoleErrors: [/status of 409/] });

  for (const [language, title, save] of [
    ['de', 'Titel', 'Änderungen speichern'],
    ['en', 'Title', 'Save changes'],
  ] as const) {
    test(`the choice between them is sound (${language})`, async ({ page }, info) => {
      const card = (words: string) => {
        const meta = { uuid: randomUUID() };
        return { name: 'TextCard', type: 'content', version: 2, meta, content: { text: { title: words } } };
      };
      const heading = (on: Page, words: string) => on.getByRole('main').getByRole('heading', { name: words });
      const write = async (on: Page, before: string, words: string) => {
        await heading(on, before).click();
        await on.keyboard.press('Enter');
        await on.getByRole('complementary').getByRole('textbox', { name: title, exact: true }).fill(words);
        await expect(heading(on, words)).toBeVisible();
      };
      await openEditor(page, info);
      const path = await addContentPage(page, [card('Suppe'), card('Brot')]);
      const other = await page.context().newPage();
      for (const each of [page, other]) {
        await each.goto(language === 'de' ? path : `/en${path}`);
        await each.locator(`${editor} fieldset button`).last().click();
      }
      await write(other, 'Suppe', 'Kalte Suppe');
      await heading(other, 'Brot').click();
      await other.keyboard.press('Delete');
      await other.getByRole('button', { name: save }).click();
      await expect(heading(other, 'Kalte Suppe')).toBeVisible();
      await expect(other.getByRole('button', { name: save })).toBeDisabled();

      await page.bringToFront();
      await write(page, 'Suppe', 'Warme Suppe');
      await write(page, 'Brot', 'Warmes Brot');
      await page.getByRole('button', { name: save }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('group')).toHaveCount(2);
      await expect(dialog.getByRole('radio')).toHaveCount(4);
      await expectSound(page, 'choice between two versions');
      await expectAccessible(page);
      for (const theirs of await dialog.getByRole('radio').all()) await theirs.check();
      await expectAccessible(page);
      await dialog.getByRole('button').last().click();
      await expect(page.getByRole('button', { name: save })).toBeDisabled();
      await expect(page.getByRole('main').locator('[data-block]').getByRole('heading')).toHaveText(['Kalte Suppe']);
    });
  }
});
