import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { expect, test, vi } from 'vitest';
import type { TestTasks } from '../../testing/apart-program.ts';
import { createApart } from './run-apart.ts';

const program = new URL('../../testing/apart-program.ts', import.meta.url);
const limits = { milliseconds: 20_000 };
const startApart = () => createApart<TestTasks>(program, { megabytes: 1024 });

test('a process that answered takes the next task, two at once have one each', async () => {
  const apart = startApart();
  const echo = async (text: string) => {
    const [bytes, pid] = await apart(limits, 'echo', Buffer.from(text));
    return { text: Buffer.from(bytes).toString(), pid };
  };
  const first = await echo('a');
  expect(first.text).toBe('a');
  expect(first.pid).not.toBe(process.pid);
  expect(await echo('b')).toEqual({ text: 'b', pid: first.pid });
  const [one, other] = await Promise.all([echo('c'), echo('d')]);
  expect([one.text, other.text, one.pid === other.pid]).toEqual(['c', 'd', false]);
});

test.each([
  ['waits', 'stay'],
  ['computes', 'compute'],
] as const)('a task that %s for too long is ended with its process', async (_, task) => {
  const apart = startApart();
  const [, pid] = await apart(limits, 'echo', Buffer.from('a'));
  await expect(apart({ milliseconds: 50 }, task)).rejects.toThrow('it took longer than 50 ms');
  await isGone(pid);
  expect((await apart(limits, 'echo', Buffer.from('b')))[1]).not.toBe(pid);
});

test('a task that fails says why, and its process takes the next', async () => {
  const apart = startApart();
  const [, pid] = await apart(limits, 'echo', Buffer.from('a'));
  await expect(apart(limits, 'fail')).rejects.toThrow('it fails');
  expect((await apart(limits, 'echo', Buffer.from('b')))[1]).toBe(pid);
});

test('one that takes too much memory does not get it, and one that left much behind is not asked again', async () => {
  const apart = startApart();
  const pid = await apart(limits, 'hold', 300);
  await isGone(pid);
  await expect(apart(limits, 'hold', 600)).rejects.toThrow(/allocation|memory/i);
});

test('it is told no secret, and lets the shop go first', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://shop:secret@localhost/shop');
  try {
    const apart = startApart();
    const environment = await apart(limits, 'environment');
    expect(environment).not.toHaveProperty('DATABASE_URL');
    expect(await apart(limits, 'priority')).toBeGreaterThan(getPriority());
  } finally {
    vi.unstubAllEnvs();
  }
});

test('what ends the whole service leaves it to the shop when it ends', async () => {
  const apart = startApart();
  const [, pid] = await apart(limits, 'echo', Buffer.from('a'));
  process.kill(pid, 'SIGTERM');
  expect((await apart(limits, 'echo', Buffer.from('b')))[1]).toBe(pid);
  const group = await apart(limits, 'group');
  expect(group).toBe(pid);
});

test('a process that has worked for long is not asked again', async () => {
  const apart = startApart();
  const pid = await apart(limits, 'workFor', 61);
  await isGone(pid);
});

test('a process that ends says what it died of', async () => {
  const apart = createApart<TestTasks>(new URL('file:///no/such/program.ts'), { megabytes: 1024 });
  await expect(apart(limits, 'fail')).rejects.toThrow(/it ended with 1: .*Cannot find module/s);
});

test('nobody waits for a process that is no more', async () => {
  const apart = startApart();
  const pidOf = async () => (await apart(limits, 'echo', Buffer.from('a')))[1];
  const first = await pidOf();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    expect(await pidOf()).toBe(first);
    vi.advanceTimersByTime(4999);
    expect(await pidOf()).toBe(first);
    vi.advanceTimersByTime(5000);
  } finally {
    vi.useRealTimers();
  }
  await isGone(first);
  const second = await pidOf();
  process.kill(second, 'SIGKILL');
  await isGone(second);
  await new Promise(setImmediate);
  expect(await pidOf()).not.toBe(second);
});

/** A program that has a process for itself, says which, and goes on while that does `task`. */
const keeper = (task: string) => `
  import { createApart } from '${new URL('./run-apart.ts', import.meta.url)}';
  const apart = createApart(new URL('${program}'), { megabytes: 1024, seconds: 3 });
  const [, pid] = await apart({ milliseconds: 20_000 }, 'echo', Buffer.from('a'));
  console.log(pid);
  ${task}`;

test.each([
  ['ends as it should', '', 'none'],
  ['is killed while its process waits', 'await new Promise(() => setInterval(() => {}, 1000));', 'SIGKILL'],
  ['is killed while its process computes', "await apart({ milliseconds: 20_000 }, 'compute');", 'SIGKILL'],
  ['is killed while its process has a task', "await apart({ milliseconds: 20_000 }, 'stay');", 'SIGKILL'],
] as const)('no process is left of one that %s', async (_, task, signal) => {
  const started = spawn(process.execPath, ['--input-type=module', '-e', keeper(task)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(started.stdout, 'data');
  if (signal !== 'none') started.kill(signal);
  await once(started, 'exit');
  await isGone(Number(said));
});

async function isGone(pid: number): Promise<void> {
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 10_000 });
}
