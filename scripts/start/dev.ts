import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { root } from '../run-program.ts';
import { untilToldToStop } from './until-told-to-stop.ts';

/**
 * `npm run dev`: runs start.ts and starts it anew when the server changes. What belongs to the pages alone is Vite's, which
 * reloads it in the browser.
 */
const places = ['apps/server/src', 'apps/sandbox/src', 'apps/storefront/server', 'packages/contract/src', 'demo'];

/** An editor writes several files at once (milliseconds). */
const settleMs = 150;

let child: ChildProcess;
let isStopping = false;

function start(): void {
  // Vite takes the development form of packages; the process has to take the same, or there are two of each.
  child = spawn(process.execPath, ['--conditions=development', path.join(root, 'scripts/start/start.ts')], {
    // With a channel, so that it ends when this process does.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

async function stop(): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function restart(file: string): Promise<void> {
  console.log(`${file} changed: starting anew …`);
  await stop();
  if (!isStopping) start();
}

function isSource(file: string): boolean {
  return /\.(ts|sql|json)$/.test(file) && !/\.test\.ts$/.test(file);
}

/** One restart after the other; changes that come while it settles are one. */
function watchSources(): void {
  let timer: NodeJS.Timeout | undefined;
  let restarting = Promise.resolve();
  for (const place of places) {
    watch(path.join(root, place), { recursive: true }, (_, file) => {
      if (file === null || !isSource(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        restarting = restarting.then(() => restart(path.join(place, file)));
      }, settleMs);
    });
  }
}

start();
watchSources();
await untilToldToStop();
isStopping = true;
await stop();
process.exit(0);
