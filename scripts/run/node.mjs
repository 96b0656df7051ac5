import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { memoryFlags } from './memory-flags.mjs';
import { onEndOfNpm } from './on-end-of-npm.mjs';
import { OperatorError } from './operator-error.mjs';
import { root } from './paths.mjs';

const neededVersion = 24;

/** The Node that npm brought, else the one that runs this where it is new enough (npm has none for Apple silicon). */
export function findNode() {
  const brought = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(brought)) return brought;
  if (Number.parseInt(process.versions.node, 10) >= neededVersion) return process.execPath;
  throw new OperatorError(
    `Node ${neededVersion} is needed and npm brings none for this machine: install it from https://nodejs.org.`,
  );
}

/**
 * How glibc gives memory back, unless whoever starts it decides. One arena for each thread keeps what pictures needed in each of them; and
 * its threshold for buffers that are given back one by one (bytes) rises with the first large one, after which they lie among what stays.
 */
const givenBack = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
};

/** Runs a command and resolves to its exit code. It ends when this process is asked to, or when npm is gone. */
export function runNode(node, { file, nodeEnv, serves }, options) {
  const child = spawn(node, [...(serves ? memoryFlags() : []), path.join(root, file), ...options], {
    cwd: root,
    // The channel tells the command when this process ends, however it ends.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...(nodeEnv && { NODE_ENV: nodeEnv }),
      // What was compiled once is kept: a quarter less work at every start.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      ...givenBack,
      // Programs that the command starts find the same Node.
      PATH: [path.dirname(node), process.env.PATH].join(path.delimiter),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  onEndOfNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}
