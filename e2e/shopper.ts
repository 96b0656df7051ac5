import type { Input, OperationName, Output } from '@mise/contract/client.ts';
import { expect, type Page } from '@playwright/test';

/** What a person does at the checkout, for journeys that are about something else. */

/** Articles of the demo shop with ample stock: a dishwasher rack, napkins by the pack, plates in steps of six. */
export const rack = { variationId: 20077, name: /^Tellerspülmaschinenkorb/ };
export const napkins = { variationId: 20052, name: /^Tissue-Serviette 3-lagig/ };
export const plates = { variationId: 10003, name: /^Coupeteller Ebene/ };

/** Calls an operation for the visitor whose page it is, without showing anything. */
export async function ask<Name extends OperationName>(
  page: Page,
  name: Name,
  input?: Input<Name>,
): Promise<Output<Name>> {
  const address = (operation: string) => `/api/plentysystems/${operation}`;
  const session = await page.request.post(address('getSession'), { data: [{ cartItems: 'none' }] });
  const token = session.headers()['x-csrf-token'];
  const answer = await page.request.post(address(name), {
    data: input === undefined ? [] : [input],
    headers: token ? { 'x-csrf-token': token } : {},
  });
  expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true);
  return (await answer.json()).data;
}

export async function putIntoCart(page: Page, items: { variationId: number; quantity: number }[]): Promise<void> {
  const wanted = items.map(({ variationId, quantity }) => ({ productId: variationId, quantity }));
  await ask(page, 'doAddCartItems', wanted);
}

/** A mail address of its own for each journey: orders and mails are told apart by it. */
export function newEmail(): string {
  return `einkauf-${crypto.randomUUID()}@gasthaus-krone.example`;
}

const krone = {
  Firma: 'Gasthaus Krone',
  Vorname: 'Anna',
  Nachname: 'Wirt',
  Straße: 'Marktplatz',
  Hausnummer: '3a',
  Postleitzahl: '70173',
  Ort: 'Stuttgart',
  Telefon: '+49 711 123456',
};

/** Fills the German checkout as far as an order needs it; the page shows the sums of the address afterwards. */
export async function fillCheckout(page: Page, email: string): Promise<void> {
  await fillAddress(page, email, 'Lieferadresse');
  await page.getByRole('checkbox', { name: /darf meine E-Mail-Adresse/ }).check();
  await choosePaymentAndAccept(page);
}

/** The same where nothing is shipped. */
export async function fillMailedCheckout(page: Page, email: string): Promise<void> {
  await fillAddress(page, email, 'Rechnungsadresse');
  await choosePaymentAndAccept(page);
}

async function fillAddress(page: Page, email: string, part: 'Lieferadresse' | 'Rechnungsadresse'): Promise<void> {
  await page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true }).fill(email);
  const address = page.getByRole('region', { name: part });
  for (const [label, value] of Object.entries(krone))
    await address.getByRole('textbox', { name: label, exact: true }).fill(value);
}

async function choosePaymentAndAccept(page: Page): Promise<void> {
  const payment = page.getByRole('region', { name: 'Zahlungsart' }).getByRole('radio');
  if ((await payment.and(page.locator(':checked')).count()) === 0) await payment.first().check();
  await page.getByRole('checkbox', { name: /Ich akzeptiere die AGB/ }).check();
}

/** The same, until the page has told the shop all of it: what it reads of the cart afterwards, it reads for the order. */
export async function fillAndSaveCheckout(page: Page, email: string): Promise<void> {
  const lastSave = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/doSaveAddress') && answer.request().postData()?.includes(krone.Telefon) === true,
  );
  await fillCheckout(page, email);
  await lastSave;
  const sums = page.getByRole('complementary', { name: 'Bestellübersicht' }).locator('[aria-busy]');
  await expect(sums.filter({ visible: true })).toHaveAttribute('aria-busy', 'false');
}

export function orderButton(page: Page) {
  return page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
}

/** Number of the order whose confirmation is open. */
export async function confirmedOrder(page: Page): Promise<number> {
  await page.waitForURL(/\/confirmation\/\d+\/[\w-]{22}(\?payment=refused)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vielen Dank|Thank you/);
  return Number(/confirmation\/(\d+)/.exec(page.url())?.[1]);
}
