import { reloadOnce } from './reload-once.ts';
import { isReachable } from './when-reachable.ts';

/** Milliseconds after which what could not be loaded is tried again. */
const pauses = [500, 2000];

/** Loads under way whose failure somebody deals with. */
let covered = 0;

/** Failures that cost nobody the page. */
const harmless = new WeakSet<object>();

/**
 * Loads a part of a page in which something may stand that was typed, or which a press waits for. A network that was lost for a moment
 * costs neither, nor does a shop that cannot be reached: the page stays as it is. Where the shop answers and the part is lost all the same,
 * the page is loaded anew, as for any chunk (reload-for-lost-chunks.ts).
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pause of pauses) {
    try {
      return await cover(load);
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  try {
    return await cover(load);
  } catch (error) {
    // What comes after this page replaces it: an error must not be seen before.
    if (!isHarmless(error) && (await isReachable()) && reloadOnce()) return new Promise(() => {});
    throw error;
  }
}

/** Loads what a page can do without, or has another way for: it is not loaded anew where that is lost. */
export async function loadOptional<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await cover(load);
  } catch (error) {
    if (error instanceof Error) harmless.add(error);
    throw error;
  }
}

function isHarmless(error: unknown): boolean {
  return error instanceof Error && harmless.has(error);
}

async function cover<Part>(load: () => Promise<Part>): Promise<Part> {
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
