import type { CheckoutView } from '#app/views/checkout.ts';
import { type CheckoutValues, isOtherService, type ServiceValues } from '#app/views/checkout-form.ts';

type Choices = Pick<CheckoutValues, 'shippingMethod' | 'paymentMethod' | 'split'> & ServiceValues;
type Offer = Pick<CheckoutView, 'shipping' | 'payment' | 'split'> & {
  cart: Pick<CheckoutView['cart'], 'lines' | 'totals' | 'delivery'>;
};

/**
 * Whether the shop would now sell something else than what stood on the screen when its button was pressed. Methods are those of the form: they
 * stand there as soon as they are clicked, also where the page has not been drawn anew since, or could not answer yet.
 */
export function isOtherOffer({ view, values }: { view: Offer; values: Choices }, now: Offer): boolean {
  const method = ({ shipping: { options, selected } }: Offer) => options.find(({ id }) => id === selected);
  const services = (offer: Offer) => JSON.stringify(method(offer)?.services);
  // Of a method that was chosen just now the page may not have drawn any.
  const carrierBefore = view.shipping.options.find(({ id }) => id === now.shipping.selected)?.carrier;
  const pieces = ({ cart }: Offer) =>
    JSON.stringify(cart.lines.map(({ id, quantity, amount }) => [id, quantity, amount]));
  return (
    pieces(view) !== pieces(now) ||
    view.cart.totals.gross !== now.cart.totals.gross ||
    view.cart.totals.toPay !== now.cart.totals.toPay ||
    (Number(values.shippingMethod) || view.shipping.selected) !== now.shipping.selected ||
    // The owner may have given the same way to another carrier.
    (carrierBefore !== undefined && carrierBefore !== method(now)?.carrier) ||
    (Number(values.paymentMethod) || view.payment.selected) !== now.payment.selected ||
    (values.split || view.split) !== now.split ||
    // Of boxes that are not on the page yet the form says nothing.
    (services(view) !== services(now) && isOtherService(values, now.shipping))
  );
}

/** Whether it would come on other days than stood beside it: somebody else may have bought what was in stock. */
export function isOtherDay(view: Pick<Offer, 'cart'>, now: Pick<Offer, 'cart'>): boolean {
  const days = ({ cart: { delivery, lines } }: Pick<Offer, 'cart'>) =>
    JSON.stringify([delivery?.window, delivery?.isComplete, lines.map((line) => line.delivery)]);
  return days(view) !== days(now);
}
