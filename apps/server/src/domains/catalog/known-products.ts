import type { Product } from '@mise/contract/catalog/product.ts';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import { type Json, readJson, toJson, writtenObject } from '../../written-json.ts';
import { nextOf } from './item-variations.ts';
import { changesAt, markOf, type SeenVariation } from './known-items.ts';
import { toMoment } from './price-fields.ts';
import type { Detail, ProductRow } from './product-rows.ts';
import type { Reference } from './reference.ts';
import type { WireFrame } from './wire/wire-frame.ts';

/** How much of a product is remembered: what lists and carts show again and again. */
const isRemembered: Record<Detail, boolean> = { line: true, card: true, listed: true, full: false };

const maximumBytes = 32 * 1024 * 1024;

/** What an entry costs beside its text. */
const overheadBytes = 250;

/** `mark`: of the variations that it was made of. */
type Known = { json: Json; mark: string; madeAt: Date; validUntil: Date };

/** With what they refer to: all are made again when the catalogue was changed. */
const knownOf = new WeakMap<Reference, LRUCache<string, Known>>();

type Made = { row: ProductRow; variations: readonly SeenVariation[]; product: Product };

/** Products of an answer that were made before, and hold. */
export type KnownProducts = {
  /** `variations`: all that it is made of, as they are now: those of its item; of a line the one itself. */
  get: (variationId: number, variations: readonly SeenVariation[]) => Product | undefined;
  /** Remembers a product, and answers it. */
  keep: (made: Made) => Product;
};

/** What is remembered for those who are shown the same: in one language, at the prices of one class. */
export function knownProducts(
  detail: Detail,
  frame: WireFrame,
  { isSentOn = false }: Pick<Context, 'isSentOn'>,
): KnownProducts {
  if (!isRemembered[detail]) return none;
  const { reference, now } = frame;
  const known = knownOf.get(reference) ?? openCache();
  knownOf.set(reference, known);
  const shownTo = `${detail} ${frame.language} ${priceViewKey(frame)} ${JSON.stringify(frame.formats)}`;
  return {
    get: (id, variations) => {
      const entry = known.get(`${id} ${shownTo}`);
      if (!entry || entry.mark !== markOf(variations) || now < entry.madeAt || now >= entry.validUntil) return;
      return isSentOn ? writtenObject(entry.json) : (readJson(entry.json) as Product);
    },
    keep: ({ row, variations, product }) => {
      const mark = markOf(variations);
      const own = variations.find(({ id }) => id === row.id);
      // What changed between the two queries is of neither moment.
      if (mark === null || row.version !== own?.version || row.stock !== own.unitsInStock) return product;
      const json = toJson(product);
      known.set(`${row.id} ${shownTo}`, { json, mark, madeAt: now, validUntil: validUntil(row, variations, now) });
      return isSentOn ? writtenObject(json) : product;
    },
  };
}

const none: KnownProducts = { get: () => undefined, keep: ({ product }) => product };

function openCache() {
  return new LRUCache<string, Known>({
    maxSize: maximumBytes,
    sizeCalculation: ({ json, mark }) => json.length + mark.length + overheadBytes,
  });
}

/** The next moment at which a price begins or ends, or one of the variations. */
function validUntil({ prices }: ProductRow, variations: readonly SeenVariation[], now: Date): Date {
  const ofPrices = prices.flatMap(({ validFrom, validUntil: end }) => [toMoment(validFrom), toMoment(end)]);
  return nextOf([...ofPrices, changesAt(variations)], now) ?? changesAt(variations);
}

function priceViewKey({ view }: WireFrame): string {
  const { customerClassId, showsNetPrices, discountPercent, currency, rates } = view;
  return JSON.stringify([customerClassId, showsNetPrices, discountPercent, currency, ...rates]);
}
