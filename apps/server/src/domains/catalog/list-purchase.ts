import { isTakenForGranted } from '@mise/rules/order-answers.ts';

/** A variation that can be bought now, as a point: what it is of each thing in which variations of an item may differ. */
export type SalablePoint = {
  variationId: number;
  /** Value by attribute. */
  values: ReadonlyMap<number, number>;
  /** Unit and content as one number. */
  unitCombinationId: number;
};

export type ListPurchase =
  | { kind: 'add' }
  /** `dimension`: the attribute in which they differ; null: what one sold unit contains. */
  | { kind: 'select'; dimension: number | null; variationIds: number[] }
  | { kind: 'questions' | 'variations' | 'parts' };

type Question = Parameters<typeof isTakenForGranted>[0];

/** More than these are a table, and no select of a card. */
const mostChoices = 12;

type Asked = { questions: readonly Question[]; hasChoosableParts: boolean };

/**
 * How an item is bought from a list: at once where no choice matters, after one choice where the variations differ in one thing and
 * are few, else on its own page. Questions that may stay open do not matter, unless the shop answers them beforehand.
 */
export function listPurchaseOf(
  { questions, hasChoosableParts }: Asked,
  salable: readonly SalablePoint[],
): ListPurchase {
  if (hasChoosableParts) return { kind: 'parts' };
  if (questions.some(isAsked)) return { kind: 'questions' };
  if (salable.length < 2) return { kind: 'add' };
  const dimensions = differing(salable);
  const [dimension] = dimensions;
  if (dimensions.length !== 1 || dimension === undefined || salable.length > mostChoices) {
    return { kind: 'variations' };
  }
  return { kind: 'select', dimension, variationIds: salable.map(({ variationId }) => variationId) };
}

function isAsked(question: Question): boolean {
  return !isTakenForGranted(question) && (question.isRequired || question.isPreSelected);
}

function differing(points: readonly SalablePoint[]): (number | null)[] {
  const attributes = [...new Set(points.flatMap(({ values }) => [...values.keys()]))];
  const differs = (read: (point: SalablePoint) => unknown) => new Set(points.map(read)).size > 1;
  const chosen = ({ values }: SalablePoint) => attributes.map((id) => values.get(id)).join();
  const isUnitOpen = new Set(points.map(chosen)).size < points.length && differs((point) => point.unitCombinationId);
  // The unit that a size always comes in follows from it, and is no second choice.
  return [...attributes.filter((id) => differs(({ values }) => values.get(id))), ...(isUnitOpen ? [null] : [])];
}
