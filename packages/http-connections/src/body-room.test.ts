import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createBodyRoom } from './body-room.ts';

/** Bodies of which pieces come when the test says so. */
function createBodies() {
  const watch = createBodyRoom({ ofNetwork: 100, ofAll: 250 });
  const ended: string[] = [];

  function begin(name: string, network: string, headers: Record<string, string> = { 'transfer-encoding': 'chunked' }) {
    const listeners: (() => void)[] = [];
    const taken: number[] = [];
    const request = {
      headers,
      complete: false,
      push: (piece: Buffer | null) => taken.push(piece?.length ?? 0),
    };
    const response = { headersSent: false, once: (_: string, listener: () => void) => listeners.push(listener) };
    watch({
      request: request as unknown as IncomingMessage,
      response: response as unknown as ServerResponse,
      network,
      end: () => ended.push(name),
    });
    return {
      taken,
      comes: (bytes: number) => request.push(Buffer.alloc(bytes)),
      isThere: () => {
        request.complete = true;
        request.push(null);
      },
      isBegun: () => {
        response.headersSent = true;
      },
      isAnswered: () => {
        for (const listener of listeners) listener();
      },
    };
  }
  return { begin, ended };
}

test('a network holds as many bytes as there is room for it, then gives up what has been coming longest', () => {
  const { begin, ended } = createBodies();
  const [first, second, other] = [begin('first', 'a'), begin('second', 'a'), begin('other', 'b')];
  first.comes(50);
  second.comes(50);
  other.comes(50);
  expect(ended).toEqual([]);
  second.comes(1);
  expect(ended).toEqual(['first']);
  second.comes(49);
  expect(ended).toEqual(['first']);
  second.comes(1);
  expect(ended).toEqual(['first', 'second']);
  expect(second.taken).toEqual([50, 1, 49, 1]);
});

test('of all that is held the network with most gives up', () => {
  const { begin, ended } = createBodies();
  begin('a', 'a').comes(80);
  const most = begin('b', 'b');
  most.comes(90);
  const last = begin('c', 'c');
  last.comes(80);
  expect(ended).toEqual([]);
  last.comes(1);
  expect(ended).toEqual(['b']);
  // What goes on coming of it is nobody's any more.
  most.comes(90);
  expect(ended).toEqual(['b']);
});

test('what is there waits for its answer: what is still coming makes room', () => {
  const { begin, ended } = createBodies();
  const there = begin('there', 'a');
  there.comes(90);
  there.isThere();
  const coming = begin('coming', 'a');
  coming.comes(20);
  expect(ended).toEqual(['coming']);
  there.isAnswered();
  const next = begin('next', 'a');
  next.comes(100);
  expect(ended).toEqual(['coming']);
});

test('one that is there and whose answer is not read makes room before what is coming', () => {
  const { begin, ended } = createBodies();
  const unread = begin('unread', 'a');
  unread.comes(90);
  unread.isThere();
  unread.isBegun();
  begin('coming', 'a').comes(20);
  expect(ended).toEqual(['unread']);
});

test('a network with little of it makes no room for all', () => {
  const { begin, ended } = createBodies();
  for (const network of ['a', 'b', 'c']) {
    const there = begin(`there ${network}`, network);
    there.isThere();
    there.comes(90);
  }
  const little = begin('little', 'd');
  little.comes(9);
  expect(ended).toEqual([]);
  little.comes(1);
  expect(ended).toEqual(['little']);
});

test('where nothing is still coming nothing is ended, and a request without a body is no matter', () => {
  const { begin, ended } = createBodies();
  const there = [begin('one', 'a'), begin('two', 'a'), begin('three', 'a')];
  for (const body of there) body.isThere();
  for (const body of there) body.comes(90);
  begin('none', 'a', { 'content-length': '0' }).comes(90);
  expect(ended).toEqual([]);
});
