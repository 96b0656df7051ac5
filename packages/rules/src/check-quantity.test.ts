import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkOversold,
  checkQuantity,
  nextValidQuantity,
  type QuantityRules,
  withinBundles,
} from './check-quantity.ts';

function rules(more: Partial<QuantityRules> = {}): QuantityRules {
  return {
    minimumOrderQuantity: 1,
    maximumOrderQuantity: null,
    intervalOrderQuantity: 1,
    stockPolicy: 'unlimited',
    stock: 0,
    ...more,
  };
}

const cartons = rules({ minimumOrderQuantity: 12, maximumOrderQuantity: 60, intervalOrderQuantity: 6 });
const uneven = rules({ minimumOrderQuantity: 20, maximumOrderQuantity: 50, intervalOrderQuantity: 6 });
const limited = rules({ stockPolicy: 'limited', stock: 5 });
const limitedCartons = { ...cartons, stockPolicy: 'limited' as const, stock: 27 };
const oversellable = rules({ stockPolicy: 'oversell', stock: 5 });

describe('checkQuantity', () => {
  test.each<[string, QuantityRules, number, string, number]>([
    ['nothing', rules(), 0, 'minimum', 1],
    ['a negative quantity', rules(), -3, 'minimum', 1],
    ['half a piece', rules(), 1.5, 'interval', 1],
    ['no number', rules(), Number.NaN, 'interval', 1],
    ['more than any line may hold', rules(), 1_000_000, 'maximum', 999_999],
    ['below the minimum', cartons, 6, 'minimum', 12],
    ['above the maximum', cartons, 66, 'maximum', 60],
    ['between two steps', cartons, 13, 'interval', 6],
    ['the minimum is raised to a step', uneven, 20, 'minimum', 24],
    ['the maximum is lowered to a step', uneven, 50, 'maximum', 48],
    ['beyond stock', limited, 6, 'stock', 5],
    ['beyond stock, in steps', limitedCartons, 30, 'stock', 24],
    ['stock below the smallest quantity', { ...limitedCartons, stock: 11 }, 12, 'stock', 0],
    ['stock of just the smallest quantity', { ...limitedCartons, stock: 12 }, 18, 'stock', 12],
    ['sold out', rules({ stockPolicy: 'limited' }), 1, 'stock', 0],
    ['a stock below nothing', rules({ stockPolicy: 'limited', stock: -4 }), 1, 'stock', 0],
  ])('refuses %s', (_, itsRules, wanted, reason, figure) => {
    expect(checkQuantity(itsRules, wanted)).toEqual({ isAllowed: false, reason, figure });
  });

  test.each<[string, QuantityRules, number]>([
    ['any quantity without rules', rules(), 999_999],
    ['the smallest', cartons, 12],
    ['the largest', cartons, 60],
    ['the smallest step above an uneven minimum', uneven, 24],
    ['all that is in stock', limited, 5],
    ['more than is in stock, where it may be oversold', oversellable, 8],
    ['an interval of 0, which is none', rules({ intervalOrderQuantity: 0, minimumOrderQuantity: 0 }), 7],
  ])('allows %s', (_, itsRules, wanted) => {
    expect(checkQuantity(itsRules, wanted)).toEqual({ isAllowed: true });
  });
});

describe('checkOversold', () => {
  test('tells what is delivered later', () => {
    expect(checkOversold(oversellable, 8)).toEqual({ inStock: 5, deliveredLater: 3 });
    expect(checkOversold({ ...oversellable, stock: -2 }, 8)).toEqual({ inStock: 0, deliveredLater: 8 });
  });

  test.each<[string, QuantityRules, number]>([
    ['what is in stock', oversellable, 5],
    ['what is never short', rules(), 8],
    ['what is not sold beyond its stock', limited, 8],
  ])('says nothing of %s', (_, itsRules, wanted) => {
    expect(checkOversold(itsRules, wanted)).toBe(null);
  });
});

describe('nextValidQuantity', () => {
  test.each<[string, QuantityRules, number, number | null]>([
    ['the wanted one', cartons, 18, 18],
    ['the smallest', cartons, 1, 12],
    ['the next step', cartons, 13, 18],
    ['the largest', cartons, 61, 60],
    ['never beyond the largest step', uneven, 49, 48],
    ['whole pieces', rules(), 1.2, 2],
    ['what stock allows', limitedCartons, 60, 24],
    ['more than stock where the rest comes later', oversellable, 60, 60],
    ['the smallest where stock has just that', { ...limitedCartons, stock: 12 }, 18, 12],
    ['none where stock is too short', { ...limitedCartons, stock: 11 }, 12, null],
    ['none where the rules exclude each other', rules({ minimumOrderQuantity: 10, maximumOrderQuantity: 5 }), 7, null],
  ])('%s', (_, itsRules, wanted, quantity) => {
    expect(nextValidQuantity(itsRules, wanted)).toBe(quantity);
  });

  const anyRules = fc.record({
    minimumOrderQuantity: fc.integer({ min: 0, max: 50 }),
    maximumOrderQuantity: fc.option(fc.integer({ min: 1, max: 200 })),
    intervalOrderQuantity: fc.integer({ min: 0, max: 24 }),
    stockPolicy: fc.constantFrom<QuantityRules['stockPolicy']>('limited', 'oversell', 'unlimited'),
    stock: fc.integer({ min: -5, max: 200 }),
  });

  test('what it offers is allowed, and what is allowed it leaves alone', () => {
    fc.assert(
      fc.property(anyRules, fc.integer({ min: -10, max: 300 }), (itsRules, wanted) => {
        const offered = nextValidQuantity(itsRules, wanted);
        const check = checkQuantity(itsRules, wanted);
        if (offered !== null) expect(checkQuantity(itsRules, offered).isAllowed).toBe(true);
        if (check.isAllowed) expect(offered).toBe(wanted);
        if (offered === null) expect(check.isAllowed).toBe(false);
        if (!check.isAllowed && check.reason === 'stock' && check.figure > 0) expect(offered).toBe(check.figure);
      }),
    );
  });
});

describe('a bundle', () => {
  test.each<[string, QuantityRules, number | null, 'limited' | 'oversell' | 'unlimited', number]>([
    ['that its components do not limit', oversellable, null, 'oversell', 5],
    ['of which fewer can be made than lie there', limited, 3, 'limited', 3],
    ['of which fewer lie there than can be made', limited, 9, 'limited', 5],
    ['that may be oversold, but not beyond its components', oversellable, 9, 'limited', 9],
    ['whose own stock is not counted', rules(), 9, 'limited', 9],
  ])('%s', (_, own, bundles, stockPolicy, stock) => {
    expect(withinBundles(own, bundles)).toEqual({ ...own, stockPolicy, stock });
  });
});
