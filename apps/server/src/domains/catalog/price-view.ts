import type { BasisPoints } from '@mise/rules/money.ts';
import type { Shop } from '../../context.ts';
import { currencyOf, shopCountryId } from '../shop/settings.ts';
import { rateOf, type VatRates, vatRatesOf } from '../shop/vat.ts';

/** What of a customer class decides its prices. */
export type PriceClass = {
  id: number;
  showsNetPrices: boolean;
  /** Two decimals. */
  discountPercent: number;
};

/** How prices are chosen and shown in one answer. */
export type PriceView = Omit<PriceClass, 'id'> & {
  customerClassId: number;
  currency: string;
  /** VAT by VAT id of the shop's own country: what the stored gross prices contain. */
  rates: VatRates;
  rateOf: (vatId: number) => BasisPoints;
};

export async function priceViewOf(shop: Shop, priceClass: PriceClass): Promise<PriceView> {
  const { id: customerClassId, showsNetPrices, discountPercent } = priceClass;
  const rates = await vatRatesOf(shop, await shopCountryId(shop));
  if (!rates) throw new Error("the shop's own country has no VAT rates");
  return {
    customerClassId,
    showsNetPrices,
    discountPercent,
    currency: await currencyOf(shop),
    rates,
    rateOf: (vatId) => rateOf(rates, vatId),
  };
}
