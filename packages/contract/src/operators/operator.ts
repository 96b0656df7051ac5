import { z } from 'zod';
import { longestPassword } from '../customers/password-fault.ts';
import { email, line } from '../values.ts';
import { operatorRoles } from './operator-role.ts';

/** Someone who runs the shop. */
export const operatorSchema = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role: z.enum(operatorRoles),
});

export const signedInOperatorSchema = operatorSchema.extend({
  /** The shop asks for a second factor and there is none yet: nothing else is open until it is added. */
  mustAddFactor: z.boolean(),
});

/** Every character of a password counts, so it is not trimmed. */
export const operatorPassword = z.string().min(1).max(longestPassword);

export const operatorName = line(100).min(1);

export const operatorLoginParamsSchema = z.object({ email, password: operatorPassword });

/** The present password, for what whoever finds an open browser must not do. */
export const ownPasswordParamsSchema = z.object({ password: operatorPassword });

export const changeOperatorPasswordParamsSchema = z.object({
  oldPassword: operatorPassword,
  /** What else it must be is in operator-password-fault.ts: it depends on whose it is. */
  password: operatorPassword,
});

/** Where an operator is logged in. Moments are ISO 8601. */
export const operatorSessionSchema = z.object({
  id: z.number(),
  /** As far as the browser says. */
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  createdAt: z.string(),
  seenAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});

/** `permission`: the role of the operator who is logged in; '' without one. */
export const previewValidResponseSchema = z.object({ permission: z.string(), valid: z.boolean() });

export type Operator = z.infer<typeof operatorSchema>;
export type SignedInOperator = z.infer<typeof signedInOperatorSchema>;
export type OperatorSessionEntry = z.infer<typeof operatorSessionSchema>;
export type OperatorLoginParams = z.infer<typeof operatorLoginParamsSchema>;
export type ChangeOperatorPasswordParams = z.infer<typeof changeOperatorPasswordParamsSchema>;
