import { z } from 'zod';
import { criterion, id, line, page } from '../values.ts';

const day = z.iso.date();

export const auditParamsSchema = z
  .object({
    operatorId: criterion(id),
    /** Name of an operation. */
    operation: criterion(line(60).min(1)),
    /** Days in UTC, both of them included. */
    from: criterion(day),
    to: criterion(day),
    page,
  })
  .prefault({});

export const auditEntrySchema = z.object({
  id: z.number(),
  /** ISO 8601. */
  at: z.string(),
  /** Null: it was done at the command line. */
  operator: z.object({ id: z.number(), name: z.string(), email: z.string() }).nullable(),
  operation: z.string(),
  /** Someone tried with a wrong password or code. */
  isFailed: z.boolean(),
  /** "operator 3" */
  subject: z.string().nullable(),
  /** The fields that differ. */
  change: z
    .object({
      before: z.record(z.string(), z.unknown()).optional(),
      after: z.record(z.string(), z.unknown()).optional(),
    })
    .nullable(),
});

export const auditSchema = z.object({
  /** The latest first. */
  entries: z.array(auditEntrySchema),
  total: z.number(),
  itemsPerPage: z.number(),
  /** What was ever done, for the filter. */
  operations: z.array(z.string()),
  operators: z.array(z.object({ id: z.number(), name: z.string() })),
});

export type AuditParams = z.output<typeof auditParamsSchema>;
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type Audit = z.infer<typeof auditSchema>;
