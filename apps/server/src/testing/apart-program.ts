import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { answerApart } from '../domains/media/answer-apart.ts';

const held: Buffer[] = [];

const tasks = {
  /** What it is asked with, and which process it is. */
  echo: (bytes: Buffer): [Buffer, number] => [bytes, process.pid],
  environment: () => ({ ...process.env }),
  priority: () => getPriority(),
  fail: () => {
    throw new Error('it fails');
  },
  /** The group of processes that it is in, which a key ends as a whole. */
  group: () => Number(readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ')[2]),
  /** As if it had taken so many seconds of a processor. */
  workFor: (seconds: number) => {
    process.cpuUsage = () => ({ user: seconds * 1_000_000, system: 0 });
    return process.pid;
  },
  stay: () => new Promise<never>(() => {}),
  compute: () => {
    for (;;) held.length = 0;
  },
  hold: (megabytes: number) => {
    held.push(Buffer.alloc(megabytes * 1024 * 1024, 1));
    return process.pid;
  },
};

export type TestTasks = typeof tasks;

answerApart(tasks);
