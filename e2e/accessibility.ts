import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type Area = { include: string[]; exclude: string[] };
const everything: Area = { include: [], exclude: [] };

/** What axe finds wrong. It comes into a document once, not with each question: half a megabyte that is read and set up. */
async function findViolations(page: Page, area: Area, options: axe.RunOptions): Promise<axe.Result[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async ({ context, asked }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(context, asked);
      return violations;
    },
    { context: area, asked: { ...options, resultTypes: ['violations' as const], selectors: false } },
  );
}

/** Nothing on the page as it is now is too small to be pressed (WCAG 2.5.8), or too much of it covered. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const violations = await findViolations(page, everything, { runOnly: { type: 'rule', values: ['target-size'] } });
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
}

/** Nothing that axe finds on the page as it is now, but in what is `leftOut` (a selector), or in one part of it alone. */
export async function expectAccessible(
  page: Page,
  { leftOut, within, view }: { leftOut?: string; within?: string; view?: string } = {},
): Promise<void> {
  const area: Area = { ...everything, ...(within && { include: [within] }), ...(leftOut && { exclude: [leftOut] }) };
  const violations = await findViolations(page, area, {});
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  expect(found, view).toEqual([]);
}
