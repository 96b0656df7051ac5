import type { StaffMember } from '@mise/contract/operators/staff.ts';
import type { StoredOperator } from './operators.ts';

export function staffMemberWire({ id, email, name, role, isActive, lastLoginAt }: StoredOperator): StaffMember {
  const state = isActive ? 'active' : 'removed';
  return { id, email, name, role, state, lastLoginAt: lastLoginAt?.toISOString() ?? null };
}
