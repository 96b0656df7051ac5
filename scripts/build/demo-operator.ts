import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../run-program.ts';

const operator = { email: 'pictures@tafelwerk.example', password: 'Suppe um 12 Uhr' };

/** Lets somebody run a trial shop who takes pictures of it. */
export function addOperator(settings: Record<string, string>): void {
  const command = path.join(root, 'apps/server/src/commands/shop-command.ts');
  const words = [command, 'operator', 'add', operator.email, '--name', 'Olga', '--role', 'publisher'];
  execFileSync(process.execPath, words, { env: { ...process.env, ...settings }, input: `${operator.password}\n` });
}

export async function logIn(page: Page): Promise<void> {
  await page.goto('/operator/login', { waitUntil: 'networkidle' });
  await page.getByLabel('E-Mail-Adresse').fill(operator.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(operator.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/operator');
}
