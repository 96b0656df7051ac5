import type { Basket } from '@mise/contract/cart/basket.ts';
import { describe, expect, test } from 'vitest';
import { toCartTotals } from './cart-totals.ts';

const basket = {
  currency: 'EUR',
  items: [{ price: 10, quantity: 2 }],
  itemSum: 26,
  itemSumNet: 21.85,
  shippingAmount: 6.9,
  shippingAmountNet: 5.8,
  paymentAmount: 0,
  basketAmount: 32.9,
  basketAmountNet: 27.65,
  additionalCosts: [{ name: 'Pfand', amount: 6, amountNet: 5.04 }],
  totalVats: [
    { vatValue: 19, vatAmount: 5.25 },
    { vatValue: 7, vatAmount: 0 },
  ],
} as Basket;

describe('the sums of a cart', () => {
  test('are gross for a visitor, with what is charged beside the goods', () => {
    expect(toCartTotals(basket, 'en')).toEqual({
      isMailed: false,
      isNet: false,
      taxNote: null,
      goods: '€20.00',
      extraCosts: [{ name: 'Pfand', amount: '€6.00' }],
      shipping: '€6.90',
      shippingCharges: [],
      paymentFee: null,
      coupon: null,
      net: '€27.65',
      vats: [{ rate: '19%', amount: '€5.25' }],
      gross: '€32.90',
      giftCardsBought: null,
      giftCards: [],
      toPay: null,
      credited: null,
      paid: null,
    });
  });

  test.each([
    ['gross', false, '€4.40', '€2.50'],
    ['net', true, '€3.70', '€2.10'],
  ])('name services beside the carriage, of which they are a part: %s', (_, showNetPrices, shipping, amount) => {
    const service = { kind: 'tailLift' as const, name: 'Tail lift', value: '', amount: 2.5, amountNet: 2.1 };
    const free = { ...service, name: 'Call', value: '7–10', amount: 0, amountNet: 0 };
    expect(toCartTotals({ ...basket, showNetPrices, shippingCharges: [service, free] }, 'en')).toMatchObject({
      shipping,
      shippingCharges: [
        { name: 'Tail lift', amount },
        { name: 'Call, 7–10', amount: null },
      ],
    });
  });

  test('say what gift cards in it come to', () => {
    expect(toCartTotals({ ...basket, giftCardsBought: 50 }, 'en').giftCardsBought).toBe('€50.00');
  });

  test('leave the shipping open where no method is chosen, and name it free where one costs nothing', () => {
    const free = { ...basket, shippingAmount: 0, shippingAmountNet: 0 };
    expect(toCartTotals({ ...free, shippingProfileId: 0 }, 'en').shipping).toBe('');
    expect(toCartTotals({ ...free, shippingProfileId: 4 }, 'en').shipping).toBeNull();
  });

  test('are net for whoever sees net prices, with VAT on top', () => {
    const net = {
      ...basket,
      showNetPrices: true,
      additionalCosts: undefined,
      itemSumNet: 20,
      shippingAmountNet: 5.8,
      paymentAmountNet: 2,
      basketAmountNet: 27.8,
    } as Basket;
    expect(toCartTotals(net, 'en')).toMatchObject({
      isNet: true,
      goods: '€20.00',
      extraCosts: [],
      shipping: '€5.80',
      paymentFee: '€2.00',
      net: '€27.80',
    });
  });

  test('tell what a coupon takes off, what gift cards pay, and what is left', () => {
    const paid = {
      ...basket,
      showNetPrices: true,
      additionalCosts: undefined,
      itemSumNet: 20,
      shippingAmountNet: 5.8,
      couponCode: 'HERBST20',
      couponDiscount: 5.95,
      couponDiscountNet: 5,
      paymentAmountNet: 2,
      basketAmountNet: 22.8,
      giftCards: [{ name: 'X7K2', amount: 10, balance: 50, validUntil: '2029-12-31T22:59:59.999Z' }],
      openAmount: 17.13,
    } as Basket;
    expect(toCartTotals(paid, 'en')).toMatchObject({
      paymentFee: '€2.00',
      coupon: { code: 'HERBST20', amount: '-€5.00' },
      giftCards: [{ name: 'X7K2', amount: '-€10.00', balance: '€40.00', validUntil: '31 Dec 2029' }],
      toPay: '€17.13',
    });
    expect(toCartTotals({ ...paid, shippingDeleteByCoupon: true }, 'en').coupon?.amount).toBe('');
  });

  test('say so where an export is not taxed', () => {
    const abroad = {
      ...basket,
      isExportDelivery: true,
      itemSumNet: 20,
      basketAmountNet: 25.8,
      totalVats: [],
    } as Basket;
    expect(toCartTotals(abroad, 'en')).toMatchObject({
      isNet: true,
      taxNote: { reason: 'export' },
      vats: [],
      net: '€25.80',
    });
  });

  test('are net where a VAT id exempts them, and say why they are taxed where it does not', () => {
    const vatStanding = { standing: 'exempt', vatNumber: 'ATU12345678', vatRate: 20 } as const;
    const exempt = { ...basket, vatStanding, totalVats: [] } as unknown as Basket;
    const standing = { vatNumber: 'ATU12345678', rate: '20%' };
    expect(toCartTotals(exempt, 'en')).toMatchObject({
      isNet: true,
      vats: [],
      taxNote: { reason: 'exempt', ...standing },
    });
    const taxed = { ...basket, vatStanding: { ...vatStanding, standing: 'away' } } as unknown as Basket;
    expect(toCartTotals(taxed, 'en')).toMatchObject({ isNet: false, taxNote: { reason: 'away', ...standing } });
  });

  test('call shipping free where it costs nothing', () => {
    expect(toCartTotals({ ...basket, shippingAmount: 0 }, 'de').shipping).toBeNull();
  });
});
