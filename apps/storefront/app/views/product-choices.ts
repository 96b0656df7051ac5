import type { VariationAttributeMap, VariationMapProductVariation } from '@mise/contract/catalog/attributes.ts';

/** One way to go on from the variation that is shown. `href` is null where no such combination exists. */
export type Choice = {
  id: number;
  label: string;
  imageUrl: string;
  href: string | null;
  isChosen: boolean;
  isSalable: boolean;
  isDiscontinued: boolean;
};

/** A question between variations. `unit` is the content of the pack, which has a select of its own. */
export type ChoiceGroup = { id: number; kind: 'box' | 'dropdown' | 'image' | 'unit'; label: string; choices: Choice[] };

/** No attribute has this id: the content of the pack is one more thing in which variations differ. */
const unitId = 0;

/** A variation as a point: the value of each attribute, and its unit. */
type Point = { variationId: number; isSalable: boolean; isDiscontinued: boolean; values: Map<number, number> };

/**
 * What can be chosen from a variation: its attributes by position, then the unit where they leave it open. A choice changes
 * one thing and keeps the others, the unit where it can. Where that combination does not exist it cannot be chosen, unless
 * its value could be reached in no other way: then it leads to the variation that differs least.
 */
export function toChoices(
  map: VariationAttributeMap | undefined,
  variationId: number,
  hrefOf: (variationId: number) => string,
): ChoiceGroup[] {
  const points = map?.variations.map(toPoint) ?? [];
  const current = points.find((point) => point.variationId === variationId);
  if (!map || !current) return [];
  const reachable = reachableFrom(current, points);

  function toChoice(dimension: number, value: number): Omit<Choice, 'label' | 'imageUrl'> | null {
    const candidates = points.filter(({ values }) => values.get(dimension) === value);
    const wanted = new Map(current?.values).set(dimension, value);
    const exact =
      candidates.find((point) => differences(point.values, wanted) === 0) ??
      candidates.find((point) => differences(inAnyUnit(point.values), inAnyUnit(wanted)) === 0);
    const isReachable = candidates.some((point) => reachable.has(point));
    const target = exact ?? (isReachable ? undefined : nearest(candidates, wanted));
    if (candidates.length === 0) return null;
    return {
      id: value,
      href: target ? hrefOf(target.variationId) : null,
      isChosen: current?.values.get(dimension) === value,
      isSalable: target?.isSalable ?? false,
      isDiscontinued: target?.isDiscontinued ?? false,
    };
  }

  const groups = [...map.attributes].sort(byPosition).map((attribute): ChoiceGroup => {
    const choices = [...attribute.values].sort(byPosition).flatMap(({ attributeValueId, name, imageUrl }) => {
      const choice = toChoice(attribute.attributeId, attributeValueId);
      return choice ? { ...choice, label: name, imageUrl } : [];
    });
    return { id: attribute.attributeId, kind: kindOf(attribute.type), label: attribute.name, choices };
  });
  const units = new Map(map.variations.map((each) => [each.unitCombinationId, each.unitName]));
  const unitChoices = [...units].flatMap(([id, label]) => {
    const choice = toChoice(unitId, id);
    return choice ? { ...choice, label, imageUrl: '' } : [];
  });
  // The id of a unit with its content grows with the content.
  unitChoices.sort((a, b) => a.id - b.id);
  return [
    ...groups.filter(({ choices }) => choices.length > 0),
    ...(unitChoices.length > 1 && isUnitOpen(points)
      ? [{ id: unitId, kind: 'unit' as const, label: '', choices: unitChoices }]
      : []),
  ];
}

/** Whether what else was chosen leaves more than one unit: where it does not ("300 ml"), the unit says the same once more. */
function isUnitOpen(points: readonly Point[]): boolean {
  return points.some((point) =>
    points.some((other) => other !== point && differences(inAnyUnit(point.values), inAnyUnit(other.values)) === 0),
  );
}

/** The variations that differ from one in the pack alone, itself among them: pieces of it can be had in any of them. */
export function packsOfSame(map: VariationAttributeMap | undefined, variationId: number): number[] {
  const own = map?.variations.find((each) => each.variationId === variationId);
  if (!map || !own) return [variationId];
  const wanted = toPoint(own).values;
  return map.variations
    .filter(({ unitId: unit, isSalable }) => unit === own.unitId && isSalable)
    .filter((each) => differences(inAnyUnit(toPoint(each).values), inAnyUnit(wanted)) === 0)
    .map((each) => each.variationId);
}

function toPoint(variation: VariationMapProductVariation): Point {
  const { variationId, isSalable, isDiscontinued = false, unitCombinationId, attributes = [] } = variation;
  const values = new Map(attributes.map(({ attributeId, attributeValueId }) => [attributeId, attributeValueId]));
  return { variationId, isSalable, isDiscontinued, values: values.set(unitId, unitCombinationId) };
}

/** All variations that single steps lead to. */
function reachableFrom(start: Point, points: readonly Point[]): Set<Point> {
  const reached = new Set([start]);
  for (const point of reached) {
    for (const other of points) {
      if (!reached.has(other) && differences(point.values, other.values) === 1) reached.add(other);
    }
  }
  return reached;
}

function inAnyUnit(values: Map<number, number>): Map<number, number> {
  return new Map([...values].filter(([dimension]) => dimension !== unitId));
}

function nearest(points: readonly Point[], values: Map<number, number>): Point | undefined {
  return points.toSorted((a, b) => differences(a.values, values) - differences(b.values, values))[0];
}

function differences(left: Map<number, number>, right: Map<number, number>): number {
  const dimensions = new Set([...left.keys(), ...right.keys()]);
  return [...dimensions].filter((dimension) => left.get(dimension) !== right.get(dimension)).length;
}

function kindOf(type: string): 'box' | 'dropdown' | 'image' {
  return type === 'dropdown' || type === 'image' ? type : 'box';
}

function byPosition(left: { position: number }, right: { position: number }): number {
  return left.position - right.position;
}

/** How a choice changes the page: the place and the focus stay where they are. */
export const choiceInPlace = { preventScrollReset: true, state: { keepsFocus: true } };

/** Why a value cannot be bought, as the id of a text; null where it can. */
export function problemOf({ href, isSalable, isDiscontinued }: Choice) {
  if (href === null) return 'product.noCombination';
  if (isSalable) return null;
  return isDiscontinued ? 'product.discontinuedChoice' : 'product.unsalable';
}
