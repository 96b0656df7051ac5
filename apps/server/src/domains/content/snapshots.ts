import type { BlockSnapshot, GetBlockSnapshotsParams } from '@mise/contract/content/block-snapshot.ts';
import { parseBlocks } from '@mise/contract/content/parse-blocks.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { and, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { withTexts } from './blocks.ts';
import { document, documentRevision } from './tables.ts';

/** Which shop of an account it is; this one is the only one. */
const shopId = 1;
const dayMs = 86_400_000;

type SnapshotList = {
  data: BlockSnapshot[];
  pagination: { currentPage: number; perPage: number; total: number; lastPage: number };
};

/** Pages as they were saved, the latest first, in the language of the call. */
export async function listSnapshots(context: Context, params: GetBlockSnapshotsParams): Promise<SnapshotList> {
  const { page, itemsPerPage } = params;
  const isAsked = and(...conditionsOf(params));
  const [counted] = await context.db
    .select({ total: count() })
    .from(documentRevision)
    .innerJoin(document, eq(document.id, documentRevision.documentId))
    .where(isAsked);
  const rows = await snapshots(context)
    .where(isAsked)
    .orderBy(desc(documentRevision.id))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  const total = counted?.total ?? 0;
  return {
    data: rows.map((row) => snapshotWire(context, row)),
    pagination: {
      currentPage: page,
      perPage: itemsPerPage,
      total,
      lastPage: Math.max(1, Math.ceil(total / itemsPerPage)),
    },
  };
}

export async function findSnapshot(context: Context, id: number): Promise<BlockSnapshot> {
  const [row] = await snapshots(context).where(eq(documentRevision.id, id)).limit(1);
  if (!row) throw refusal('content.snapshotNotFound', { cause: { identifier: id } });
  return snapshotWire(context, row);
}

/** A day is meant with all its hours. */
function conditionsOf(params: GetBlockSnapshotsParams): SQL[] {
  const { snapshotableId, snapshotableType, createdFrom, createdTo } = params;
  const conditions: SQL[] = [];
  if (snapshotableId !== undefined) conditions.push(eq(document.key, String(snapshotableId)));
  if (snapshotableType === 'category') conditions.push(eq(document.kind, 'category'));
  else if (snapshotableType !== undefined && snapshotableId === undefined) {
    conditions.push(eq(document.kind, 'page'), eq(document.key, snapshotableType));
  }
  if (createdFrom !== undefined) conditions.push(gte(documentRevision.createdAt, new Date(createdFrom)));
  if (createdTo !== undefined) {
    const until = new Date(createdTo).getTime() + (createdTo.includes('T') ? 1 : dayMs);
    conditions.push(lt(documentRevision.createdAt, new Date(until)));
  }
  return conditions;
}

function snapshots({ db }: Context) {
  return db
    .select({
      id: documentRevision.id,
      kind: document.kind,
      key: document.key,
      structure: documentRevision.structure,
      texts: documentRevision.texts,
      createdAt: documentRevision.createdAt,
      createdBy: documentRevision.createdBy,
    })
    .from(documentRevision)
    .innerJoin(document, eq(document.id, documentRevision.documentId));
}

function snapshotWire(
  { shop, language }: Context,
  { id, kind, key, createdAt, createdBy, ...stored }: Awaited<ReturnType<typeof snapshots>>[number],
): BlockSnapshot {
  return {
    id,
    configId: shopId,
    snapshotableId: kind === 'category' ? Number(key) : null,
    snapshotableType: kind === 'category' ? 'category' : key,
    language,
    payload: JSON.stringify(parseBlocks(shop.blockKinds, withTexts(stored, language)).blocks),
    label: null,
    createdBy,
    createdAt: createdAt.toISOString(),
  };
}
