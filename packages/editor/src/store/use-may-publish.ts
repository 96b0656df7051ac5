import { hasRole } from '@mise/contract/operators/operator-role.ts';
import { useHost } from '../host.ts';

/** Whether who edits may also save: others are told so before they lose work. */
export function useMayPublish(): boolean {
  return hasRole(useHost().operator.role, 'publisher');
}
