import { z } from 'zod';
import { email, id } from '../values.ts';
import { operatorName, operatorPassword, operatorSchema } from './operator.ts';
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

export const inviteOperatorParamsSchema = z.object({ email, name: operatorName, role: z.enum(operatorRoles) });

export const operatorIdParamsSchema = z.object({ operatorId: id });

export const setOperatorRoleParamsSchema = z.object({ operatorId: id, role: z.enum(operatorRoles) });

export const requireSecondFactorParamsSchema = z.object({ isRequired: z.boolean() });

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
