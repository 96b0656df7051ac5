import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How long a file may take, and how much memory what reads it. */
export type ReadingLimits = { milliseconds: number; megabytes: number };

/** What the program says of a file. Throws where it fails, or goes beyond a limit. */
export type ReadInThread<Answer> = (bytes: Buffer, limits: ReadingLimits) => Promise<Answer>;

type Thread = { worker: Worker; megabytes: number; ending?: NodeJS.Timeout };

/** Loading what reads takes a hundred times as long as a file does: whoever brings several brings them one after the other. */
const idleMs = 2000;

/**
 * Has files read in threads of their own by `program`, which answers each message with one (`answerFiles`). A thread that goes beyond a
 * limit is ended: whatever a file does to what reads it, the shop answers on. One that answered takes the next file.
 */
export function createReadingThreads<Answer>(program: URL): ReadInThread<Answer> {
  const idle = new Set<Thread>();

  function takeThread(megabytes: number): Thread {
    const kept = [...idle].find((thread) => thread.megabytes === megabytes);
    if (!kept) return startThread(megabytes);
    idle.delete(kept);
    clearTimeout(kept.ending);
    kept.worker.ref();
    return kept;
  }

  function startThread(megabytes: number): Thread {
    const worker = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
    });
    const thread: Thread = { worker, megabytes };
    // What it says after its time is up is nobody's.
    worker.on('error', () => {});
    return thread;
  }

  /** It keeps no process from ending. */
  function keepForNext(thread: Thread): void {
    thread.worker.unref();
    thread.ending = setTimeout(() => end(thread), idleMs).unref();
    idle.add(thread);
  }

  async function end(thread: Thread): Promise<void> {
    idle.delete(thread);
    await thread.worker.terminate();
  }

  return async function readInThread(bytes, { milliseconds, megabytes }) {
    const thread = takeThread(megabytes);
    try {
      thread.worker.postMessage(new Uint8Array(bytes));
      const [answer] = await once(thread.worker, 'message', { signal: AbortSignal.timeout(milliseconds) });
      keepForNext(thread);
      return answer;
    } catch (error) {
      await end(thread);
      throw error;
    }
  };
}
