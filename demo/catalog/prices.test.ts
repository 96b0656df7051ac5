import { describe, expect, it } from 'vitest';
import type { DemoVariation } from '../types.ts';
import { demoCatalog } from './catalog.ts';

const variations = demoCatalog.items.flatMap((item) => item.variations);

/** Ten-thousandths of a euro. */
function amountOf(euros: string): number {
  return Math.round(Number(euros) * 10_000);
}

function lowestQuantity({ minimumOrderQuantity, intervalOrderQuantity }: DemoVariation): number {
  return minimumOrderQuantity ?? intervalOrderQuantity ?? 1;
}

/** Article numbers of the variations that break a rule. */
function breaking(isBroken: (variation: DemoVariation) => boolean): string[] {
  return variations.filter(isBroken).map(({ number }) => number);
}

describe('prices', () => {
  it('are euros above zero with up to four decimal places', () => {
    const written = ({ price }: DemoVariation) =>
      [
        price.price,
        price.recommended,
        price.offer?.price,
        price.offer?.lowest30Days,
        ...(price.graduated ?? []).map((tier) => tier.price),
      ].filter((euros) => euros !== undefined);
    const isWrong = (euros: string) => !/^\d+\.\d{2,4}$/.test(euros) || amountOf(euros) <= 0;
    expect(breaking((variation) => written(variation).some(isWrong))).toEqual([]);
  });

  it('include one with four decimal places', () => {
    expect(variations.some(({ price }) => /\.\d{4}$/.test(price.price))).toBe(true);
  });

  it('stand below what is recommended', () => {
    expect(
      breaking(({ price }) => price.recommended !== undefined && amountOf(price.recommended) <= amountOf(price.price)),
    ).toEqual([]);
  });
});

describe('offers', () => {
  it('stand below the price and below the lowest price of the 30 days before', () => {
    const offered = variations.filter(({ price }) => price.offer !== undefined);
    expect(offered.length).toBeGreaterThanOrEqual(3);
    for (const { price, number } of offered) {
      const lowest = amountOf(price.offer?.lowest30Days ?? '');
      expect([number, amountOf(price.offer?.price ?? '') < lowest]).toEqual([number, true]);
      expect([number, lowest <= amountOf(price.price)]).toEqual([number, true]);
    }
  });

  it('do not compete with graduated prices', () => {
    expect(breaking(({ price }) => price.offer !== undefined && price.graduated !== undefined)).toEqual([]);
  });
});

describe('graduated prices', () => {
  it('begin above the smallest order', () => {
    expect(
      breaking((variation) => (variation.price.graduated?.[0]?.from ?? Infinity) <= lowestQuantity(variation)),
    ).toEqual([]);
  });

  it('fall as the quantity rises', () => {
    expect(
      breaking(({ price }) => {
        const tiers = [{ from: 0, price: price.price }, ...(price.graduated ?? [])];
        return tiers.some((tier, index) => {
          const next = tiers[index + 1];
          return next !== undefined && (next.from <= tier.from || amountOf(next.price) >= amountOf(tier.price));
        });
      }),
    ).toEqual([]);
  });

  it('can be reached in the steps in which the variation is sold, and below its maximum', () => {
    expect(
      breaking(({ price, intervalOrderQuantity = 1, maximumOrderQuantity = Infinity }) =>
        (price.graduated ?? []).some(({ from }) => from % intervalOrderQuantity !== 0 || from > maximumOrderQuantity),
      ),
    ).toEqual([]);
  });
});

describe('order quantities', () => {
  it('are whole and begin and end on a step', () => {
    expect(
      breaking((variation) => {
        const { intervalOrderQuantity: step = 1, maximumOrderQuantity: maximum = lowestQuantity(variation) } =
          variation;
        const minimum = lowestQuantity(variation);
        return (
          ![minimum, step, maximum].every(Number.isInteger) || step < 1 || minimum % step !== 0 || maximum % step !== 0
        );
      }),
    ).toEqual([]);
  });

  it('leave room between minimum and maximum', () => {
    expect(breaking((variation) => (variation.maximumOrderQuantity ?? Infinity) < lowestQuantity(variation))).toEqual(
      [],
    );
  });
});
