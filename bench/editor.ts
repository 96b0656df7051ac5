import type { Block } from '@mise/contract/content/block.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { createVisitor } from '../scripts/test/trial-visitor.ts';
import { measureJavaScript } from './javascript.ts';

/** Of the editor, on a page of many blocks: milliseconds until an edit is drawn, and what it adds to the scripts (bytes of gzip). */
export type EditorFigures = { blocks: number; edit: number; undo: number; bytes: number };

const blocks = 200;
const tries = 15;

/** Fills the home page and edits it. `login`: of somebody who may save. */
export async function measureEditor(
  context: BrowserContext,
  { origin, login }: { origin: string; login: { email: string; password: string } },
): Promise<EditorFigures> {
  const operator = createVisitor(origin);
  await operator.call('doOperatorLogin', login);
  const content = JSON.stringify(Array.from({ length: blocks }, (_, index) => card(index)));
  await operator.call('doSaveBlocks', { identifier: 'index', entityType: 'immutable', blocks: content });
  const visit = await measureJavaScript(await context.newPage(), origin);

  const [name = '', value = ''] = (operator.headers().cookie ?? '').split('=', 2);
  await context.addCookies(
    [name, 'pwa'].map((each) => ({ name: each, value: each === name ? value : '1', url: origin })),
  );
  const page = await context.newPage();
  const { bytes } = await measureJavaScript(page, origin);
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('heading', { name: `Block ${blocks / 2}`, exact: true })
    .click();
  await page.keyboard.press('Enter');
  await page.getByLabel('Titel', { exact: true }).focus();

  const times = { edit: [] as number[], undo: [] as number[] };
  for (let count = 0; count < tries; count++) {
    times.edit.push(await untilDrawn(page, 'input', () => page.keyboard.type('x')));
    times.undo.push(await untilDrawn(page, 'click', () => page.getByRole('button', { name: /^Rückgängig/ }).click()));
    await page.getByLabel('Titel', { exact: true }).focus();
  }
  return { blocks, edit: median(times.edit), undo: median(times.undo), bytes: bytes - visit.bytes };
}

function card(index: number): Block {
  const content = { text: { title: `Block ${index}`, htmlDescription: '<p>Ein Satz, der neugierig macht.</p>' } };
  return { name: 'TextCard', type: 'content', version: 2, meta: { uuid: crypto.randomUUID() }, content };
}

/** Milliseconds from an event until the browser is about to draw what it changed on the page. */
async function untilDrawn(page: Page, event: string, act: () => Promise<void>): Promise<number> {
  const measuring = await page.evaluateHandle((name) => {
    const time = new Promise<number>((resolve) => {
      let start = 0;
      window.addEventListener(
        name,
        () => {
          start ||= performance.now();
        },
        { capture: true, once: true },
      );
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
      });
      const area = document.querySelector('[data-edited-page]');
      if (area) observer.observe(area, { subtree: true, childList: true, characterData: true });
    });
    return { time };
  }, event);
  await act();
  return measuring.evaluate(({ time }) => time);
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
