import { recordTransfer } from '../domains/payments/record-transfer.ts';
import { fillCheckout } from './fill-checkout.ts';
import type { TestShop } from './test-shop.ts';

/** The demo's gift cards, by what they are worth. */
const variationIds = { 25: 19_901, 50: 19_902, 100: 19_903, 250: 19_904 };

const codePattern = /\b(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}\b/g;

/** Buys gift cards, pays for them, and answers what the mail says. */
export async function newGiftCards(
  test: TestShop,
  worth: keyof typeof variationIds,
  quantity: number,
): Promise<{ codes: string[]; orderId: number }> {
  const buyer = test.visitor();
  const email = `gift-${crypto.randomUUID()}@krone.example`;
  await buyer.call('doAddCartItem', { productId: variationIds[worth], quantity });
  await fillCheckout(buyer, { email });
  const { order } = await buyer.call('doPlaceOrder');
  await recordTransfer(test.shop.db, { orderId: order.id, now: test.shop.now() });
  const mails = (await test.sentMails()).filter(({ to }) => to === email);
  return { codes: mails.flatMap(({ text }) => text.match(codePattern) ?? []), orderId: order.id };
}

export async function newGiftCard(test: TestShop, worth: keyof typeof variationIds): Promise<string> {
  const { codes } = await newGiftCards(test, worth, 1);
  const [code] = codes;
  if (code === undefined || codes.length > 1) throw new Error(`a mail with ${codes.length} codes`);
  return code;
}
