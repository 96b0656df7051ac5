import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page, TestInfo } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What somebody who runs the shop does, for journeys that are about something else. */

export const operatorPassword = 'Suppe um 12 Uhr';
const command = path.resolve(import.meta.dirname, '../apps/server/src/commands/shop-command.ts');

/** A new operator, as the owner adds one. */
export async function addOperator(info: TestInfo, role = 'admin'): Promise<string> {
  const email = `${role}-${info.testId}-${info.retry}@tafelwerk.example`;
  const words = [command, 'operator', 'add', email, '--name', `Olga ${role}`, '--role', role];
  const running = promisify(execFile)(process.execPath, words, {
    env: { ...process.env, ...info.config.metadata.settings },
  });
  running.child.stdin?.end(`${operatorPassword}\n`);
  await running;
  return email;
}

export async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(operatorPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

export async function logInOperator(page: Page, email: string): Promise<void> {
  await page.goto('/operator/login');
  await givePassword(page, email);
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible();
}
