import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../../context.ts';
import { translateInto } from '../../texts/translate.ts';
import { activeCountries } from '../shop/countries.ts';
import { settingsOf } from '../shop/settings.ts';
import { bankDetailsOf } from './bank-details.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { sellerLines } from './confirmation-terms.ts';
import { loadOrder } from './find-order.ts';

/**
 * Sends the confirmation of an order. It may run more than once for one order; the Message-ID is the same each time, so
 * that a mailbox knows the second one as the first.
 */
export async function sendOrderConfirmation(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  const stored = await loadOrder(shop.db, orderId);
  if (!stored) throw new Error(`order ${orderId} does not exist`);
  const { order } = stored;
  const language = order.language;
  const settings = await settingsOf(shop);
  const countries = await activeCountries(shop);
  const mail = confirmationMail(stored, {
    language,
    shopName: settings.shopName,
    phone: settings.companyPhone,
    orderUrl: shop.config.shopUrl + pathTo.confirmation(language, order.id, order.accessKey),
    countryName: (id) => countries.find((country) => country.id === id)?.names[language] ?? '',
    bankDetails: order.paymentMethodKey === 'prepayment' ? await bankDetailsOf(shop) : null,
    seller: sellerLines(settings, translateInto(language)),
  });
  await shop.mail.send({
    ...mail,
    to: order.email,
    messageId: `order-${order.id}-confirmation@${new URL(shop.config.shopUrl).hostname}`,
  });
}
