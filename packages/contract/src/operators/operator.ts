import { z } from 'zod';
import { longestPassword } from '../customers/password-fault.ts';
import { email } from '../values.ts';
import { operatorRoles } from './operator-role.ts';

/** Someone who runs the shop. */
export const operatorSchema = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role: z.enum(operatorRoles),
});

/** Every character of a password counts, so it is not trimmed. */
const password = z.string().min(1).max(longestPassword);

export const operatorLoginParamsSchema = z.object({ email, password });

export const changeOperatorPasswordParamsSchema = z.object({
  oldPassword: password,
  /** What else it must be is in operator-password-fault.ts: it depends on whose it is. */
  password,
});

export type Operator = z.infer<typeof operatorSchema>;
export type OperatorLoginParams = z.infer<typeof operatorLoginParamsSchema>;
export type ChangeOperatorPasswordParams = z.infer<typeof changeOperatorPasswordParamsSchema>;
