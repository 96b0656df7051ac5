import type { Page, TestInfo } from '@playwright/test';
import { expect } from './fixtures.ts';
import { addOperator, givePassword } from './operator.ts';

/** What whoever edits pages does, for journeys of the editor. */

/** Opens the editor as a new operator of a role, on the page at an address. */
export async function openEditor(
  page: Page,
  info: TestInfo,
  { address = '/', role = 'publisher', mayEdit = true } = {},
): Promise<string> {
  const email = await addOperator(info, role);
  await page.goto('/operator/editor');
  await givePassword(page, email);
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
