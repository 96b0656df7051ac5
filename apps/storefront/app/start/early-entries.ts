import { isWaitingForParts, partsAreThere } from './first-intent.ts';

/**
 * The browser itself follows a link within the page, and goes back, while parts of the page wait for their scripts. Were the router
 * told at once, React would take those parts off the page and draw them again, and the place that was gone to would be lost: it is
 * told once they are there.
 */
export function holdEarlyEntries(): void {
  window.addEventListener(
    'popstate',
    (event) => {
      if (!isWaitingForParts()) return;
      event.stopImmediatePropagation();
      void partsAreThere().then(() =>
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })),
      );
    },
    { capture: true },
  );
}
