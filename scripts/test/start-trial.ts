import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { StartError } from '@mise/server/start-error.ts';
import { memoryFlags } from '../run/memory-flags.mjs';
import { root } from '../run-program.ts';
import { makeTrialShop } from './trial-shop.ts';

export type RunningTrial = {
  origin: string;
  /** The process that answers. */
  pid: number;
  /** The environment that its own commands need too. */
  settings: Record<string, string>;
};

/** Runs a task against a shop of its own, started as `npm start` does on an empty data folder and removed afterwards. */
export async function withTrialShop(
  task: (shop: RunningTrial) => Promise<void>,
  { data }: { data?: string | undefined } = {},
): Promise<void> {
  const { stop, ...shop } = await startTrialShop(root, data);
  try {
    await task(shop);
  } finally {
    await stop();
  }
}

/**
 * The same for a whole file of tests. `project`: the folder of a copy of the project that is started instead. `data`: a data folder,
 * of which the shop is given a copy.
 */
export async function startTrialShop(
  project = root,
  data?: string,
): Promise<RunningTrial & { stop: () => Promise<void> }> {
  const trial = await makeTrialShop();
  try {
    // Keeps whom the files belong to: the database refuses those of another user.
    if (data !== undefined) execFileSync('cp', ['-a', `${data}/.`, trial.dataDir]);
    const { pid, stop } = await startTrial(project, trial.settings);
    return {
      origin: `http://localhost:${trial.port}`,
      pid,
      settings: trial.settings,
      async stop() {
        await stop();
        await trial.remove();
      },
    };
  } catch (error) {
    await trial.remove();
    throw error;
  }
}

export type TrialProcess = {
  pid: number;
  /** Asks it to stop. Resolves to how it ended: exit code, or signal. */
  stop: () => Promise<unknown[]>;
};

/** Resolves when the shop prints its addresses. */
export async function startTrial(project: string, settings: Record<string, string>): Promise<TrialProcess> {
  const child = spawn(process.execPath, [...memoryFlags(), path.join(project, 'scripts/start/start.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const isUp = (async () => {
    for await (const line of child.stdout.setEncoding('utf8')) if (/^Shop /m.test(line)) return true;
    return false;
  })();
  if (!(await isUp) || child.pid === undefined)
    throw new StartError('The shop did not start: the reason stands above.');
  return {
    pid: child.pid,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
