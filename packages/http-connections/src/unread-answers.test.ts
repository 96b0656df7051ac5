import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createUnreadWatch } from './unread-answers.ts';

const limits = { unreadMs: 60_000, longestReadMs: 300_000, unreadBytes: 100 };

/** A connection whose client has not read its answer; tells what became of it. */
function connectionOf(remoteAddress: string, writableLength: number, isGiven = true) {
  const calls: string[] = [];
  const socket = {
    remoteAddress,
    setTimeout: (ms: number) => calls.push(`waits ${ms}`),
    destroy: () => calls.push('ended'),
  };
  const answer = { headersSent: isGiven, writableFinished: false, writableLength };
  return { calls, answer, entry: [socket as unknown as Socket, [answer as unknown as ServerResponse]] as const };
}

test('an answer has its time from when it was given, and each is told once', () => {
  const look = createUnreadWatch(limits);
  const made = connectionOf('a', 10, false);
  const given = connectionOf('a', 10);
  look([made.entry, given.entry], 1000);
  look([made.entry, given.entry], 300_999);
  expect([made.calls, given.calls]).toEqual([[], ['waits 60000']]);
  look([made.entry, given.entry], 301_000);
  expect([made.calls, given.calls]).toEqual([[], ['waits 60000', 'ended']]);
});

test('an answer that was read frees its connection for the next one', () => {
  const look = createUnreadWatch(limits);
  const read = connectionOf('a', 10);
  look([read.entry], 0);
  read.answer.writableFinished = true;
  look([read.entry], 400_000);
  expect(read.calls).toEqual(['waits 60000']);
});

test('where too much lies unread, the address that most of it is for loses what it has left longest', () => {
  const look = createUnreadWatch(limits);
  const other = connectionOf('a', 30);
  const first = connectionOf('b', 30);
  const second = connectionOf('b', 30);
  look([other.entry], 0);
  look([other.entry, first.entry], 1);
  look([other.entry, first.entry, second.entry], 2);
  const third = connectionOf('b', 30);
  look([other.entry, first.entry, second.entry, third.entry], 3);
  expect([other, first, second, third].map(({ calls }) => calls.includes('ended'))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
