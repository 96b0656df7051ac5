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
