import { isCovered } from './load-part.ts';
import { noteUse, reloadOnce } from './reload-once.ts';
import { isReachable } from './when-reachable.ts';

/**
 * A part of the page that cannot be loaded, such as after a week without a reload: the page is loaded anew, and with it the
 * parts of now. Not where no shop answers, where the page can be read on as long as it can do without that part (error-page.tsx).
 */
export function reloadForLostChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!isCovered()) void isReachable().then((isThere) => isThere && reloadOnce());
  });
  noteUse();
}
