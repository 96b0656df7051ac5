import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ApartAnswer, ApartTasks } from './answer-apart.ts';

/** How long a task may take, once its process is there. */
export type ApartLimits = { milliseconds: number };

/** Has a task of the program done, by its name. Throws where it fails, or goes beyond a limit. */
export type RunApart<Tasks extends ApartTasks> = <Name extends keyof Tasks & string>(
  limits: ApartLimits,
  name: Name,
  ...input: Parameters<Tasks[Name]>
) => Promise<Awaited<ReturnType<Tasks[Name]>>>;

/** A task took longer than it may. */
export class LateError extends Error {
  constructor({ milliseconds }: ApartLimits) {
    super(`it took longer than ${milliseconds} ms`);
    this.name = 'LateError';
  }
}

type Child = { process: ChildProcess; said: string; isReady: boolean; ending?: NodeJS.Timeout };

/** Plenty for a process to begin, on a machine that has much else to do. */
const startMs = 30_000;

/** Loading what reads files takes a hundred times as long as one of them does: whoever brings several brings them one after the other. */
const idleMs = 5000;

/** What a process is given of the environment: no address of the database, no key. */
const neededVariables = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE'];

/**
 * Of a process, in megabytes that it reserves (Node takes 570 before it begins, and uses a tenth of them), and in seconds of a processor, for one
 * that nobody is left to end. Linux alone knows the first.
 */
type ProcessLimits = { megabytes: number; seconds?: number };

/** Seconds, far more than it works before it is not asked again (`answerApart`). */
const longestAlive = 120;

/** How much is kept of what a process says before it ends. */
const longestSaid = 2000;

/**
 * Has what strangers bring read in processes of their own by `program` (`answerApart`), each of which does one task at a time and is ended
 * where that takes too long or too much memory. Whatever a file does to what reads it, the shop answers on: it has the processors
 * first, its own memory, and its secrets to itself. A process that answered takes the next task.
 */
export function createApart<Tasks extends ApartTasks>(program: URL, limit: ProcessLimits) {
  const idle = new Set<Child>();

  function take(): Child {
    const [kept] = idle;
    if (!kept) return startNew();
    idle.delete(kept);
    clearTimeout(kept.ending);
    return kept;
  }

  function startNew(): Child {
    const child = start(program, limit);
    child.process.once('exit', () => idle.delete(child));
    return child;
  }

  /** It keeps nobody from ending. */
  function keepForNext(child: Child): void {
    setHeld(child, false);
    child.ending = setTimeout(() => end(child), idleMs).unref();
    idle.add(child);
  }

  function end(child: Child): void {
    idle.delete(child);
    child.process.kill('SIGKILL');
  }

  const runApart: RunApart<Tasks> = async ({ milliseconds }, name, ...input) => {
    const child = take();
    try {
      setHeld(child, true);
      if (!child.isReady) await hear(child, startMs);
      child.isReady = true;
      const answer = await ask(child, { name, input }, milliseconds);
      if (answer.isLast) end(child);
      else keepForNext(child);
      if ('failed' in answer) throw new Error(answer.failed);
      return answer.value as never;
    } catch (error) {
      if (!idle.has(child)) end(child);
      throw error;
    }
  };
  return runApart;
}

/** A group of its own: whoever ends the shop by a key means the shop, which finishes what it began. */
function start(program: URL, { megabytes, seconds = longestAlive }: ProcessLimits): Child {
  const node = [process.execPath, '--max-old-space-size=256', '--v8-pool-size=1', fileURLToPath(program)];
  const limited = `ulimit -d ${megabytes * 1024}; ulimit -t ${seconds}; exec nice -n 5 "$@"`;
  const [command = '', ...rest] = process.platform === 'win32' ? node : ['/bin/sh', '-c', limited, 'sh', ...node];
  const child = {
    process: spawn(command, rest, {
      env: {
        ...Object.fromEntries(neededVariables.map((name) => [name, process.env[name]])),
        UV_THREADPOOL_SIZE: '1',
        MALLOC_ARENA_MAX: '2',
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
      detached: true,
    }),
    said: '',
    isReady: false,
  };
  child.process.stderr?.setEncoding('utf8').on('data', (text: string) => {
    child.said = (child.said + text).slice(0, longestSaid);
  });
  // What goes wrong is said by whoever asks (`ask`).
  child.process.on('error', () => {});
  return child;
}

/** Whether whoever started it waits for it before they end. */
function setHeld({ process: child }: Child, isHeld: boolean): void {
  const way = isHeld ? 'ref' : 'unref';
  child[way]();
  child.channel?.[way]();
  (child.stderr as Socket | null)?.[way]();
}

async function ask(child: Child, task: object, milliseconds: number): Promise<ApartAnswer> {
  const answer = hear(child, milliseconds);
  child.process.send(task);
  return (await answer) as ApartAnswer;
}

/** What a process says next. Throws where it ends instead, or says nothing for so long. */
async function hear(child: Child, milliseconds: number): Promise<unknown> {
  const given = new AbortController();
  const late = setTimeout(() => given.abort(new LateError({ milliseconds })), milliseconds);
  const onExit = (code: number | null, signal: string | null) =>
    given.abort(new Error(`it ended with ${signal ?? code}: ${child.said}`));
  child.process.once('exit', onExit);
  try {
    const [answer] = await once(child.process, 'message', { signal: given.signal });
    return answer;
  } catch (error) {
    throw given.signal.aborted ? given.signal.reason : error;
  } finally {
    clearTimeout(late);
    child.process.off('exit', onExit);
  }
}
