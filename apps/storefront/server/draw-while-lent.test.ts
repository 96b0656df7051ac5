import { createAdmission, usualLimits } from '@mise/server/turns/admission.ts';
import { expect, it } from 'vitest';
import { drawWhileLent } from './draw-while-lent.ts';
import type { DrawInTurn } from './drawing-turns.ts';

const caller = { network: '192.0.2.1', session: null };

/** One document after the other; `next` draws the one that waits longest. */
function createLine() {
  const waiting: (() => void)[] = [];
  const drawInTurn: DrawInTurn = async (_, draw) => {
    await new Promise<void>((begin) => waiting.push(begin));
    return draw();
  };
  return { drawInTurn, next: () => waiting.shift()?.(), length: () => waiting.length };
}

it('gives the turn of a call to others until its document is drawn, and no longer', async () => {
  const { inTurn } = createAdmission({ ...usualLimits, turns: 1 });
  const line = createLine();
  const drawInTurn = drawWhileLent(line.drawInTurn);
  const parts = Promise.withResolvers<string>();
  const page = inTurn(caller, () => drawInTurn(caller.network, () => parts.promise));
  expect(await inTurn(caller, async () => 'added')).toBe('added');

  line.next();
  await expect.poll(line.length).toBe(0);
  let isLater = false;
  const later = inTurn(caller, async () => {
    isLater = true;
  });
  await new Promise(setImmediate);
  expect(isLater).toBe(false);
  parts.resolve('drawn');
  expect(await page).toBe('drawn');
  await later;
});

it('keeps the turn where a hundred wait already', async () => {
  const { inTurn } = createAdmission({ ...usualLimits, turns: 1, longestLineOfNetwork: 1000 });
  const line = createLine();
  const drawInTurn = drawWhileLent(line.drawInTurn);
  const pages = Array.from({ length: 101 }, () =>
    inTurn(caller, () => drawInTurn(caller.network, async () => 'drawn')),
  );
  await expect.poll(line.length).toBe(101);
  let isAdded = false;
  const addition = inTurn(caller, async () => {
    isAdded = true;
  });
  await new Promise(setImmediate);
  expect(isAdded).toBe(false);

  for (const _ of pages) line.next();
  expect(await Promise.all(pages)).toEqual(pages.map(() => 'drawn'));
  await addition;
});

it('tells what failed', async () => {
  const { inTurn } = createAdmission();
  const line = createLine();
  const drawInTurn = drawWhileLent(line.drawInTurn);
  const page = inTurn(caller, () => drawInTurn(caller.network, () => Promise.reject(new Error('no such part'))));
  const told = expect(page).rejects.toThrow('no such part');
  await expect.poll(line.length).toBe(1);
  line.next();
  await told;
});
