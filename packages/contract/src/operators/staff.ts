import { z } from 'zod';
import { email, id } from '../values.ts';
import { operatorName, operatorPassword, operatorSchema, ownPasswordParamsSchema } from './operator.ts';
import { operatorRoles } from './operator-role.ts';
import { ticket } from './second-factor.ts';

/** An operator as admins see them. Removed ones stay in the list: what they changed keeps their name. */
export const staffMemberSchema = operatorSchema.extend({
  state: z.enum(['invited', 'active', 'removed']),
  hasSecondFactor: z.boolean(),
  /** ISO 8601. */
  lastLoginAt: z.string().nullable(),
});

export const staffSchema = z.object({
  members: z.array(staffMemberSchema),
  /** Whether the shop asks every operator for a second factor. */
  isSecondFactorRequired: z.boolean(),
});

/** What changes the staff takes the password of whoever does it, since a browser may have been left open. */
export const inviteOperatorParamsSchema = ownPasswordParamsSchema.extend({
  email,
  name: operatorName,
  role: z.enum(operatorRoles),
});

export const deleteOperatorParamsSchema = ownPasswordParamsSchema.extend({ operatorId: id });

export const setOperatorRoleParamsSchema = ownPasswordParamsSchema.extend({
  operatorId: id,
  role: z.enum(operatorRoles),
});

export const requireSecondFactorParamsSchema = ownPasswordParamsSchema.extend({ isRequired: z.boolean() });

export const invitationParamsSchema = z.object({ token: ticket });

export const invitationSchema = z.object({
  /** Whose it is; null: whoever sets the shop up says so. */
  email: z.string().nullable(),
  name: z.string(),
  role: z.enum(operatorRoles),
});

export const acceptInvitationParamsSchema = z.object({
  token: ticket,
  /** Counts where the invitation names none. */
  email: email.optional(),
  name: operatorName,
  password: operatorPassword,
});

export type Staff = z.infer<typeof staffSchema>;
export type StaffMember = z.infer<typeof staffMemberSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
export type InviteOperatorParams = z.infer<typeof inviteOperatorParamsSchema>;
export type AcceptInvitationParams = z.infer<typeof acceptInvitationParamsSchema>;
