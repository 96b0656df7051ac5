/** What a program does for the shop, by name. */
export type ApartTasks = Record<string, (...input: never[]) => unknown>;

/** `isLast`: the process is not to be asked again. */
export type ApartAnswer = ({ value: unknown } | { failed: string }) & { isLast: boolean };

/** Bytes that a process may hold between two tasks; what a large file leaves behind is given back by ending it. */
const mostKept = 150 * 1024 * 1024;

/** Seconds of a processor, of the 120 that it has (`createApart`). */
const mostWorked = 60;

/**
 * The other end of `createApart`: does what it is asked for, and ends with whoever started it. What only means the shop (a supervisor tells all of
 * a service to end) it does not hear: a task that was begun is done.
 */
export function answerApart(tasks: ApartTasks): void {
  process.title = 'mise: files';
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ name, input }: { name: string; input: never[] }) => {
    const answer = await doTask(() => tasks[name]?.(...input));
    process.send?.({ ...answer, isLast: isSpent() });
  });
  // Whoever started it has waited for all that the program loads.
  process.send?.('ready');
}

function isSpent(): boolean {
  const { user, system } = process.cpuUsage();
  return process.memoryUsage.rss() > mostKept || (user + system) / 1_000_000 > mostWorked;
}

async function doTask(task: () => unknown): Promise<{ value: unknown } | { failed: string }> {
  try {
    return { value: await task() };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
