/** Milliseconds after which what could not be loaded is tried again. */
const pauses = [500, 2000];

let retried = 0;
let isPageLeft = false;

/**
 * Loads a part of a page in which something may stand that was typed, or which a press waits for. A network that was lost for a moment
 * costs neither: the page stays as it is until the last try has failed as well, which is then like the loss of any chunk
 * (reload-for-lost-chunks.ts).
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pause of pauses) {
    retried += 1;
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    } finally {
      retried -= 1;
    }
  }
  return load().catch((error: unknown) => {
    // What comes after this page replaces it: an error must not be seen before.
    if (isPageLeft) return new Promise<Part>(() => {});
    throw error;
  });
}

/** Whether something is on its way that will be tried again. */
export function isRetrying(): boolean {
  return retried > 0;
}

/** The page is about to be loaded anew: nothing of it fails any more. */
export function leaveParts(): void {
  isPageLeft = true;
}
