import type { ProductProperty } from '@mise/contract/catalog/properties.ts';
import type { UnitAmount } from '@mise/rules/money.ts';
import { toUnitAmount } from './product-price.ts';

/** A question about the ordered line ("Engraving"): an order property as the page asks it. */
export type ProductQuestion = {
  id: number;
  /** How it is answered. A file cannot be handed in by this form. */
  type: 'checkbox' | 'text' | 'lines' | 'whole' | 'decimal' | 'selection';
  name: string;
  description: string;
  /** Of a text in characters; of a number, both included. */
  maximumLength: number | undefined;
  minimum: number | undefined;
  maximum: number | undefined;
  isRequired: boolean;
  isPreSelected: boolean;
  /** Per piece, on the side (net or gross) of the prices. */
  surcharge: UnitAmount;
  /** Charged beside the price, not in it: a deposit. */
  isAdditionalCost: boolean;
  options: { value: string; label: string; description: string }[];
};

export type QuestionGroup = { id: number; name: string; description: string; questions: ProductQuestion[] };

const types: Record<string, ProductQuestion['type']> = {
  empty: 'checkbox',
  text: 'text',
  int: 'whole',
  float: 'decimal',
  selection: 'selection',
};

/** The questions by group, in their order. Those that ask for a file are left out. */
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

/** A file that must come with the order: it cannot be ordered here. */
export function needsFile(properties: readonly ProductProperty[]): boolean {
  return asked(properties).some(({ property }) => property.valueType === 'file' && property.isRequired);
}

function asked(properties: readonly ProductProperty[]): ProductProperty[] {
  return properties.filter(({ property }) => property.isOderProperty && property.isShownOnItemPage);
}

function toQuestion({ propertyId, surcharge, property }: ProductProperty): ProductQuestion | null {
  const type = property.valueType === 'text' && property.isMultiline ? 'lines' : types[property.valueType];
  if (!type) return null;
  return {
    id: propertyId,
    type,
    name: property.names.name ?? '',
    description: property.names.description ?? '',
    maximumLength: property.maximumLength,
    minimum: property.minimumValue,
    maximum: property.maximumValue,
    isRequired: property.isRequired,
    isPreSelected: property.isPreSelected,
    surcharge: toUnitAmount(surcharge || property.surcharge),
    isAdditionalCost: property.isShownAsAdditionalCosts,
    options: Object.values(property.selectionValues).map(({ id, name, description }) => ({
      value: String(id),
      label: name,
      description,
    })),
  };
}
