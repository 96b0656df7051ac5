import type { EditCategoryParams } from '@mise/contract/catalog/category-entry.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { languages, perLanguage } from '@mise/rules/languages.ts';
import type { Context } from '../../../context.ts';
import { announceEverything } from '../../../db/changes.ts';
import type { Queryable } from '../../../db/database.ts';
import { enqueue } from '../../../queue/enqueue.ts';
import { lockCatalog, touchCatalog } from '../catalog-version.ts';
import { readCategoryEntries } from '../category-entries.ts';
import { loadCategories } from '../category-nodes.ts';
import { noteFormerNames } from '../pending-search.ts';
import type { FormerNames } from '../tables/search.ts';
import { applySettings } from './apply-settings.ts';
import { itemsIn } from './item-membership.ts';
import { chainOf, type PageRow, readSite, type Site, textOf, withAllBelow } from './site.ts';
import { storeSite } from './store-site.ts';

/**
 * Changes settings of pages, all or none. A writer who names an older version of a page is refused with all pages of the
 * call as they are now. Every page of the shop shows the navigation, so all are told.
 */
export async function changeCategories(context: Context, entries: readonly EditCategoryParams[]): Promise<void> {
  const { db, language, now } = context;
  await lockCatalog(db);
  const before = await readSite(db);
  if (entries.some(({ id, version }) => version !== undefined && before.pages.get(id)?.version !== version)) {
    await refuseStale(context, entries);
  }
  const after = structuredClone(before);
  applySettings(after, entries, language);
  for (const id of new Set(entries.map((entry) => entry.id))) {
    const page = after.pages.get(id);
    if (!page) continue;
    page.version += 1;
    page.updatedAt = now;
    await refuseLostItems(context, before.pages.get(id), page);
  }
  await storeSite(db, before, after);
  await renameInSearch(db, formerNames(before, renamedCategories(before, after)));
  await touchCatalog(db);
  await announceEverything(db);
}

/** Refuses what the fields of pages cannot be, as a save would. */
export async function tryCategories({ db, language }: Context, entries: readonly EditCategoryParams[]): Promise<void> {
  applySettings(await readSite(db), entries, language);
}

/** Items are found by the names of their categories. There may be thousands: a job writes them, soon after. */
async function renameInSearch(db: Queryable, former: FormerNames): Promise<void> {
  if (Object.keys(former).length === 0) return;
  await noteFormerNames(db, former);
  // In a queue: two at a time would take turns at the lock of the catalogue, and whoever renames next would wait for both.
  const task = 'write-pending-search';
  await enqueue(db, { task, payload: {}, key: task, queue: task });
}

function formerNames(before: Site, categoryIds: readonly number[]): FormerNames {
  const namesOf = (id: number) => {
    const chain = chainOf(before, id) ?? [];
    return perLanguage((language) => chain.map((each) => textOf(before, each, language)?.name ?? ''));
  };
  return Object.fromEntries(categoryIds.map((id) => [id, namesOf(id)]));
}

/** Those that are called otherwise now, or stand elsewhere, with all below them. */
function renamedCategories(before: Site, after: Site): number[] {
  const isRenamed = ({ id, parentId }: PageRow) =>
    before.pages.get(id)?.parentId !== parentId ||
    languages.some((language) => textOf(before, id, language)?.name !== textOf(after, id, language)?.name);
  const renamed = [...after.pages.values()].filter(isRenamed);
  return [...new Set(renamed.flatMap(({ id }) => withAllBelow(after, id)))];
}

async function refuseStale(context: Context, entries: readonly EditCategoryParams[]): Promise<void> {
  const categories = await loadCategories(context.db);
  const nodes = entries.flatMap(({ id }) => categories.byId.get(id) ?? []);
  // A page that is gone is not found, in whatever version.
  if (nodes.length < entries.length) return;
  throw refusal('category.conflict', { cause: { entries: await readCategoryEntries(context, nodes) } });
}

/** A content page lists no items. */
async function refuseLostItems({ db }: Context, before: PageRow | undefined, after: PageRow): Promise<void> {
  if (before?.type !== 'item' || after.type !== 'content') return;
  const { alone } = await itemsIn(db, [after.id]);
  if (alone.length > 0) throw refusal('category.itemsWouldBeLost', { cause: { items: alone.length } });
}
