/** What visitors did before the scripts of the document ran: `earlyInputScript` begins it, `startScript` records it. */
export type EarlyInput = {
  /** They scrolled, typed or pressed something. */
  isUsed: boolean;
  /** Their clicks, in order; one that was handled is removed. */
  pressed: Event[];
  /** Path and query of the document. */
  address: string;
};

/**
 * Stands in the head: whoever goes back while a long document comes does so before the scripts at its end, and the browser says the other address from
 * then on.
 */
export const earlyInputScript = 'window.earlyInput={isUsed:false,pressed:[],address:location.pathname+location.search}';

/** None where no script of ours ran. */
export function earlyInput(): EarlyInput | undefined {
  return (window as { earlyInput?: EarlyInput }).earlyInput;
}

/**
 * The field of a `QuantityStepper`: an arrow key in it that nobody else answers presses the button beside it, by its place there, and a
 * press is repeated.
 */
export const steppedField = '.stepper-field';
export const stepButtons = { ArrowDown: ':scope > :first-child', ArrowUp: ':scope > :last-child' };

/** A type of scripts and a relation of links that browsers ignore, until `startScript` replaces them. */
export const laterScript = 'text/later';
export const laterLink = 'later';

/**
 * Marks a control that needs scripts: it is disabled in a document without them. It can be clicked as soon as it is visible;
 * the click is repeated once scripts can handle it (`repeatEarlyPresses`).
 */
export const answeredByScripts = 'data-answered-by-scripts';

/**
 * Marks what shows an article, and says which ("<item>,<variation>"): `startScript` notes under `earlySeenKey` that it was seen, for who
 * goes on before other scripts are there. `session/last-seen.ts` takes it from there.
 */
export const seenArticle = 'data-seen';
export const earlySeenKey = 'seen-early';

/**
 * Marks a link to a language: `startScript` remembers the choice, pressed before other scripts are there or later. The pages of
 * the shop do not read it, their address decides.
 */
export const languageChoice = 'data-language';
