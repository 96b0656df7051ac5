import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { createArrivals } from './arrivals.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop({ TRUST_PROXY: '1' });
});
afterAll(() => test.close());

function arrivalsOf(most: number) {
  const letIn = createArrivals(most);
  const begun: string[] = [];
  const arrive = (network: string, name: string, hasGone = () => false) =>
    letIn(network, { hasGone, begin: () => begun.push(name) });
  return { arrive, begun };
}

it('lets so many requests go on in a turn, and those of networks one after the other', async () => {
  const { arrive, begun } = arrivalsOf(2);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) arrive('a', name);
  arrive('b', 'b1');
  arrive('c', 'c1');
  expect(begun).toEqual(['a1', 'a2']);
  await turn();
  expect(begun.slice(2)).toEqual(['a3', 'b1']);
  await turn();
  expect(begun.slice(4)).toEqual(['c1', 'a4']);
  await turn();
  expect(begun.slice(6)).toEqual(['a5']);
  await turn();
  arrive('a', 'a6');
  expect(begun.slice(7)).toEqual(['a6']);
});

it('who has gone meanwhile takes no place', async () => {
  const { arrive, begun } = arrivalsOf(1);
  arrive('a', 'a1');
  arrive('a', 'a2', () => true);
  arrive('a', 'a3');
  await turn();
  expect(begun).toEqual(['a1', 'a3']);
});

it('what hundreds of connections of one network ask for at once waits for each other, and nobody elsewhere for all of it', async () => {
  const ended: string[] = [];
  const ask = async (network: string) => {
    await test.app.inject({ url: '/api/plentysystems/nothing', headers: { 'x-forwarded-for': network } });
    ended.push(network);
  };
  const greedy = Array.from({ length: 300 }, () => ask('203.0.113.1'));
  await Promise.all([...greedy, ask('203.0.113.2')]);
  expect(ended.indexOf('203.0.113.2')).toBeLessThan(50);
});
