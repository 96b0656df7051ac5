import { isWaitingForParts, partsAreThere } from './first-intent.ts';

/**
 * The browser itself follows a link within the page, and goes back, while parts of the page wait for their scripts. Were the router
 * told at once, React would take those parts off the page and draw them again, and the place that was gone to would be lost: it is
 * told once they are there, unless somebody has gone on meanwhile: it would call that off.
 */
export function holdEarlyEntries(): void {
  window.addEventListener(
    'popstate',
    (event) => {
      if (!isWaitingForParts()) return;
      event.stopImmediatePropagation();
      const entered = window.location.href;
      void partsAreThere().then(() => {
        if (window.location.href !== entered || isRouterOnItsWay()) return;
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
      });
    },
    { capture: true },
  );
}

/** React Router's own, which it puts there for tools. */
type Routed = { __reactRouterDataRouter?: { state: { navigation: { state: 'idle' | 'loading' | 'submitting' } } } };

function isRouterOnItsWay(): boolean {
  const router = (window as Routed).__reactRouterDataRouter;
  return router !== undefined && router.state.navigation.state !== 'idle';
}
