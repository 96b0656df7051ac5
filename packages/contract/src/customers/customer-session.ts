import { z } from 'zod';
import { id } from '../values.ts';

/** A device that a customer is logged in on. */
export const customerSessionSchema = z.object({
  id: z.number(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
  /** Names of browser and system ("Firefox", "Windows"); null: it did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  loggedInAt: z.string(),
  /** Noted once a day. */
  seenAt: z.string(),
});

export const deleteCustomerSessionParamsSchema = z.object({ sessionId: id });

export type CustomerSession = z.infer<typeof customerSessionSchema>;
