import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createDrawingTurns } from './drawing-turns.ts';

/** Draws and notes it; `ms`: so long the processor does nothing else. */
function newDrawing() {
  const drawn: string[] = [];
  const drawInTurn = createDrawingTurns();
  const draw = (name: string, ms = 0) =>
    drawInTurn(name.charAt(0), async () => {
      for (const until = performance.now() + ms; performance.now() < until; );
      drawn.push(name);
      return name;
    });
  return { drawn, draw };
}

test('between two documents of a network everybody is heard', async () => {
  const { drawn, draw } = newDrawing();
  const both = Promise.all([draw('a1'), draw('a2')]);
  setImmediate(() => drawn.push('heard'));
  expect(await both).toEqual(['a1', 'a2']);
  expect(drawn).toEqual(['a1', 'heard', 'a2']);
});

test('after one that took long, others that need several turns of the loop come first', async () => {
  const { drawn, draw } = newDrawing();
  const both = Promise.all([draw('a1', 60), draw('a2')]);
  for (let turns = 0; turns < 8; turns++) await turn();
  await draw('b1');
  await both;
  expect(drawn).toEqual(['a1', 'b1', 'a2']);
});

test('between those of different networks there is time for whoever needs several turns of the loop', async () => {
  const { drawn, draw } = newDrawing();
  const both = Promise.all([draw('a1', 20), draw('b1')]);
  for (let turns = 0; turns < 4; turns++) await turn();
  drawn.push('heard');
  await both;
  expect(drawn).toEqual(['a1', 'heard', 'b1']);
});

test('the only one of a network takes turns with those of networks that have more', async () => {
  const { drawn, draw } = newDrawing();
  const first = Promise.all([draw('a1', 20), draw('b1', 20)]);
  const more = Promise.all([draw('a2', 20), draw('b2', 20)]);
  await first;
  await Promise.all([more, draw('c1')]);
  expect(drawn).toEqual(['a1', 'b1', 'a2', 'c1', 'b2']);
});

test('one that waits for something keeps no other network waiting', async () => {
  const drawInTurn = createDrawingTurns();
  const part = Promise.withResolvers<string>();
  const waiting = drawInTurn('a', () => part.promise);
  expect(await drawInTurn('b', async () => 'drawn')).toBe('drawn');
  part.resolve('whole');
  expect(await waiting).toBe('whole');
});

test('an answer does not wait for the rest after it, nor the next document once that is over', async () => {
  const { drawn, draw } = newDrawing();
  let isOver = false;
  const first = draw('a1', 60).then(() => drawn.push('answered'));
  const second = draw('a2').then(() => {
    isOver = true;
  });
  await first;
  expect([drawn, isOver]).toEqual([['a1', 'answered'], false]);
  await second;
  expect(await draw('a3')).toBe('a3');
});

test('what fails is told to whoever asked, and keeps nobody waiting', async () => {
  const drawInTurn = createDrawingTurns();
  const failed = drawInTurn('a', () => Promise.reject(new Error('no page')));
  const next = drawInTurn('a', async () => 'next');
  await expect(failed).rejects.toThrow('no page');
  expect(await next).toBe('next');
});
