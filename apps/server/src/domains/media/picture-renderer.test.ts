import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { diskStore } from './derivative-store.ts';
import { createPictureRenderer } from './picture-renderer.ts';
import type { renderPicture } from './pictures-apart.ts';

const derivative = { hash: 'ab12', width: 320, format: 'webp' as const };
const readOriginal = async () => Buffer.from('x');
const readLight = async () => null;
const anyone = { derivative, network: '192.0.2.1', readLight };
const log = { warn: vi.fn() };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Each takes until as many as `together` have run at once. */
function counting(together = 1) {
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  let running = 0;
  const counts = { made: 0, most: 0 };
  const render: typeof renderPicture = async (original) => {
    counts.made += 1;
    running += 1;
    counts.most = Math.max(counts.most, running);
    if (running === together) resolve();
    await enough;
    await new Promise(setImmediate);
    running -= 1;
    return original;
  };
  return { counts, render };
}

test('a derivative is made once, however many ask at the same time or later, in this process or another', async () => {
  const { counts, render } = counting();
  const asked = { ...anyone, readOriginal };
  const input = { store: diskStore(path.join(folder, 'once')), limit: 2, log, render };
  const first = createPictureRenderer(input);
  await Promise.all(Array.from({ length: 20 }, () => first.render(asked)));
  await first.render(asked);
  expect(await createPictureRenderer(input).render(asked)).toEqual({ bytes: Buffer.from('x'), isOriginal: false });
  expect(counts.made).toBe(1);
  expect(await readdir(path.join(folder, 'once', 'ab'))).toEqual(['ab12-320.webp']);
});

test('what a failure of power left empty is made anew', async () => {
  const { counts, render } = counting();
  const renderer = createPictureRenderer({ store: diskStore(path.join(folder, 'empty')), limit: 1, log, render });
  await renderer.render({ ...anyone, readOriginal });
  const file = path.join(folder, 'empty', 'ab', 'ab12-320.webp');
  await writeFile(file, '');
  expect(await renderer.render({ ...anyone, readOriginal })).toEqual({ bytes: Buffer.from('x'), isOriginal: false });
  expect([counts.made, String(await readFile(file))]).toEqual([2, 'x']);
});

test('as many are made at a time as the limit says, and no more', async () => {
  const { counts, render } = counting(2);
  const renderer = createPictureRenderer({ store: diskStore(path.join(folder, 'few')), limit: 2, log, render });
  const widths = [160, 320, 480, 640, 800, 960];
  await Promise.all(
    widths.map((width) => renderer.render({ ...anyone, derivative: { ...derivative, width }, readOriginal })),
  );
  expect(counts).toEqual({ made: 6, most: 2 });
});

