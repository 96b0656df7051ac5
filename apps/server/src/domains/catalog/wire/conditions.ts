import type { TextId } from '../../../texts/translate.ts';

type Condition = { name: TextId; schemaOrg: string };

const brandNew: Condition = { name: 'condition.new', schemaOrg: 'https://schema.org/NewCondition' };

/** The conditions that an item can be in, by the ids that shop systems of this kind use. */
const conditions: Record<number, Condition> = {
  0: brandNew,
  1: { name: 'condition.used', schemaOrg: 'https://schema.org/UsedCondition' },
  2: { name: 'condition.newInPackaging', schemaOrg: brandNew.schemaOrg },
  3: { name: 'condition.newWithTags', schemaOrg: brandNew.schemaOrg },
  4: { name: 'condition.factorySecond', schemaOrg: 'https://schema.org/DamagedCondition' },
};

export function conditionOf(id: number): Condition {
  return conditions[id] ?? brandNew;
}
