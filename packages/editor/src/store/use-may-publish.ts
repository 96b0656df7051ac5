import { hasRole } from '@mise/contract/operators/operator-role.ts';
import { type EditorHost, useHost } from '../host.ts';

/** Whether who edits may also save: others are told so before they lose work. */
export function mayPublish({ role }: EditorHost['operator']): boolean {
  return hasRole(role, 'publisher');
}

export function useMayPublish(): boolean {
  return mayPublish(useHost().operator);
}
