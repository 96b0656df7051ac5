import type { OrderPaymentBankDetails } from '@mise/contract/orders/order.ts';
import type { Shop } from '../../context.ts';
import { settingsOf, settingText } from '../shop/settings.ts';

/** The account that bank transfers go to, from the shop's settings. */
export async function bankDetailsOf(shop: Pick<Shop, 'remember'>): Promise<OrderPaymentBankDetails> {
  const settings = await settingsOf(shop);
  return {
    account: settingText(settings, 'bankAccount'),
    accountOwner: settingText(settings, 'bankAccountOwner'),
    code: settingText(settings, 'bankCode'),
    iban: settingText(settings, 'bankIban'),
    name: settingText(settings, 'bankName'),
    swift: settingText(settings, 'bankBic'),
  };
}
