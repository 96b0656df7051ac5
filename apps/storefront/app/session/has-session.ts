import { sessionMark } from '@mise/contract/session-mark.ts';

/** Whether the visitor has done something here before: otherwise there is no cart to ask for. */
export function hasSession(): boolean {
  return document.cookie.split('; ').includes(`${sessionMark}=1`);
}