test('a failure is told to all who wait, and is tried again by the next', async () => {
  const { counts, render } = counting();
  const renderer = createPictureRenderer({ store: diskStore(path.join(folder, 'again')), limit: 1, log, render });
  const gone = { ...anyone, readOriginal: () => Promise.reject(new Error('gone')) };
  const results = await Promise.allSettled([renderer.render(gone), renderer.render(gone)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await renderer.render({ ...anyone, readOriginal });
  expect(counts.made).toBe(1);
});

test('a store that cannot be written makes a picture slow, not missing', async () => {
  const store = { read: async () => null, write: () => Promise.reject(new Error('disk full')) };
  const renderer = createPictureRenderer({ store, limit: 1, log, render: counting().render });
  expect(await renderer.render({ ...anyone, readOriginal })).toEqual({ bytes: Buffer.from('x'), isOriginal: false });
  expect(log.warn).toHaveBeenCalledOnce();
});

test('a picture that another network waits for is made when the first of both has its turn', async () => {
  const order: number[] = [];
  const render: typeof renderPicture = async (original, { width }) => {
    order.push(width);
    await new Promise(setImmediate);
    return original;
  };
  const renderer = createPictureRenderer({ store: diskStore(path.join(folder, 'fair')), limit: 1, log, render });
  const ask = (network: string, width: number) =>
    renderer.render({ ...anyone, network, derivative: { ...derivative, width }, readOriginal });
  const greedy = [160, 320, 480, 640, 800, 960].map((width) => ask('192.0.2.1', width));
  const [{ bytes }] = await Promise.all([ask('198.51.100.7', 960), ...greedy]);
  expect(bytes).toEqual(Buffer.from('x'));
  expect(order).toHaveLength(6);
  expect(order.indexOf(960)).toBeLessThanOrEqual(2);
});

describe('what is not made after a while', () => {
  const light = Buffer.alloc(1024, 'a');
  const lightOne = { readOriginal, readLight: async () => light };
  const made = Buffer.from('made');

  /** Makes nothing before it is told to; nobody has patience. */
  function slow(name: string) {
    const { promise: isTold, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: isBegun, resolve: begin } = Promise.withResolvers<void>();
    const render = () => {
      begin();
      return isTold.then(() => made);
    };
    const store = diskStore(path.join(folder, name));
    return { renderer: createPictureRenderer({ store, limit: 1, log, render, patience: 0 }), goOn, isBegun };
  }

  test('is its original for now, where that is light, and is made all the same', async () => {
    const { renderer, goOn } = slow('light');
    const asked = { ...anyone, ...lightOne };
    expect(await renderer.render(asked)).toEqual({ bytes: light, isOriginal: true });
    const later = renderer.render({ ...asked, isExact: true });
    goOn();
    expect(await later).toEqual({ bytes: made, isOriginal: false });
  });

  test('is waited for by whoever closes the shop, where it was begun', async () => {
    const { renderer, goOn, isBegun } = slow('closing');
    const ask = (width: number) => renderer.render({ ...anyone, ...lightOne, derivative: { ...derivative, width } });
    const answers = await Promise.all([ask(320), ask(640)]);
    expect(answers.map(({ isOriginal }) => isOriginal)).toEqual([true, true]);
    // Their originals may be sent before anything is looked for.
    await isBegun;
    const closed = renderer.close();
    goOn();
    await closed;
    expect(await readdir(path.join(folder, 'closing', 'ab'))).toHaveLength(1);
  });

  test('is waited for by any number while its original is looked at once, and read once', async () => {
    const { renderer, goOn } = slow('looked-at');
    const { promise: looked, resolve: isHeavy } = Promise.withResolvers<null>();
    const reads = { readOriginal: vi.fn(readOriginal), readLight: vi.fn(() => looked) };
    const widths = [160, 320, 480].flatMap((width) => Array<number>(20).fill(width));
    const answers = widths.map((width) =>
      renderer.render({ ...anyone, ...reads, derivative: { ...derivative, width } }),
    );
    await vi.waitFor(() => expect(reads.readLight).toHaveBeenCalled());
    await new Promise(setImmediate);
    expect(reads.readLight).toHaveBeenCalledOnce();
    isHeavy(null);
    goOn();
    expect((await Promise.all(answers)).map(({ bytes }) => bytes)).toEqual(answers.map(() => made));
    expect(reads.readOriginal).toHaveBeenCalledTimes(3);
  });

  test.each([
    { who: 'a heavy original', asked: { readOriginal } },
    { who: 'somebody who can use nothing else', asked: { ...lightOne, isExact: true } },
  ])('is waited for with $who', async ({ who, asked }) => {
    const { renderer, goOn } = slow(who);
    let isAnswered = false;
    const answer = renderer.render({ ...anyone, ...asked }).finally(() => {
      isAnswered = true;
    });
    // Whoever came later has lost patience by now.
    await renderer.render({ ...anyone, ...lightOne, derivative: { ...derivative, hash: 'cd34' } });
    expect(isAnswered).toBe(false);
    goOn();
    expect(await answer).toEqual({ bytes: made, isOriginal: false });
  });
});
