import type { Context } from '../../context.ts';
import type { Buyer } from '../catalog/sale-limits.ts';
import { customerClassOf } from '../customers/customer-class.ts';
import { currencyOf } from '../shop/settings.ts';
import type { Basket } from './basket.ts';

/** Who buys what is in a basket, as far as it decides what is sold to them. */
export async function buyerOf(
  context: Context,
  { shippingCountryId }: Pick<Basket, 'shippingCountryId'>,
): Promise<Buyer> {
  return {
    customerClassId: (await customerClassOf(context)).id,
    currency: await currencyOf(context.shop),
    language: context.language,
    shippingCountryId,
  };
}
