import type { Price, SalesPrice } from '@mise/contract/catalog/price.ts';
import { basePrice, basePriceText } from '@mise/rules/base-price.ts';
import { formatMoney, formatUnitPrice } from '@mise/rules/format-money.ts';
import { inLanguage } from '@mise/rules/languages.ts';
import { lineAmount, toDecimal, toPercent, type UnitAmount, unitToDecimal } from '@mise/rules/money.ts';
import type { NetGross } from '@mise/rules/net-gross.ts';
import type { ProductRow } from '../product-rows.ts';
import { momentWire, type WireFrame } from './wire-frame.ts';

export const priceKinds = {
  default: { id: 1, type: 'default' },
  recommended: { id: 2, type: 'rrp' },
  offer: { id: 3, type: 'specialOffer' },
} as const;

/** One price of a variation; amounts in ten-thousandths per piece. */
export type PriceFacts = {
  kind: (typeof priceKinds)[keyof typeof priceKinds];
  unitPrice: NetGross;
  minimumQuantity: number;
  lowest30Days: NetGross | null;
  /** What the customer class saves on a piece. */
  discount: NetGross;
};

/** The contract's Default shape: shown on the binding side, with the figures of both sides behind it. */
export function salesPriceWire(row: ProductRow, frame: WireFrame, facts: PriceFacts): SalesPrice {
  return { ...shownPriceWire(row, frame, facts), data: figuresWire(row, frame, facts) };
}

/** The same without the figures. */
export function shownPriceWire(row: ProductRow, frame: WireFrame, facts: PriceFacts): SalesPrice {
  const { view, language } = frame;
  const side = view.showsNetPrices ? 'net' : 'gross';
  const { unitPrice, minimumQuantity, lowest30Days, discount } = facts;
  const base = baseOf(row, unitPrice[side], frame);
  const unitName = inLanguage(frame.reference.units.get(row.unitId)?.names, language) ?? '';
  return {
    price: priceWire(unitPrice[side], minimumQuantity, frame),
    unitPrice: unitPriceWire(unitPrice[side], frame),
    basePrice: base ? basePriceText(base, { unitName, currency: view.currency, language }) : '',
    baseLot: base && 1,
    baseUnit: base?.unitCode ?? null,
    baseSinglePrice: base ? unitToDecimal(base.amount) : null,
    minimumOrderQuantity: minimumQuantity,
    contactClassDiscount: { percent: percentOf(discount, frame), amount: unitToDecimal(discount[side]) },
    categoryDiscount: { percent: 0, amount: 0 },
    currency: view.currency,
    lowestPrice: lowest30Days ? unitPriceWire(lowest30Days[side], frame) : { value: null, formatted: '' },
    vat: { id: row.vatId, value: toPercent(view.rateOf(row.vatId)) },
    isNet: view.showsNetPrices,
  };
}

function figuresWire(row: ProductRow, frame: WireFrame, facts: PriceFacts): SalesPrice['data'] {
  const { view } = frame;
  const { kind, unitPrice, minimumQuantity, lowest30Days, discount } = facts;
  return {
    salesPriceId: kind.id,
    price: priceWire(unitPrice.gross, minimumQuantity, frame).value ?? 0,
    priceNet: priceWire(unitPrice.net, minimumQuantity, frame).value ?? 0,
    basePrice: unitToDecimal(baseOf(row, unitPrice.gross, frame)?.amount ?? 0),
    basePriceNet: unitToDecimal(baseOf(row, unitPrice.net, frame)?.amount ?? 0),
    unitPrice: unitToDecimal(unitPrice.gross),
    unitPriceNet: unitToDecimal(unitPrice.net),
    lowestPrice: lowest30Days && unitToDecimal(lowest30Days.gross),
    lowestPriceNet: lowest30Days && unitToDecimal(lowest30Days.net),
    customerClassDiscountPercent: percentOf(discount, frame),
    customerClassDiscount: unitToDecimal(discount.gross),
    customerClassDiscountNet: unitToDecimal(discount.net),
    categoryDiscountPercent: 0,
    categoryDiscount: 0,
    categoryDiscountNet: 0,
    vatId: row.vatId,
    vatValue: toPercent(view.rateOf(row.vatId)),
    currency: view.currency,
    interval: 'none',
    conversionFactor: 1,
    minimumOrderQuantity: String(minimumQuantity),
    updatedAt: momentWire(row.updatedAt),
    type: kind.type,
  };
}

/** What the quantity costs from which on the price holds; a single piece keeps all decimals of its price. */
function priceWire(unitPrice: UnitAmount, quantity: number, frame: WireFrame): Price {
  if (quantity === 1) return unitPriceWire(unitPrice, frame);
  const amount = lineAmount(unitPrice, quantity);
  return { value: toDecimal(amount), formatted: formatMoney(toDecimal(amount), frame.view.currency, frame.language) };
}

function unitPriceWire(amount: UnitAmount, frame: WireFrame): Price {
  return {
    value: unitToDecimal(amount),
    formatted: formatUnitPrice(unitToDecimal(amount), frame.view.currency, frame.language),
  };
}

function baseOf(row: ProductRow, unitPrice: UnitAmount, { reference }: WireFrame) {
  if (!row.mayShowUnitPrice) return null;
  return basePrice({ unitPrice, unitCode: reference.units.get(row.unitId)?.code ?? '', content: row.unitContent });
}

function percentOf(discount: NetGross, frame: WireFrame): number {
  return discount.gross === 0 ? 0 : frame.view.discountPercent;
}
