import type { ListPurchase } from '@mise/contract/catalog/product.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import type { ItemVariation } from '../item-variations.ts';
import { listPurchaseOf } from '../list-purchase.ts';
import type { ProductRow } from '../product-rows.ts';
import type { Reference } from '../reference.ts';
import { chosenValues } from './attributes.ts';
import { unitText } from './unit.ts';
import { unitCombinationId } from './variation-map.ts';

/** How a list sells a product, with the words of its choices: packs ascend, values stand in the order of the shop. */
export function listPurchaseWire(
  row: ProductRow,
  salable: readonly ItemVariation[],
  reference: Reference,
  language: Language,
): ListPurchase {
  const questions = row.orderPropertyIds.flatMap((id) => reference.orderProperties.get(id) ?? []);
  const points = salable.map((variation) => ({
    variationId: variation.id,
    values: new Map(
      chosenValues(variation.valueIds, reference).map(({ attribute, value }) => [attribute.id, value.id]),
    ),
    unitCombinationId: unitCombinationId(variation),
  }));
  const purchase = listPurchaseOf({ questions, hasChoosableParts: row.hasChoosableParts }, points);
  if (purchase.kind !== 'select') return purchase;

  const { dimension } = purchase;
  const choices = salable.map((variation) => {
    const chosen = chosenValues(variation.valueIds, reference).find(({ attribute }) => attribute.id === dimension);
    return {
      variationId: variation.id,
      name: chosen ? inLanguage(chosen.value.names, language) : unitText(variation, reference, language),
      position: chosen?.value.position ?? variation.unitContent,
    };
  });
  const attribute = dimension === null ? undefined : reference.attributes.get(dimension);
  return {
    kind: 'select',
    label: attribute ? inLanguage(attribute.names, language) : '',
    choices: choices
      .sort((a, b) => a.position - b.position || a.variationId - b.variationId)
      .map(({ variationId, name }) => [variationId, name]),
  };
}
