import type { CategoryData, CategoryEntry } from '@mise/contract/catalog/category-entry.ts';
import type { categoryOperations } from '@mise/contract/catalog/category-operations.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { findCategories, pageOfCategories, readCategoryEntries } from '../domains/catalog/category-entries.ts';
import { loadCategories } from '../domains/catalog/category-nodes.ts';
import { addCategory } from '../domains/catalog/edit-categories/add-category.ts';
import { changeCategories, tryCategories } from '../domains/catalog/edit-categories/change-categories.ts';
import { deleteCategories } from '../domains/catalog/edit-categories/delete-category.ts';
import { takeBackPages } from '../domains/content/save-page.ts';
import { recordChange } from '../domains/operators/audit.ts';
import { categoryDependents } from '../workflows/category-dependents.ts';
import { changedFields } from '../workflows/changed-fields.ts';

export const categoryHandlers: HandlersOf<Context, typeof categoryOperations> = {
  getCategoryById: async (context, { categoryId }) => ({ data: await listOfOne(context, categoryId) }),

  getCategoriesSearch: async (context, criteria) => {
    const found = findCategories(await loadCategories(context.db), criteria, context.language);
    return { data: await pageOfCategories(context, found, criteria) };
  },

  getChildCategories: async (context, { parentCategoryId, ...page }) => {
    const parent = (await loadCategories(context.db)).byId.get(parentCategoryId);
    if (!parent) throw refusal('categoryNotFound', { cause: { id: parentCategoryId } });
    return { data: await pageOfCategories(context, parent.children, page) };
  },

  getCategoryDependents: async (context, { categoryId }) => ({ data: await categoryDependents(context, categoryId) }),

  getCategorySettingsValid: async (context, changes) => {
    await tryCategories(context, changes);
    return { data: true };
  },

  doAddCategory: async (context, input) => {
    const id = await addCategory(context, input);
    const { name, type, parentCategoryId } = input;
    await recordChange(context, {
      operation: 'doAddCategory',
      subject: { kind: 'category', id },
      change: { after: { name, type, parentCategoryId } },
    });
    return { data: await entryOf(context, id) };
  },

  setCategorySettings: async (context, changes) => {
    const ids = [...new Set(changes.map(({ id }) => id))];
    const before = new Map((await entriesOf(context, ids)).map((entry) => [entry.id, entry]));
    await changeCategories(context, changes);
    const entries = await entriesOf(context, ids);
    for (const entry of entries) {
      await recordChange(context, {
        operation: 'setCategorySettings',
        subject: { kind: 'category', id: entry.id },
        change: changedFields(auditedFields(before.get(entry.id)), auditedFields(entry)),
      });
    }
    const [data] = entries;
    if (!data) throw refusal('categoryNotFound');
    return { data, meta: { entries } };
  },

  deleteCategory: async (context, { categoryId }) => {
    const { details, type, parentCategoryId } = await entryOf(context, categoryId);
    const ids = await deleteCategories(context, categoryId);
    await takeBackPages(context, ids);
    await recordChange(context, {
      operation: 'deleteCategory',
      subject: { kind: 'category', id: categoryId },
      change: { before: { name: details[0]?.name, type, parentCategoryId, deletedIds: ids } },
    });
    return { data: 'Category deleted' };
  },
};

async function listOfOne(context: Context, id: number): Promise<CategoryData> {
  const node = (await loadCategories(context.db)).byId.get(id);
  if (!node) throw refusal('categoryNotFound', { cause: { id } });
  return pageOfCategories(context, [node], { page: 1, itemsPerPage: 1 });
}

async function entryOf(context: Context, id: number): Promise<CategoryEntry> {
  const [entry] = (await listOfOne(context, id)).entries;
  if (!entry) throw refusal('categoryNotFound', { cause: { id } });
  return entry;
}

/** Those that there are, in the order of the ids. */
async function entriesOf(context: Context, ids: readonly number[]): Promise<CategoryEntry[]> {
  const { byId } = await loadCategories(context.db);
  return readCategoryEntries(
    context,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

/** What an owner sets, flat; what follows from it is left out. */
function auditedFields(entry: CategoryEntry | undefined): Record<string, unknown> {
  if (!entry) return {};
  const { details, itemCount, clients, version, hasChildren, childCount, ...own } = entry;
  const { updatedAt, ...words } = details[0] ?? { updatedAt: '' };
  return { ...words, ...own };
}
