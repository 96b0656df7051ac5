import type { DemoAvailability, DemoItem, DemoPrice, DemoVariation } from '../../types.ts';
import { gtinOf } from '../gtin.ts';
import type { LargeCategory } from './categories.ts';
import { firstVariationIdOf } from './large-ids.ts';
import type { Random } from './random.ts';
import { colorAttributeId, type Stock } from './stock.ts';

type Asked = { leaf: LargeCategory; count: number; stock: Stock; random: Random };

/** The variations of an item: by size, or by size and color where there are four. */
export function largeVariations(itemId: number, asked: Asked): Pick<DemoItem, 'attributeIds' | 'variations'> {
  const { leaf, count, stock, random } = asked;
  const { attributeId, priceCents, weightG } = leaf.kind;
  if (count === 1) {
    return { attributeIds: [], variations: [largeVariation(itemId, 0, [], asked, cents(random, priceCents))] };
  }
  const isColored = count === 4;
  const sizes = neighbors(stock.valueIdsOf(attributeId), isColored ? 2 : count, random);
  const colors = isColored ? neighbors(stock.valueIdsOf(colorAttributeId), 2, random) : [];
  const combinations = isColored
    ? colors.flatMap((color) => sizes.map((size) => [color, size]))
    : sizes.map((size) => [size]);
  const smallest = cents(random, priceCents);
  const step = random.integer(8, 20);
  const heavier = random.integer(10, 30);
  const lightest = random.integer(...weightG);
  return {
    attributeIds: isColored ? [colorAttributeId, attributeId] : [attributeId],
    variations: combinations.map((values, index) => {
      const place = sizes.indexOf(values.at(-1) ?? 0);
      const price = Math.round(smallest * (1 + (place * step) / 100));
      const weight = Math.round(lightest * (1 + (place * heavier) / 100));
      return { ...largeVariation(itemId, index, values, asked, price), weightG: weight };
    }),
  };
}

const availabilities: readonly DemoAvailability['id'][] = [1, 1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const packs = [1, 1, 1, 6, 6, 12] as const;

function largeVariation(
  itemId: number,
  index: number,
  values: number[],
  asked: Asked,
  priceCents: number,
): DemoVariation {
  const { random, leaf } = asked;
  const id = firstVariationIdOf(itemId) + index;
  const content = random.pick(packs);
  const step = random.chance(15) ? 6 : 1;
  return {
    id,
    number: `G-${itemId}-${index + 1}`,
    attributeValueIds: values,
    unitId: 1,
    content,
    price: largePrice(priceCents * content, random),
    ...(!random.chance(5) && { stock: random.chance(6) ? 0 : random.integer(1, 800) }),
    ...(random.chance(5) && { canOversell: true }),
    availabilityId: random.pick(availabilities),
    ...(step > 1 && { minimumOrderQuantity: step, intervalOrderQuantity: step }),
    weightG: random.integer(...leaf.kind.weightG) * content,
    widthMm: random.integer(60, 400),
    heightMm: random.integer(30, 300),
    lengthMm: random.integer(60, 500),
    gtin: gtinOf(id),
    model: `M${itemId}${index + 1}`,
  };
}

/** Two of five have graduated prices, one of twenty an offer, which never stand beside each other. */
function largePrice(priceCents: number, random: Random): DemoPrice {
  const euros = (share: number) => ((priceCents * share) / 10_000).toFixed(2);
  const recommended = random.chance(30) ? { recommended: euros(125) } : {};
  if (random.chance(5) && priceCents >= 100) {
    return {
      price: euros(100),
      ...recommended,
      offer: { price: euros(85), lowest30Days: euros(random.pick([100, 95])) },
    };
  }
  if (random.chance(42) && priceCents >= 100) {
    return {
      price: euros(100),
      ...recommended,
      graduated: [
        { from: 12, price: euros(94) },
        { from: 48, price: euros(88) },
      ],
    };
  }
  return { price: euros(100), ...recommended };
}

function cents(random: Random, [lowest, highest]: [number, number]): number {
  return random.integer(Math.ceil(lowest / 10), Math.floor(highest / 10)) * 10;
}

/** Some values that stand beside each other. */
function neighbors(ids: readonly number[], count: number, random: Random): number[] {
  const start = random.integer(0, Math.max(0, ids.length - count));
  return ids.slice(start, start + count);
}
