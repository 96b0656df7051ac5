import type { Product } from '@mise/contract/catalog/product.ts';
import { addressOptionTypes } from '@mise/contract/customers/address-types.ts';
import type { Order, OrderPaymentBankDetails } from '@mise/contract/orders/order.ts';
import type { AddressData, AddressOption } from '@mise/contract/orders/order-address.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import { localized } from '@mise/rules/localized.ts';
import { type OrderState, orderStateOf, paymentStatus } from '@mise/rules/order-state.ts';
import type { Country } from '../shop/countries.ts';
import { vatStandingWire } from '../tax/wire.ts';
import { carrierContact } from './carrier-contact.ts';
import type { StoredOrder } from './find-order.ts';
import { heldUntil } from './held-until.ts';
import { isMailed } from './mailed.ts';
import { type Way, wayOf } from './way-of.ts';
import { orderItemWire } from './wire-item.ts';
import { orderAmountWire, orderTotalsWire } from './wire-totals.ts';

/** Of the contract's dates of an order. */
const shippingDateTypeId = 5;

export type OrderLabels = {
  state: (state: OrderState, way: Way) => string;
};

/** The contract's Order, from what was stored when it was placed. */
export function orderWire(
  stored: StoredOrder,
  context: {
    labels: OrderLabels;
    paymentIcon: string;
    bankDetails: OrderPaymentBankDetails | null;
    /** Of the addresses of products. */
    language: Language;
    countries: readonly Country[];
    products: ReadonlyMap<number, Product>;
    /** What may be done about its payment, and what hangs on it. */
    payment: Pick<Order, 'isPayable' | 'paymentMethodListForSwitch' | 'paymentTerm' | 'setAsideUntil' | 'delivery'>;
  },
): Order {
  const { order, items } = stored;
  const state = orderStateOf(order.statusId);
  const shipment = shipmentOf(order);
  const paid = paymentStatus({ total: order.totalGross - order.creditedAmount, paid: order.paidAmount });
  const createdAt = order.createdAt.toISOString();
  const updatedAt = order.updatedAt.toISOString();
  const byVariation = <Value>(read: (item: (typeof items)[number]) => Value) =>
    Object.fromEntries(items.filter(isArticle).map((item) => [String(item.variationId), read(item)]));
  return {
    order: {
      id: order.id,
      referrerId: Number(order.referrerId) || 0,
      roundTotalsOnly: false,
      numberOfDecimals: 2,
      statusName: context.labels.state(state, wayOf(order)),
      plentyId: 1,
      typeId: order.typeId,
      lockStatus: 'unlocked',
      locationId: '1',
      createdAt,
      updatedAt,
      statusId: order.statusId,
      ownerId: '',
      payments: [],
      relations: [],
      properties: [],
      dates: shipment ? [{ orderId: order.id, typeId: shippingDateTypeId, date: shipment.dispatchedAt }] : [],
      amounts: [orderAmountWire(stored)],
      orderReferences: [],
      orderItems: items.map((item) => orderItemWire(item, { order, items })),
      addressRelations: stored.addresses.map(({ typeId }) => ({ id: typeId, orderId: order.id, typeId, addressId: 0 })),
      billingAddress: addressWire(stored, 1, context),
      deliveryAddress: addressWire(stored, 2, context),
      documents: [],
      accessKey: order.accessKey,
      preferredDelivery:
        order.shippingServices.length > 0
          ? Object.fromEntries(order.shippingServices.map(({ name, value }) => [name, value]))
          : [],
      orderContactWish: order.contactWish,
      orderCustomerSign: order.customerSign,
    },
    status: context.labels.state(state, wayOf(order)),
    totals: orderTotalsWire(stored),
    shippingProfileId: order.shippingProfileId,
    shippingProvider: order.shippingProvider,
    shippingProfileName: order.shippingProfileName,
    isMailed: isMailed(order),
    isFetched: order.isFetched,
    paymentKey: order.paymentMethodKey,
    paymentMethodName: order.paymentMethodName,
    paymentBankDetails: context.bankDetails,
    paymentMethodIcon: context.paymentIcon,
    paymentStatus: paid,
    paymentStatusKey: `orderConfirmationPaymentStatus.${paid}`,
    paymentMethodKey: order.paymentMethodKey,
    paymentText: null,
    allowPaymentMethodSwitchFrom: context.payment.paymentMethodListForSwitch.length > 0,
    ...context.payment,
    payableUntil: heldUntil(order)?.toISOString() ?? null,
    deliverySplit: order.deliverySplit,
    shipment,
    email: order.email,
    carrierContact: carrierContact(stored),
    vatStanding: order.vatStanding && vatStandingWire(order.vatStanding),
    isReturnable: false,
    highlightNetPrices: order.isNet,
    itemURLs: byVariation(({ url }) => localized(context.language, url)),
    itemImages: byVariation(({ imageUrl }) => imageUrl),
    variations: Object.fromEntries([...context.products].map(([id, product]) => [String(id), product])),
  };
}

function shipmentOf({ dispatchedAt, trackingNumber, trackingUrl }: StoredOrder['order']): Order['shipment'] {
  return dispatchedAt && { dispatchedAt: dispatchedAt.toISOString(), trackingNumber, trackingUrl };
}

/** Something that was bought; a coupon is a line of the order, too. */
function isArticle({ variationId }: StoredOrder['items'][number]): boolean {
  return variationId !== null;
}

function addressWire(
  stored: StoredOrder,
  typeId: 1 | 2,
  { countries, language }: { countries: readonly Country[]; language: Language },
): AddressData {
  const address = stored.addresses.find((one) => one.typeId === typeId);
  if (!address) throw new Error(`order ${stored.order.id} has no address of type ${typeId}`);
  const { fields } = address;
  const country = countries.find(({ id }) => id === address.countryId);
  const state = country?.states.find(({ id }) => id === address.stateId);
  const createdAt = stored.order.createdAt.toISOString();
  const option = (type: number, value: string, position: number): AddressOption[] =>
    value === ''
      ? []
      : [{ id: position + 1, addressId: 0, typeId: type, value, position, createdAt, updatedAt: createdAt }];
  return {
    id: 0,
    gender: fields.gender,
    name1: fields.companyName,
    name2: fields.firstName,
    name3: fields.lastName,
    name4: '',
    address1: fields.streetName,
    address2: fields.houseNumber,
    address3: fields.additional,
    address4: '',
    postalCode: fields.zipCode,
    town: fields.city,
    countryId: address.countryId,
    stateId: address.stateId,
    countryName: inLanguage(country?.names, language) ?? '',
    stateName: inLanguage(state?.names, language) ?? '',
    readOnly: true,
    checkedAt: null,
    createdAt,
    updatedAt: createdAt,
    title: '',
    contactPerson: '',
    taxIdNumber: fields.vatNumber,
    options: [
      ...option(addressOptionTypes.telephone, fields.phoneNumber, 0),
      ...option(addressOptionTypes.email, fields.email || stored.order.email, 1),
      ...option(addressOptionTypes.postNumber, fields.postNumber, 2),
      ...option(addressOptionTypes.birthday, fields.birthday, 3),
    ],
  };
}
