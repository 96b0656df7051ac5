import type { CheckoutChanged } from '@mise/contract/events.ts';
import { inLanguage } from '@mise/rules/languages.ts';
import type { Context } from '../context.ts';
import { cartOfVisitor, openPricedBasket } from '../domains/checkout/cart-view.ts';
import { paymentMethodWire, shippingMethodWire } from '../domains/checkout/wire.ts';
import { customerClassOf } from '../domains/customers/customer-class.ts';
import { currencyOf } from '../domains/shop/settings.ts';
import { currencyPatternWire } from '../domains/shop/wire.ts';

/** What a client shows of the checkout, as it is after a change. */
export async function checkoutChanged(context: Context): Promise<CheckoutChanged> {
  const { language, shop } = context;
  const priced = await openPricedBasket(context, await cartOfVisitor(context));
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
