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

/** Milliseconds after which scripts come where a browser says nothing of what it draws. */
const longestWait = 3000;

/**
 * Starts the scripts of a document when it was drawn for the first time, at once when somebody uses it: on a slow line
 * they would come before the first picture and the font. Nothing is drawn in the background: there they come
 * at once.
 */
export const startScript = `(() => {
  const early = (window.earlySigns = { isUsed: false, pressed: [] });
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll('link[rel=${laterLink}]')) link.rel = 'modulepreload';
    for (const waiting of document.querySelectorAll('script[type="${laterScript}"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = waiting.textContent;
      waiting.replaceWith(script);
    }
  };
  const use = () => {
    early.isUsed = true;
    start();
  };
  for (const sign of ['pointerdown', 'touchstart', 'keydown', 'input', 'wheel'])
    addEventListener(sign, use, { capture: true, passive: true, once: true });
  addEventListener('click', ({ target }) => { early.pressed.push(target); }, { capture: true });
  for (const control of document.querySelectorAll('[${answeredByScripts}]')) control.disabled = false;
  addEventListener('submit', (event) => {
    if (event.submitter?.matches('[${answeredByScripts}]')) event.preventDefault();
  }, { capture: true });
  if (document.hidden) start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, ${longestWait});
})()`;
