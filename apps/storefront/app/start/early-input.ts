/** What visitors did before the scripts of the document ran; `startScript` records it. */
export type EarlyInput = {
  /** They scrolled, typed or pressed something. */
  isUsed: boolean;
  /** What they clicked, in order; a click that was handled is removed. */
  pressed: EventTarget[];
};

/** None in a document without `startScript`. */
export function earlyInput(): EarlyInput | undefined {
  return (window as { earlyInput?: EarlyInput }).earlyInput;
}

/** A type of scripts and a relation of links that browsers ignore, until `startScript` replaces them. */
export const laterScript = 'text/later';
export const laterLink = 'later';

/**
 * Marks a control that needs scripts: it is disabled in a document without them. It can be clicked as soon as it is visible;
 * its form is not sent, and its component repeats the click once it can handle it (`useEarlyPresses`).
 */
export const answeredByScripts = 'data-answered-by-scripts';
