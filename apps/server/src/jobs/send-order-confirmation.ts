import type { LegalTextType } from '@mise/contract/shop/settings.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import { orderStateOf } from '@mise/rules/order-state.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { bankDetailsOf } from '../domains/orders/bank-details.ts';
import { loadOrder } from '../domains/orders/find-order.ts';
import { behaviorOf } from '../domains/payments/payment-behavior.ts';
import { allCountries } from '../domains/shop/countries.ts';
import { findLegalText } from '../domains/shop/legal-texts.ts';
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
      legalTexts: await contractTexts(shop, language),
      bankDetails: isOwed && behaviorOf(order.paymentMethodKey).namesAccount ? await bankDetailsOf(shop) : null,
    }),
  });
}

/** HTML of them as they are when the order is confirmed; those that the shop does not have are left out. */
async function contractTexts({ db }: Pick<Shop, 'db'>, language: Language): Promise<string[]> {
  const types: LegalTextType[] = ['TermsConditions', 'CancellationRights', 'WithdrawalForm'];
  const texts = await Promise.all(types.map((type) => findLegalText(db, type, language)));
  return texts.flatMap((each) => (each && plainTextOf(each) !== '' ? [each] : []));
}
