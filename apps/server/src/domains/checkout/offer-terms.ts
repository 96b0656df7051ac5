import type { OfferTerms } from '@mise/contract/catalog/offer-terms.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import { lineAmount, toDecimal, unitFromDecimal } from '@mise/rules/money.ts';
import { quantityRange } from '@mise/rules/quantity-range.ts';
import type { Context } from '../../context.ts';
import { readSellable } from '../catalog/known-variations.ts';
import type { SellableVariation } from '../catalog/sellable-variations.ts';
import { findCountry } from '../shop/countries.ts';
import { currencyOf, settingsOf } from '../shop/settings.ts';
import { availableShippingProfiles } from './shipping-choice.ts';
import { shippingProfiles } from './shipping-profiles.ts';

/** What holds for an order of nothing but the smallest quantity of a product, within the shop's own country. */
export async function offerTerms(context: Context, product: Product): Promise<OfferTerms> {
  const { shop } = context;
  context.dependencies.tags.add('settings').add('ways');
  const settings = await settingsOf(shop);
  const country = await findCountry(shop, settings.shopCountryId);
  const { id } = product.variation;
  const sold = (await readSellable(context, [id])).get(id);
  if (!country || !sold || sold.isGiftCard) return { shipping: null, returns: null };
  const home = { id: country.id, iso: country.iso2 };
  // What has to be made for one buyer cannot be given back.
  const isMadeToOrder = sold.orderProperties.some(({ isRequired, excludesReturn }) => isRequired && excludesReturn);
  return {
    shipping: await shippingOf(context, { product, sold, home }),
    returns:
      settings.returnDays > 0 && !isMadeToOrder
        ? { countryIso: home.iso, days: settings.returnDays, isFree: settings.areReturnsFree }
        : null,
  };
}

type Sold = { product: Product; sold: SellableVariation; home: { id: number; iso: string } };

async function shippingOf(
  { shop }: Pick<Context, 'shop'>,
  { product: { prices }, sold, home }: Sold,
): Promise<OfferTerms['shipping']> {
  const { minimum } = quantityRange(sold, null);
  const tier = prices?.graduatedPrices.findLast(({ minimumOrderQuantity }) => minimumOrderQuantity <= minimum);
  const price = (tier ?? prices?.specialOffer ?? prices?.default)?.data?.unitPrice;
  if (price === undefined) return null;
  const delivered = (await shippingProfiles(shop)).filter(({ isPickup }) => !isPickup);
  const [choice] = availableShippingProfiles(delivered, {
    countryId: home.id,
    itemSum: lineAmount(unitFromDecimal(price), minimum),
    weightG: sold.weightG * minimum,
  });
  if (!choice) return null;
  const { profile, amount } = choice;
  const transit = profile.transits.find(({ countryId }) => countryId === home.id) ?? profile;
  return {
    countryIso: home.iso,
    amount: toDecimal(amount),
    currency: await currencyOf(shop),
    handlingDays: sold.readyDays,
    transitDays: { minimum: transit.minimumDays, maximum: transit.maximumDays },
  };
}
