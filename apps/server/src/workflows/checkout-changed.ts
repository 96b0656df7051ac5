import type { CheckoutChanged, Events } from '@mise/contract/events.ts';
import { inLanguage } from '@mise/rules/languages.ts';
import type { Context } from '../context.ts';
import { cartWire } from '../domains/cart/wire.ts';
import { cartOfVisitor, cartView, openPricedBasket } from '../domains/checkout/cart-view.ts';
import type { PricedBasket } from '../domains/checkout/priced-basket.ts';
import { paymentMethodWire, shippingMethodWire } from '../domains/checkout/wire.ts';
import { customerClassOf } from '../domains/customers/customer-class.ts';
import { currencyOf } from '../domains/shop/settings.ts';
import { currencyPatternWire } from '../domains/shop/wire.ts';
import { basketChanged } from './cart-events.ts';

type ChoiceEvents = Required<Pick<Events, 'AfterBasketChanged' | 'CheckoutChanged'>>;

/** The basket as it is after a change of what was chosen for it, and what clients are told of it. `tells`: the answer is the cart. */
export async function afterChoice(
  context: Context,
  { tells = false }: { tells?: boolean } = {},
): Promise<{ priced: PricedBasket; events: ChoiceEvents }> {
  const priced = await openPricedBasket(context, { ...(await cartOfVisitor(context)), tells });
  const basket = cartWire(await cartView(context, priced), new Map());
  return { priced, events: { ...basketChanged(basket), CheckoutChanged: await checkoutOf(context, priced) } };
}

/** What a client shows of the checkout. */
async function checkoutOf(context: Context, priced: PricedBasket): Promise<CheckoutChanged> {
  const { shop, language } = context;
  const { basket, shipping, payment, selectedPayment, selectedShipping } = priced;
  const currency = await currencyOf(shop);
  const side = (await customerClassOf(context)).showsNetPrices ? 'net' : 'gross';
  return {
    checkout: {
      billingAddressId: basket.billingAddressId,
      contactWish: basket.contactWish,
      currency,
      currencyList: [{ name: currency, symbol: currencyPatternWire(currency, language).symbol }],
      deliveryAddressId: basket.shippingAddressId,
      maxDeliveryDays: [],
      methodOfPaymentId: selectedPayment?.id ?? null,
      methodOfPaymentList: payment.map(({ id, key, names }, index) => ({
        id,
        checkoutPriority: index,
        isDocumentBuilderActive: 0,
        name: inLanguage(names, language),
        paymentKey: key.toUpperCase(),
        pluginKey: '',
      })),
      paymentDataList: payment.map((method) => paymentMethodWire(method, language)),
      readOnly: false,
      shippingCountryId: basket.shippingCountryId,
      shippingProfileId: selectedShipping?.profile.id ?? null,
      shippingProfileList: shipping.map((option) => shippingMethodWire(option, { priced, side, language })),
    },
  };
}
