import { unbrokenPhone } from '@mise/rules/phone-number.ts';
import type { Shop } from '../../context.ts';
import { settingsOf } from './settings.ts';

/** Whom to ask about an order that the shop cannot take by itself, as it stands in a sentence. */
export async function contactOf(shop: Shop): Promise<string> {
  const { companyEmail, companyPhone, shopName } = await settingsOf(shop);
  return [companyEmail, unbrokenPhone(companyPhone)].filter(Boolean).join(', ') || shopName;
}
