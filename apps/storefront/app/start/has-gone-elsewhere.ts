import { earlyInput } from './early-input.ts';

/**
 * Whether somebody went back or on to another address before the scripts of the document ran: it shows the one before, and React would take
 * that for what belongs to this.
 */
export function hasGoneElsewhere(): boolean {
  const early = earlyInput();
  return early !== undefined && early.address !== window.location.pathname + window.location.search;
}
