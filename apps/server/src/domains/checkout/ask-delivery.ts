import type { DeliveryPromise, DeliveryPromiseParams } from '@mise/contract/checkout/delivery.ts';
import type { Context } from '../../context.ts';
import { customerClassOf } from '../customers/customer-class.ts';
import { cartOfVisitor } from './cart-view.ts';
import { promiseDelivery } from './delivery.ts';
import { addressesOf, priceBasket } from './priced-basket.ts';
import { shippingProfiles } from './shipping-profiles.ts';

/** No line of the database has it. */
const askedLine = 0;

const nothing: DeliveryPromise = { isMailed: false, delivery: null, parts: [], reasons: null, methods: {} };

/**
 * When a quantity would come if it was added to the cart: it is worked out as a line of it, after those that take their
 * pieces before, and goes the way that the cart then goes. Nothing is written.
 */
export async function deliveryOfVariation(
  context: Context,
  { variationId, quantity, propertyIds }: DeliveryPromiseParams & { variationId: number },
): Promise<DeliveryPromise> {
  const { basket, held } = await cartOfVisitor(context, [variationId]);
  if (held.variations.get(variationId)?.isGiftCard) return { ...nothing, isMailed: true };
  const asked = {
    ...{ id: askedLine, variationId, quantity, components: [], orderParamsKey: '', unit: null },
    orderParams: propertyIds.map((propertyId) => ({ propertyId, value: 'true' })),
  };
  const priced = await priceBasket(context, {
    basket,
    customerClass: await customerClassOf(context),
    held: { ...held, rows: [...held.rows, asked] },
  });
  const index = priced.lines.findIndex(({ id }) => id === askedLine);
  const { lines, wholeOfLine } = priced.delivery;
  const { parts = [], reasons = null } = lines[index] ?? {};
  return { ...nothing, delivery: wholeOfLine(index), parts, reasons };
}

/** When what lies in stock comes, by each method that goes to where the visitor is delivered. */
export async function deliveryOfStock(context: Context): Promise<DeliveryPromise> {
  const { basket, held } = await cartOfVisitor(context);
  const { isBillingAsShipping } = held;
  const { deliveryAddress } = await addressesOf(context.db, basket, { isMailed: false, isBillingAsShipping });
  const countryId = deliveryAddress?.countryId ?? basket.shippingCountryId;
  const shipping = (await shippingProfiles(context.shop)).filter(({ rates }) =>
    rates.some((rate) => rate.countryId === countryId),
  );
  const selected = shipping.find(({ id }) => id === basket.shippingProfileId) ?? shipping[0] ?? null;
  const inStock = { quantity: 1, readyDays: { minimum: 0, maximum: 0 }, finishingDays: 0, needs: [] };
  const { whole, lines, methods } = await promiseDelivery(context, {
    ...{ supplies: [inStock], shipping, selected },
    destination: { countryId, address: deliveryAddress },
    isAfterPayment: false,
  });
  const { parts = [], reasons = null } = lines[0] ?? {};
  return { ...nothing, delivery: whole, parts, reasons, methods };
}
