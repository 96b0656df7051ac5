import type { MinorAmount } from '@mise/rules/money.ts';

type Charged = { name: string; isAdditionalCosts: boolean; lineNet: MinorAmount; lineGross: MinorAmount };

/** What is charged beside the price of the goods: one row for a deposit, however many lines have it, as the page of the order has. */
export function additionalCosts(properties: readonly Charged[], side: 'net' | 'gross') {
  const charged = properties.filter(({ isAdditionalCosts }) => isAdditionalCosts);
  return [...Map.groupBy(charged, ({ name }) => name)].map(([name, each]) => ({
    name,
    amount: each.reduce((sum, { lineNet, lineGross }) => sum + (side === 'net' ? lineNet : lineGross), 0),
  }));
}
