import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing on the page as it is now is too small to be pressed (WCAG 2.5.8), or too much of it covered. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).setLegacyMode().analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
}

/** Nothing that axe finds on the page as it is now, but in what is `leftOut` (a selector), or in one part of it alone. */
export async function expectAccessible(
  page: Page,
  { leftOut, within, view }: { leftOut?: string; within?: string; view?: string } = {},
): Promise<void> {
  // Only what is wrong is gathered, within the page itself: a quarter of the time. No page has a frame of its own.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (leftOut) builder.exclude(leftOut);
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  expect(found, view).toEqual([]);
}
