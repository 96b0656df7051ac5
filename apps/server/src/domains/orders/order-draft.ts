import type { DeliveryPart, DeliverySplit } from '@mise/contract/checkout/delivery.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { Pack } from '@mise/rules/pack.ts';
import type { AddressFields } from '../customers/tables.ts';
import type { LegalVersions } from '../shop/legal-text-versions.ts';
import type { KnownStanding } from '../tax/vat-checks.ts';
import type { OrderedProperty, OrderedService, PromisedDays } from './tables.ts';
import type { Totals } from './totals.ts';

/** A piece of an order as it is written down, in the order's language. */
export type DraftLine = {
  variationId: number;
  itemId: number;
  isBundle: boolean;
  isGiftCard: boolean;
  name: string;
  number: string;
  attributes: { name: string; value: string }[];
  pack: Pack;
  properties: OrderedProperty[];
  quantity: number;
  imageUrl: string;
  url: string;
  deliveryParts: DeliveryPart[];
  /** What a bundle consists of. */
  components: DraftComponent[];
};

/** `quantity`: in all bundles of the line. */
export type DraftComponent = Pick<
  DraftLine,
  'variationId' | 'itemId' | 'name' | 'number' | 'attributes' | 'pack' | 'quantity' | 'imageUrl' | 'url'
>;

export type DraftAddress = { countryId: number; stateId: number | null; fields: AddressFields };

/** What of a variation leaves the stock, one a variation, be it a line or in bundles. `name`, `pack`: what the shopper ordered. */
export type StockDemand = {
  variationId: number;
  name: string;
  pack: Pack;
  quantity: number;
  policy: 'limited' | 'oversell' | 'unlimited';
  /** Where it is a component alone: a bundle that was ordered, and how many pieces one holds. */
  soldAs?: { variationId: number; pieces: number };
};

/** Everything that an order stores, checked and calculated before it is placed. */
export type OrderDraft = {
  basketId: number;
  basketVersion: string;
  customerId: number;
  companyId: number | null;
  language: Language;
  email: string;
  isOfGuest: boolean;
  referrerId: string | null;
  customerClassId: number;
  currency: string;
  isExportDelivery: boolean;
  vatStanding: (KnownStanding & { vatRate: number }) | null;
  shippingCountryId: number;
  shippingProfileId: number;
  shippingProvider: string;
  shippingProfileName: string;
  isFetched: boolean;
  shippingServices: OrderedService[];
  paymentMethodId: number;
  paymentMethodKey: string;
  paymentMethodName: string;
  contactWish: string | null;
  customerSign: string | null;
  isShippingPrivacyAccepted: boolean;
  /** `tables.ts` says what each means. */
  legalTexts: LegalVersions;
  paymentDays: number | null;
  holdEndsAt: Date | null;
  delivery: PromisedDays | null;
  deliverySplit: DeliverySplit | null;
  billingAddress: DraftAddress;
  deliveryAddress: DraftAddress;
  lines: DraftLine[];
  /** `name`: what its line says. */
  coupon: { id: number; code: string; kind: 'fixed' | 'percentage' | 'freeShipping'; name: string } | null;
  /** What gift cards pay of it, in minor units. */
  giftCards: { giftCardId: number; amount: number }[];
  /** Totals of the lines, in their order. */
  totals: Totals;
  demand: StockDemand[];
  statusId: number;
};
