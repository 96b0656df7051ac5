import type { Queryable } from '../../../db/database.ts';
import type { TableProblem } from './cell-problem.ts';
import { checkItems } from './check-items.ts';
import type { Group } from './group-rows.ts';
import { readKnownItems } from './known-items.ts';
import { collectMissing, type MissingNames } from './missing-names.ts';
import { type ItemPlan, planItem } from './plan-items.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

/** What an import is told, and what it gathers over all parts of the table. */
export type Import = {
  takesStock: boolean;
  stockTakenOf: ReadonlySet<string>;
  makesNames: boolean;
  problems: TableProblem[];
  missing: MissingNames;
  claimed: Map<string, string>;
  files: ReadonlySet<string>;
};

/** What is to become of some items as they are now. Reads alone. */
export async function planPart(
  db: Queryable,
  groups: readonly Group[],
  work: Import,
): Promise<{ plans: ItemPlan[]; vocabulary: Vocabulary }> {
  const vocabulary = await readVocabulary(db);
  const known = await readKnownItems(
    db,
    groups.flatMap(({ itemId }) => itemId ?? []),
    vocabulary,
  );
  const plans = groups.map((group) => planItem(group, known.get(group.itemId ?? 0) ?? null, { ...work, vocabulary }));
  collectMissing(work.missing, plans, { ...work, vocabulary });
  await checkItems(db, plans, work);
  return { plans, vocabulary };
}
