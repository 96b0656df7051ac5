import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveBackMemory } from './give-back-memory.ts';

const megabyte = 1024 * 1024;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('memory is given back in a quiet moment, and again once much was taken since', async () => {
  let taken = 300 * megabyte;
  const collect = vi.fn(() => {
    taken = 200 * megabyte;
  });
  const app = Fastify();
  giveBackMemory(app, { collect, taken: () => taken, quiet: 30_000 });
  app.get('/', async () => 'here');
  const ask = () => app.inject('/');

  vi.advanceTimersByTime(20_000);
  await ask();
  vi.advanceTimersByTime(29_999);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(collect).toHaveBeenCalledTimes(1);

  taken = 247 * megabyte;
  await ask();
  vi.advanceTimersByTime(30_000);
  expect(collect).toHaveBeenCalledTimes(1);

  taken = 248 * megabyte;
  await ask();
  vi.advanceTimersByTime(30_000);
  expect(collect).toHaveBeenCalledTimes(2);

  await ask();
  expect(vi.getTimerCount()).toBe(1);
  await app.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('a process that has nothing else to do ends', () => {
  vi.useRealTimers();
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  giveBackMemory(Fastify(), { collect: () => {} });
  expect(timers()).toBe(before);
});

test('nothing keeps a process that may not collect', async () => {
  const app = Fastify();
  giveBackMemory(app, { collect: null });
  expect(vi.getTimerCount()).toBe(0);
});
