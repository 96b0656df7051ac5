/** Milliseconds after which what could not be loaded is tried again. */
const pauses = [500, 2000];

/** Loads under way whose failure somebody deals with. */
let covered = 0;
let isPageLeft = false;

/**
 * Loads a part of a page in which something may stand that was typed, or which a press waits for. A network that was lost for a moment
 * costs neither: the page stays as it is until the last try has failed as well, which is then like the loss of any chunk
 * (reload-for-lost-chunks.ts).
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pause of pauses) {
    try {
      return await loadOptional(load);
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load().catch((error: unknown) => {
    // What comes after this page replaces it: an error must not be seen before.
    if (isPageLeft) return new Promise<Part>(() => {});
    throw error;
  });
}

/** Loads what a page can do without, or has another way for: it is not loaded anew where that is lost. */
export async function loadOptional<Part>(load: () => Promise<Part>): Promise<Part> {
  covered += 1;
  try {
    return await load();
  } finally {
    covered -= 1;
  }
}

/** Whether what is being loaded may be lost without a reload. */
export function isCovered(): boolean {
  return covered > 0;
}

/** The page is about to be loaded anew: nothing of it fails any more. */
export function leaveParts(): void {
  isPageLeft = true;
}
