import { expect, it } from 'vitest';
import { createAskers, drawForAll } from './draw-for-all.ts';
import type { DrawInTurn } from './drawing-turns.ts';

/** Lines in which a document waits until it is told to begin. */
function createLines() {
  const waiting = new Map<string, () => void>();
  const drawInTurn: DrawInTurn = async (network, draw) => {
    await new Promise<void>((begin) => waiting.set(network, begin));
    return draw();
  };
  return { drawInTurn, begin: (network: string) => waiting.get(network)?.(), networks: () => [...waiting.keys()] };
}

it('draws a document once, in whichever line is the first, and has who comes afterwards wait in none', async () => {
  const { drawInTurn, begin, networks } = createLines();
  const askers = createAskers('a');
  askers.add('b');
  let times = 0;
  const document = drawForAll(drawInTurn)(askers, async () => {
    times += 1;
    return 'drawn';
  });
  for (const network of ['c', 'b', 'c']) askers.add(network);
  expect(networks()).toEqual(['a', 'b', 'c']);
  begin('c');
  expect(await document).toBe('drawn');
  askers.add('d');
  for (const network of ['a', 'b']) begin(network);
  await new Promise(setImmediate);
  expect([times, networks()]).toEqual([1, ['a', 'b', 'c']]);
});

it('tells what failed', async () => {
  const { drawInTurn, begin } = createLines();
  const askers = createAskers('a');
  const failing = drawForAll(drawInTurn)(askers, () => Promise.reject(new Error('no such part')));
  const told = expect(failing).rejects.toThrow('no such part');
  askers.add('b');
  for (const network of ['b', 'a']) begin(network);
  await told;
});
