import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadingLanes, GoneError } from './reading-lanes.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Lanes, and in which order files of networks were read: "a1" is the first one of "a". */
function startLanes() {
  const { inLane } = createReadingLanes({ quickMs: 1000, rememberedMs: 60_000, longestQueue: 20 });
  const read: string[] = [];
  const bring = (name: string, ms: number, hasGone = () => false) =>
    inLane({ network: name.slice(0, 1), hasGone }, async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      read.push(name);
    });
  return { read, bring };
}

test('slow networks wait for each other, and who brings little passes them', async () => {
  const { read, bring } = startLanes();
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'].map((name) => bring(name, 2000));
  await vi.advanceTimersByTimeAsync(4500);
  expect(read.toSorted()).toEqual(['a1', 'a2', 'b1']);
  // Both have been among the quick ones: from now on they share the other lane.
  void bring('c1', 100);
  void bring('c2', 100);
  await vi.advanceTimersByTimeAsync(400);
  expect(read.slice(3)).toEqual(['c1', 'c2']);
  await vi.advanceTimersByTimeAsync(8000);
  await Promise.all(all);
  expect(read).toHaveLength(8);
});

test('a network is slow no more when it brought nothing for a while', async () => {
  const { read, bring } = startLanes();
  void bring('a1', 1001);
  await vi.advanceTimersByTimeAsync(1001 + 60_000);
  void bring('b1', 5000);
  void bring('b2', 5000);
  await vi.advanceTimersByTimeAsync(5100);
  // The slow lane is taken by the second one of b; a has the quick one.
  void bring('a2', 100);
  await vi.advanceTimersByTimeAsync(200);
  expect(read).toEqual(['a1', 'b1', 'a2']);
});

test('what a network took in a second is little, and what was more counts together', async () => {
  const { read, bring } = startLanes();
  void bring('a1', 600);
  await vi.advanceTimersByTimeAsync(600);
  void bring('a2', 600);
  await vi.advanceTimersByTimeAsync(600);
  void bring('b1', 5000);
  void bring('a3', 100);
  await vi.advanceTimersByTimeAsync(200);
  expect(read).toEqual(['a1', 'a2', 'a3']);
});

test('a file that nobody waits for any more is not read', async () => {
  const { read, bring } = startLanes();
  void bring('a1', 100);
  const gone = bring('a2', 100, () => true);
  const refused = expect(gone).rejects.toThrow(GoneError);
  await vi.advanceTimersByTimeAsync(300);
  await refused;
  expect(read).toEqual(['a1']);
});
