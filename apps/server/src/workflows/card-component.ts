import { orderStateOf } from '@mise/rules/order-state.ts';
import { pathTo, withQuery } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import type { StoredOrder } from '../domains/orders/find-order.ts';
import { behaviorOf } from '../domains/payments/payment-behavior.ts';
import { settingsOf } from '../domains/shop/settings.ts';

/** What fields for cards on our own page need; `scriptUrl` is '' unless the owner has switched them on and named a profile. */
export async function cardComponent({
  config,
  remember,
}: Pick<Shop, 'config' | 'remember'>): Promise<{ profileId: string; scriptUrl: string; isTest: boolean }> {
  const { mollieComponents, mollieProfileId } = await settingsOf({ remember });
  const isUsed = mollieComponents && mollieProfileId !== '' && config.mollie !== null;
  const scriptUrl = isUsed ? (config.mollie?.scriptUrl ?? '') : '';
  return { profileId: mollieProfileId, scriptUrl, isTest: config.mollie?.isTest ?? false };
}

/** Our own page on which the card for an order is typed; null where it is not paid so: cards go to one page alone. */
export async function cardPage(shop: Shop, { order }: StoredOrder): Promise<string | null> {
  const isCard = behaviorOf(order.paymentMethodKey).provider?.method === 'creditcard';
  if (!isCard || orderStateOf(order.statusId) !== 'waitingForPayment') return null;
  if ((await cardComponent(shop)).scriptUrl === '') return null;
  const { id, accessKey, language } = order;
  return shop.config.shopUrl + withQuery(pathTo.molliePayment(language), { orderId: id, accessKey });
}
