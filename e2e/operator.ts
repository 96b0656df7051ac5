import type { OperatorRole } from '@mise/contract/operators/operator-role.ts';
import * as operators from '@mise/server/domains/operators/operators.ts';
import type { Page, TestInfo } from '@playwright/test';
import { expect } from './fixtures.ts';
import { ask } from './shopper.ts';
import { withDatabase } from './with-database.ts';

/** What somebody who runs the shop does, for journeys that are about something else. */

export const operatorPassword = 'Suppe um 12 Uhr';

/** A new operator, as the owner's command adds one: a process for each would take longer than many a journey. */
export async function addOperator(info: TestInfo, role: OperatorRole = 'admin'): Promise<string> {
  const email = `${role}-${info.testId}-${info.retry}@tafelwerk.example`;
  const account = { email, name: `Olga ${role}`, role, password: operatorPassword, now: new Date() };
  await withDatabase(info.config.metadata.settings, (db) => operators.addOperator(db, account));
  return email;
}

/** Fills the login that is open and presses its button. */
export async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(operatorPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** Logs in without the page for it. */
export async function enterAsOperator(page: Page, email: string): Promise<void> {
  await ask(page, 'doOperatorLogin', { email, password: operatorPassword });
}

/** The same, until the first page for operators is there. */
export async function logInOperator(page: Page, email: string): Promise<void> {
  await enterAsOperator(page, email);
  await page.goto('/operator');
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible();
}
