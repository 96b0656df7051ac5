import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that axe finds on the page as it is now, but in what is `leftOut` (a selector). */
export async function expectAccessible(page: Page, leftOut?: string): Promise<void> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (leftOut ? builder.exclude(leftOut) : builder).analyze();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
}
