import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const css = await readFile(path.join(import.meta.dirname, '../../app.css'), 'utf8');

/** Declarations of a rule of the style sheet. */
function rule(selector: string): string {
  const start = css.indexOf(`\n${selector} {`);
  return start < 0 ? '' : css.slice(start, css.indexOf('}', start));
}

test('the line of a page on its way: 3 pixels, after 200 ms, for 2 s; half a second after the end it goes within 400 ms', () => {
  expect(rule('.navigation-progress')).toMatch(/height: 3px;.*animation: navigation-progress 2000ms 200ms /s);
  expect(rule('.navigation-progress.is-over')).toMatch(/animation: navigation-over 400ms 500ms /);
});

test('where it ends at an error it says so', () => {
  expect(rule(':root:has([data-error-page]) .navigation-progress.is-over')).toContain('var(--color-negative)');
});
