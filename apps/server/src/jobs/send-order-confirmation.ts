import { inLanguage } from '@mise/rules/languages.ts';
import { orderStateOf } from '@mise/rules/order-state.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { bankDetailsOf } from '../domains/orders/bank-details.ts';
import { loadOrder, type StoredOrder } from '../domains/orders/find-order.ts';
import { behaviorOf } from '../domains/payments/payment-behavior.ts';
import { allCountries } from '../domains/shop/countries.ts';
import { contractTexts, readVersions } from '../domains/shop/legal-text-versions.ts';
import { findLegalTexts } from '../domains/shop/legal-texts.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { orderConfirmation } from '../mails/order-confirmation.ts';
import { sendMail } from '../mails/send-mail.ts';
import { plainTextOf } from '../texts/plain-text.ts';

/** Sends the confirmation of an order, in the language in which it was placed. */
export async function sendOrderConfirmation(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  const confirmed = await loadOrder(shop.db, orderId);
  if (!confirmed) throw new Error(`order ${orderId} does not exist`);
  const { order } = confirmed;
  const { id, language } = order;
  // Canceled since it was placed, nothing is owed any more.
  const isOwed = order.totalGross > order.giftCardAmount && orderStateOf(order.statusId) !== 'canceled';
  const frame = await mailFrameOf(shop, language);
  const countries = await allCountries(shop);
  await sendMail(shop, {
    to: order.email,
    about: `order-${id}-confirmation`,
    frame,
    content: orderConfirmation(frame, {
      confirmed,
      orderUrl: frame.shopUrl + pathTo.confirmation(language, id, order.accessKey),
      countryName: (countryId) => inLanguage(countries.find(({ id }) => id === countryId)?.names, language) ?? '',
      legalTexts: await textsOf(shop, order),
      bankDetails: isOwed && behaviorOf(order.paymentMethodKey).namesAccount ? await bankDetailsOf(shop) : null,
    }),
  });
}

/** HTML of what its buyer agreed to, or as it is now, where that was not written down; what the shop did not have is left out. */
async function textsOf(
  { db }: Pick<Shop, 'db'>,
  { legalTexts, language }: Pick<StoredOrder['order'], 'legalTexts' | 'language'>,
): Promise<string[]> {
  const texts = legalTexts
    ? await readVersions(db, legalTexts)
    : Object.values(await findLegalTexts(db, { types: contractTexts, language }));
  return texts.filter((each) => plainTextOf(each) !== '');
}
