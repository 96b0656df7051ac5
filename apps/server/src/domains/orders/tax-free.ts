import { type MinorAmount, scale } from '@mise/rules/money.ts';
import { type Side, toSide } from '@mise/rules/net-gross.ts';
import { unitPriceOnSide } from '@mise/rules/unit-price.ts';
import {
  type Charge,
  discountedGoodsOf,
  type GoodsLine,
  goodsOf,
  priceLine,
  type RatedAmount,
  splitCharge,
  sumOf,
} from './goods.ts';

type Taxed = {
  binding: Side;
  lines: readonly GoodsLine[];
  shipping: Charge;
  paymentFee: Charge;
  /** At most the value of the goods that it is about. */
  discount: MinorAmount;
};

/**
 * The same order as an export delivery: nothing is taxed, and what was agreed gross is charged net. Each unit price loses
 * the VAT that it contains and is rounded as a price is (`unitPriceOnSide`), so that unit price × quantity is still the line. Charges lose
 * theirs in proportion to the goods, and the discount keeps its share of the goods: a full one stays a full one.
 */
export function withoutVat(taxed: Taxed): Taxed {
  const { binding } = taxed;
  const priced = taxed.lines.map(priceLine);
  const goods = goodsOf(taxed.lines, priced);
  const lines = taxed.lines.map((line) => lineWithoutVat(line, binding));
  const before = sumOf(discountedGoodsOf(taxed.lines, priced));
  const after = sumOf(discountedGoodsOf(lines, lines.map(priceLine)));
  return {
    binding: 'net',
    lines,
    shipping: chargeWithoutVat(taxed.shipping, goods, binding),
    paymentFee: chargeWithoutVat(taxed.paymentFee, goods, binding),
    discount: before === 0 ? 0 : scale(after, taxed.discount, before),
  };
}

function lineWithoutVat(line: GoodsLine, binding: Side): GoodsLine {
  return {
    ...line,
    unitPrice: unitPriceOnSide(line.unitPrice, line.vatRate, binding, 'net'),
    vatRate: 0,
    surcharges: line.surcharges?.map((surcharge) => ({
      ...surcharge,
      amount: unitPriceOnSide(surcharge.amount, surcharge.vatRate, binding, 'net'),
      vatRate: 0,
    })),
  };
}

function chargeWithoutVat(charge: Charge, goods: readonly RatedAmount[], binding: Side): Charge {
  const shares = splitCharge(charge, goods, binding);
  const netShares = shares.map(({ amount, vatRate }) => ({ amount: toSide(amount, vatRate, binding, 'net'), vatRate }));
  return { amount: sumOf(netShares), side: 'net' };
}
