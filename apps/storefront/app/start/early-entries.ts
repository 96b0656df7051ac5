import { isWaitingForParts, partsAreThere } from './first-intent.ts';
import { hasGoneElsewhere } from './has-gone-elsewhere.ts';

const { promise: isHeard, resolve: tellHeard } = Promise.withResolvers<void>();
let hearsRouter = false;

/** To be called once React hears of what the router does, after it has taken the document over. */
export function hearEntries(): void {
  hearsRouter = true;
  tellHeard();
}

/** Whether what is pressed from now on is React's to handle, but for parts that wait for their scripts. */
export function isTakenOver(): boolean {
  return hearsRouter;
}

/**
 * The browser itself follows a link within the page, and goes back, while parts of the page wait for their scripts. Were the router
 * told at once, React would take those parts off the page and draw them again, and the place that was gone to would be lost: it is
 * told once they are there, unless somebody has gone on meanwhile: it would call that off. Nor is it told before React hears of it: the list
 * of another address would be loaded, and never shown. And before there is a router the document is loaded anew, as where its scripts had not run
 * (has-gone-elsewhere.ts).
 */
export function holdEarlyEntries(): void {
  window.addEventListener(
    'popstate',
    (event) => {
      const isLost = !routerOfPage() && hasGoneElsewhere();
      if (!isLost && hearsRouter && !isWaitingForParts()) return;
      event.stopImmediatePropagation();
      if (isLost) return window.location.reload();
      const entered = window.location.href;
      void isHeard.then(partsAreThere).then(() => {
        if (window.location.href !== entered || isRouterOnItsWay()) return;
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
      });
    },
    { capture: true },
  );
}

type Router = { state: { navigation: { state: 'idle' | 'loading' | 'submitting' } } };

/** React Router's own, which it puts there for tools. */
function routerOfPage(): Router | undefined {
  return (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter;
}

function isRouterOnItsWay(): boolean {
  const router = routerOfPage();
  return router !== undefined && router.state.navigation.state !== 'idle';
}
