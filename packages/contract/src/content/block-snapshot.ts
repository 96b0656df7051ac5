import { z } from 'zod';
import { criterion, id, line, page, wholeNumber } from '../values.ts';

const moment = z.iso.datetime({ offset: true }).or(z.iso.date());

/** Of which page: by the id of its category, or by its name as type (index); of all pages where neither is named. Days in UTC. */
export const getBlockSnapshotsParamsSchema = z
  .object({
    snapshotableId: criterion(id),
    snapshotableType: criterion(line(100).min(1)),
    snapshotableUrl: line(2000).optional(),
    createdFrom: criterion(moment),
    createdTo: criterion(moment),
    page,
    itemsPerPage: wholeNumber(1, 100).default(20),
  })
  .prefault({});

export const getBlockSnapshotParamsSchema = z.object({ identifier: id });

/** A page as it was saved: `payload` is the JSON text of its blocks in the language of the request. */
export const blockSnapshotSchema = z.object({
  id: z.number(),
  configId: z.number(),
  /** Of the category; null for a page that has a name. */
  snapshotableId: z.number().nullable(),
  /** category, or the name of the page. */
  snapshotableType: z.string(),
  language: z.string(),
  payload: z.string(),
  label: z.string().nullable(),
  /** The operator. */
  createdBy: z.number().nullable(),
  createdAt: z.string(),
});

/** The latest first. */
export const getBlockSnapshotsResponseSchema = z.object({
  data: z.array(blockSnapshotSchema),
  pagination: z.object({ currentPage: z.number(), perPage: z.number(), total: z.number(), lastPage: z.number() }),
});

export type BlockSnapshot = z.infer<typeof blockSnapshotSchema>;
export type GetBlockSnapshotsParams = z.output<typeof getBlockSnapshotsParamsSchema>;
