import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LateError } from '../media/run-apart.ts';
import { createReadingLanes, GoneError } from './reading-lanes.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Lanes, and in which order files of networks were read: "a1" is the first one of "a". */
function startLanes() {
  const { inLane } = createReadingLanes({ quickMs: 1000, longestQuickMs: 1500, longestMs: 10_000, longestQueue: 20 });
  const read: string[] = [];
  const bring = (name: string, ms: number, { hasGone = (): boolean => false, counted = ms } = {}) =>
    inLane({ network: name.slice(0, 1), hasGone }, async ({ milliseconds }) => {
      await new Promise((resolve) => setTimeout(resolve, Math.min(ms, milliseconds)));
      if (ms > milliseconds) throw new LateError({ milliseconds });
      read.push(name);
      return { milliseconds: counted };
    });
  return { read, bring };
}

test('slow networks wait for each other, and who brings little passes them', async () => {
  const { read, bring } = startLanes();
  const all = ['a1', 'a2', 'b1', 'b2'].map((name) => bring(name, 2000));
  await vi.advanceTimersByTimeAsync(1400);
  void bring('c1', 100);
  void bring('c2', 100);
  // Two files at a time are quick ones for a second and a half.
  await vi.advanceTimersByTimeAsync(300);
  expect(read).toEqual(['c1']);
  await vi.advanceTimersByTimeAsync(1500);
  expect(read.filter((name) => name.startsWith('c'))).toEqual(['c1', 'c2']);
  await vi.advanceTimersByTimeAsync(12_000);
  await Promise.all(all);
  expect(read.toSorted()).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2']);
});

test('a second is forgiven each minute, and what its files take counts together', async () => {
  const { read, bring } = startLanes();
  for (const name of ['a1', 'a2']) {
    void bring(name, 700);
    await vi.advanceTimersByTimeAsync(700);
  }
  // Another one has the slow lane for long.
  void bring('b1', 9000);
  await vi.advanceTimersByTimeAsync(1500);
  void bring('a3', 100);
  void bring('c1', 100);
  await vi.advanceTimersByTimeAsync(200);
  expect(read).toEqual(['a1', 'a2', 'c1']);
  await vi.advanceTimersByTimeAsync(30_000);
  void bring('d1', 9000);
  await vi.advanceTimersByTimeAsync(1500);
  void bring('a4', 100);
  await vi.advanceTimersByTimeAsync(100);
  expect(read).toEqual(['a1', 'a2', 'c1', 'b1', 'a3', 'a4']);
});

test('what the machine had else to do does not count', async () => {
  const { read, bring } = startLanes();
  void bring('b1', 9000);
  await vi.advanceTimersByTimeAsync(1500);
  void bring('a1', 1400, { counted: 100 });
  await vi.advanceTimersByTimeAsync(1400);
  void bring('a2', 100);
  await vi.advanceTimersByTimeAsync(100);
  expect(read).toEqual(['a1', 'a2']);
});

test('a file that nobody waits for any more is not read', async () => {
  const { read, bring } = startLanes();
  void bring('a1', 100);
  const gone = bring('a2', 100, { hasGone: () => true });
  const refused = expect(gone).rejects.toThrow(GoneError);
  await vi.advanceTimersByTimeAsync(300);
  await refused;
  expect(read).toEqual(['a1']);
});
