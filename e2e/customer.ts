import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ask, newEmail } from './shopper.ts';

/** What a person who has an account does, for journeys that are about something else. */

export const password = 'Suppe-und-7-Teller';

export type NewCustomer = { email: string; firstName: string; isBusiness: boolean };

/** Opens an account in a browser of its own, which then knows nothing of it. */
export async function openAccount(page: Page, customer: Partial<NewCustomer> = {}): Promise<NewCustomer> {
  const { email = newEmail(), firstName = 'Anna', isBusiness = true } = customer;
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const other = await context.newPage();
  const countries = await ask(other, 'getActiveShippingCountries');
  const address = {
    firstName,
    lastName: 'Wirt',
    companyName: isBusiness ? 'Gasthaus Krone' : '',
    streetName: 'Marktplatz',
    apartment: '3a',
    zipCode: '70173',
    city: 'Stuttgart',
    country: countries.find(({ isoCode2 }) => isoCode2 === 'DE')?.id ?? 1,
    additionalAddressInformation: '',
    phoneNumber: '',
    vatNumber: '',
  };
  await ask(other, 'doRegisterUser', {
    contact: {
      password,
      options: { typeId: { value: email } },
      firstName,
      lastName: 'Wirt',
      isBusiness,
      companyName: address.companyName,
    },
    billingAddress: address,
    deliveryAddress: address,
    hasAgreed: true,
  });
  await context.close();
  return { email, firstName, isBusiness };
}

/** Fills the German login that is open and presses its button. */
export async function logIn(page: Page, email: string, itsPassword = password): Promise<void> {
  await page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true }).fill(email);
  await page.getByLabel(/^Passwort\b/).fill(itsPassword);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** The same, until the account is there. */
export async function enterAccount(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
}

/** What the owner of the shop does to an account that was abused. */
export async function block(email: string): Promise<void> {
  await runShop('customer', 'block', email);
}

/** One of the owner's tasks. */
export async function runShop(...task: string[]): Promise<void> {
  const settings: Record<string, string> = test.info().config.metadata.settings;
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'shop', ...task], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, ...settings },
  });
}
