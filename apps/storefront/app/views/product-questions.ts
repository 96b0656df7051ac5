import type { ProductProperty } from '@mise/contract/catalog/properties.ts';
import type { UnitAmount } from '@mise/rules/money.ts';
import { unitFromDecimal } from '@mise/rules/money.ts';
import type { AskedProperty } from '@mise/rules/order-answers.ts';
import type { Typeface } from '@mise/rules/typefaces.ts';

/** A question about the ordered line ("Engraving"): an order property as the page asks it. */
export type ProductQuestion = Omit<AskedProperty, 'selection'> & {
  name: string;
  description: string;
  /** Per piece, on the side (net or gross) of the prices. */
  surcharge: UnitAmount;
  /** Charged beside the price, not in it: a deposit. */
  isAdditionalCost: boolean;
  selection: { id: number; name: string; description: string; isNone?: boolean; typeface?: Typeface }[];
};

export type QuestionGroup = { id: number; name: string; description: string; questions: ProductQuestion[] };

const valueTypes: readonly AskedProperty['valueType'][] = ['empty', 'text', 'int', 'float', 'selection', 'file'];

/** The questions by group, in their order. */
export function toQuestionGroups(properties: readonly ProductProperty[]): QuestionGroup[] {
  const groups = new Map<number, QuestionGroup & { position: number }>();
  for (const entry of asked(properties).toSorted((a, b) => a.property.position - b.property.position)) {
    const question = toQuestion(entry);
    if (!question) continue;
    const { id = 0, position = 0, names } = entry.group ?? {};
    const known = groups.get(id);
    if (known) known.questions.push(question);
    else {
      const texts = { name: names?.name ?? '', description: names?.description ?? '' };
      groups.set(id, { id, position, ...texts, questions: [question] });
    }
  }
  return [...groups.values()].sort((a, b) => a.position - b.position).map(({ position: _position, ...group }) => group);
}

function asked(properties: readonly ProductProperty[]): ProductProperty[] {
  return properties.filter(({ property }) => property.isOderProperty && property.isShownOnItemPage);
}

function toQuestion({ propertyId, surcharge, property }: ProductProperty): ProductQuestion | null {
  const valueType = valueTypes.find((type) => type === property.valueType);
  if (!valueType) return null;
  return {
    id: propertyId,
    valueType,
    name: property.names.name ?? '',
    description: property.names.description ?? '',
    maximumLength: property.maximumLength ?? null,
    minimumValue: property.minimumValue ?? null,
    maximumValue: property.maximumValue ?? null,
    isRequired: property.isRequired,
    isPreSelected: property.isPreSelected,
    isMultiline: property.isMultiline,
    requiredIds: property.requiredIds ?? [],
    leadTimeDays: property.leadTimeDays ?? 0,
    excludesReturn: property.excludesReturn ?? false,
    surcharge: unitFromDecimal(surcharge || property.surcharge),
    isAdditionalCost: property.isShownAsAdditionalCosts,
    selection: Object.values(property.selectionValues),
  };
}
