import type { Texts } from '../../../db/columns.ts';

type Condition = { names: Texts; schemaOrg: string };

const brandNew: Condition = { names: { de: 'Neu', en: 'New' }, schemaOrg: 'https://schema.org/NewCondition' };

/** The conditions that an item can be in, by the ids that shop systems of this kind use. */
const conditions: Record<number, Condition> = {
  0: brandNew,
  1: { names: { de: 'Gebraucht', en: 'Used' }, schemaOrg: 'https://schema.org/UsedCondition' },
  2: { names: { de: 'Neu und originalverpackt', en: 'New, in original packaging' }, schemaOrg: brandNew.schemaOrg },
  3: { names: { de: 'Neu mit Etikett', en: 'New with tags' }, schemaOrg: brandNew.schemaOrg },
  4: { names: { de: 'B-Ware', en: 'Factory second' }, schemaOrg: 'https://schema.org/DamagedCondition' },
};

export function conditionOf(id: number): Condition {
  return conditions[id] ?? brandNew;
}
