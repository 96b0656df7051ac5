import { z } from 'zod';
import { operatorSchema } from './operator.ts';

/** An operator as admins see them. */
export const staffMemberSchema = operatorSchema.extend({
  /** Removed ones stay in the list: what they changed keeps their name. */
  state: z.enum(['active', 'removed']),
  /** ISO 8601. */
  lastLoginAt: z.string().nullable(),
});

export type StaffMember = z.infer<typeof staffMemberSchema>;
