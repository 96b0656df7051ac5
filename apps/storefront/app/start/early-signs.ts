/** What `startScript` noted for the scripts that come later. */
export type EarlySigns = {
  isUsed: boolean;
  /** Every press, in order; whoever answers one takes it out. */
  pressed: EventTarget[];
};

/** None in a document without `startScript`. */
export function earlySigns(): EarlySigns | undefined {
  return (window as { earlySigns?: EarlySigns }).earlySigns;
}

/** Types and relations that no browser knows: what carries them waits for `startScript`. */
export const laterScript = 'text/later';
export const laterLink = 'later';

/**
 * For a control that only scripts can answer: switched off in a document that has none. It can be pressed as soon as it is
 * seen; its form is not sent, and the part that it belongs to makes the press good (`useEarlyPresses`).
 */
export const answeredByScripts = 'data-answered-by-scripts';
