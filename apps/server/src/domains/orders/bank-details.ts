import type { OrderPaymentBankDetails } from '@mise/contract/orders/order.ts';
import type { Shop } from '../../context.ts';
import { settingsOf } from '../shop/settings.ts';

/** The account that bank transfers go to, from the shop's settings. */
export async function bankDetailsOf(shop: Pick<Shop, 'remember'>): Promise<OrderPaymentBankDetails> {
  const settings = await settingsOf(shop);
  return {
    account: settings.bankAccount,
    accountOwner: settings.bankAccountOwner,
    code: settings.bankCode,
    iban: settings.bankIban,
    name: settings.bankName,
    swift: settings.bankBic,
  };
}
