import { createAdmission, usualLimits } from '@mise/server/turns/admission.ts';
import { expect, it } from 'vitest';
import { type Askers, createAskers } from './draw-for-all.ts';
import { drawWhileLent } from './draw-while-lent.ts';
import type { DrawInTurn } from './drawing-turns.ts';

const caller = { network: '192.0.2.1', session: null };

/** One document after the other; `next` draws the one that waits longest. */
function createLine() {
  const waiting: (() => void)[] = [];
  const drawInTurn: DrawInTurn<Askers> = async (_, draw) => {
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
  const page = inTurn(caller, () => drawInTurn(createAskers(caller.network), () => parts.promise));
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

/** Pages of networks, each of which waits to be drawn; `little` asks for nothing that is drawn. */
function newPages() {
  const { inTurn } = createAdmission({ ...usualLimits, longestLineOfNetwork: 1000 });
  const line = createLine();
  const drawInTurn = drawWhileLent(line.drawInTurn);
  const page = (network: string) =>
    inTurn({ network, session: null }, () => drawInTurn(createAskers(network), async () => 'drawn')).catch(
      ({ key }) => key,
    );
  const pages = (network: string, count: number) => Array.from({ length: count }, () => page(network));
  const little = () => inTurn({ network: '203.0.113.1', session: null }, async () => 'added');
  async function drawAll() {
    while (line.length() > 0) {
      line.next();
      await new Promise(setImmediate);
    }
  }
  return { pages, little, drawAll, length: line.length };
}

it('refuses a network that has all places, and keeps nobody else from a turn', async () => {
  const { pages, little, drawAll, length } = newPages();
  const all = pages('192.0.2.1', 111);
  await expect.poll(length).toBe(100);
  expect(await little()).toBe('added');
  const others = pages('198.51.100.1', 50);
  await expect.poll(length).toBe(150);
  expect(await little()).toBe('added');
  const [late] = pages('198.51.100.1', 1);
  expect(await late).toBe('security.tooManyRequests');
  await drawAll();
  expect((await Promise.all(all)).filter((answer) => answer === 'drawn')).toHaveLength(100);
  expect(await Promise.all(others)).toEqual(others.map(() => 'drawn'));
  const again = pages('192.0.2.1', 1);
  await expect.poll(length).toBe(1);
  await drawAll();
  expect(await Promise.all(again)).toEqual(['drawn']);
});

it('tells what failed', async () => {
  const { inTurn } = createAdmission();
  const line = createLine();
  const drawInTurn = drawWhileLent(line.drawInTurn);
  const page = inTurn(caller, () =>
    drawInTurn(createAskers(caller.network), () => Promise.reject(new Error('no such part'))),
  );
  const told = expect(page).rejects.toThrow('no such part');
  await expect.poll(line.length).toBe(1);
  line.next();
  await told;
});
