import { setImmediate as settle } from 'node:timers/promises';
import { refusal } from '@mise/contract/refusal.ts';
import { expect, test, vi } from 'vitest';
import { type Caller, createAdmission, usualLimits, withoutTurn } from './admission.ts';
import { announceLongTurn, createLongTurns, inOwnLongTurn, takeLongTurn } from './long-turns.ts';

/** Calls as "network/session", whose work ends when it is told to. */
function newRoom(turns = usualLimits.turns, options: Parameters<typeof createLongTurns>[0] = {}) {
  const admission = createAdmission({ ...usualLimits, turns });
  const inLongTurn = createLongTurns(options);
  const begun: string[] = [];
  const gone = new Set<string>();
  let isLate = false;
  const mayBegin = () => {
    if (isLate) throw refusal('serviceUnavailable');
  };
  const ends = new Map<string, () => void>();

  async function call(name: string, work: () => Promise<void>): Promise<string> {
    const [network = '', session = null] = name.split('/');
    const caller: Caller = { network, session };
    try {
      await admission.inTurn(caller, () => inLongTurn({ ...caller, hasGone: () => gone.has(name), mayBegin }, work));
      return 'answered';
    } catch (error) {
      return String((error as { key?: string }).key);
    }
  }

  const long = (name: string, before: () => Promise<void> = async () => {}) =>
    call(name, async () => {
      await takeLongTurn();
      await before();
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
    });
  /** Writes something, which it may not where the line is full, and is then refused no more. */
  const writing = (name: string, write: () => Promise<void>) =>
    call(name, async () => {
      announceLongTurn();
      await write();
      await takeLongTurn();
    });
  const brief = (name: string) => call(name, takeLongTurn);
  const short = (name: string) => call(name, async () => void begun.push(name));

  /** Ends the work of a call as soon as it has begun. */
  async function end(name: string): Promise<void> {
    await expect.poll(() => begun).toContain(name);
    ends.get(name)?.();
  }

  const beginNoMore = () => {
    isLate = true;
  };
  return { call, long, writing, brief, short, end, begun, gone, beginNoMore };
}

test('long calls of one network come one at a time, and two of all', async () => {
  const { long, end, begun } = newRoom();
  const all = Promise.all(['a/1', 'a/2', 'b/1', 'c/1'].map((name) => long(name)));
  await settle();
  expect(begun).toEqual(['a/1', 'b/1']);
  await end('b/1');
  await expect.poll(() => begun).toEqual(['a/1', 'b/1', 'c/1']);
  await end('a/1');
  await expect.poll(() => begun).toEqual(['a/1', 'b/1', 'c/1', 'a/2']);
  for (const name of ['a/2', 'c/1']) await end(name);
  expect(await all).toEqual(Array(4).fill('answered'));
});

test('who waits for it has lent the turn to those who ask for little', async () => {
  const { long, short, end, begun } = newRoom(1);
  const all = Promise.all([long('a/1'), long('a/2'), long('a/3'), short('a/4')]);
  await expect.poll(() => begun.toSorted()).toEqual(['a/1', 'a/4']);
  await end('a/1');
  for (const name of ['a/2', 'a/3']) await end(name);
  await all;
});

test('a call has one long turn, however often it asks for it', async () => {
  const { long, end, begun } = newRoom();
  const twice = long('a/1', () => takeLongTurn());
  await settle();
  expect(begun).toEqual(['a/1']);
  await end('a/1');
  expect(await twice).toBe('answered');
});

test('who waits for a service outside lets the next long call begin', async () => {
  const { long, end, begun } = newRoom();
  const slow = Promise.withResolvers<void>();
  const both = Promise.all([long('a/1', () => withoutTurn(() => slow.promise)), long('a/2')]);
  await expect.poll(() => begun).toEqual(['a/2']);
  slow.resolve();
  for (const name of ['a/2', 'a/1']) await end(name);
  expect(await both).toEqual(['answered', 'answered']);
});

test('the turn of a part of a call ends with it', async () => {
  const { call, long, end, begun } = newRoom();
  const drawn = Promise.withResolvers<void>();
  const page = call('a/1', async () => {
    await inOwnLongTurn(takeLongTurn);
    await drawn.promise;
  });
  const next = long('a/2');
  await end('a/2');
  expect(await next).toBe('answered');
  drawn.resolve();
  expect(await page).toBe('answered');
  expect(begun).toEqual(['a/2']);
});

test('a part of a call that waits for a service outside lets go its own turn alone', async () => {
  const { call, long, end, begun } = newRoom();
  const [slow, busy] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const working = async () => {
    await takeLongTurn();
    begun.push('working');
    await busy.promise;
  };
  const asking = async () => {
    await expect.poll(() => begun).toContain('working');
    await withoutTurn(() => {
      begun.push('asking');
      return slow.promise;
    });
  };
  const page = call('a/1', async () => void (await Promise.all([working, asking].map(inOwnLongTurn))));
  await expect.poll(() => begun).toContain('asking');
  const next = long('a/2');
  for (let count = 0; count < 50; count += 1) await settle();
  expect(begun).toEqual(['working', 'asking']);
  busy.resolve();
  await end('a/2');
  slow.resolve();
  expect(await Promise.all([page, next])).toEqual(['answered', 'answered']);
});

test('a call that has a long turn does its parts in it', async () => {
  const { call } = newRoom();
  const whole = call('a/1', async () => {
    await takeLongTurn();
    await inOwnLongTurn(takeLongTurn);
  });
  expect(await whole).toBe('answered');
});

test('what does not end is told of, and keeps the turn from nobody any longer', async () => {
  const error = vi.fn();
  const { long, end, begun } = newRoom(usualLimits.turns, { longestMs: 20, log: { error } });
  const both = Promise.all([long('a/1'), long('a/2')]);
  await end('a/2');
  expect(begun).toEqual(['a/1', 'a/2']);
  expect(error).toHaveBeenCalledWith({ seconds: 0.02 }, expect.stringContaining('has not ended'));
  await end('a/1');
  expect(await both).toEqual(['answered', 'answered']);
});

test('who has gone while they waited is not served, and keeps nobody waiting', async () => {
  const { long, end, begun, gone } = newRoom();
  const all = Promise.all([long('a/1'), long('a/2'), long('a/3')]);
  await settle();
  gone.add('a/2');
  await end('a/1');
  await expect.poll(() => begun).toEqual(['a/1', 'a/3']);
  await end('a/3');
  expect(await all).toEqual(['answered', 'serviceUnavailable', 'answered']);
});

test('after one that took long, others come first', async () => {
  const { long, short, end, begun } = newRoom();
  const busy = async () => {
    for (const until = performance.now() + 60; performance.now() < until; );
  };
  const both = Promise.all([long('a/1', busy), long('a/2')]);
  await end('a/1');
  await short('a/3');
  expect(begun).toEqual(['a/1', 'a/3']);
  await expect.poll(() => begun).toContain('a/2');
  await end('a/2');
  await both;
});

const fromNetwork = (network: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${network}/${index}`);

test('two hundred buyers behind one address wait, and the next one is told that there are too many', async () => {
  const { long, brief, end } = newRoom();
  const first = long('a/first');
  const calls = fromNetwork('a', 201).map(brief);
  expect(await calls.at(-1)).toBe('security.tooManyRequests');
  await end('a/first');
  expect(await Promise.all([first, ...calls.slice(0, -1)])).toEqual(Array(201).fill('answered'));
});

test('however many wait, whoever asks for little has a turn at once', async () => {
  const { long, brief, short, end, begun } = newRoom();
  const first = [long('a/first'), long('b/first')];
  const calls = ['a', 'b', 'c'].flatMap((network) => fromNetwork(network, 60).map(brief));
  for (let count = 0; count < 50; count += 1) await settle();
  const little = short('d/1');
  await settle();
  expect(begun).toEqual(['a/first', 'b/first', 'd/1']);
  for (const name of ['a/first', 'b/first']) await end(name);
  expect(await Promise.all([...first, ...calls, little])).toEqual(Array(183).fill('answered'));
});

test('where the room is full, the network with most in it makes room for others', async () => {
  const { long, brief, end } = newRoom();
  const first = [long('a/first'), long('b/first')];
  const calls = fromNetwork('a', 200).map(brief);
  for (let count = 0; count < 50; count += 1) await settle();
  const others = ['b/1', 'c/1'].map(brief);
  expect(await Promise.race(calls)).toBe('security.tooManyRequests');
  for (const name of ['a/first', 'b/first']) await end(name);
  expect(await Promise.all([...first, ...others])).toEqual(Array(4).fill('answered'));
  const answers = await Promise.all(calls);
  expect(answers.filter((answer) => answer !== 'answered')).toEqual(Array(2).fill('security.tooManyRequests'));
});

test('what was written is not refused afterwards, and nothing is written where the line is full', async () => {
  const { long, writing, brief, end } = newRoom();
  const first = [long('a/first'), long('b/first')];
  const write = Promise.withResolvers<void>();
  const written = writing('a/written', () => write.promise);
  await settle();
  const calls = fromNetwork('a', 200).map(brief);
  for (let count = 0; count < 50; count += 1) await settle();
  const late = vi.fn(async () => {});
  expect(await writing('a/late', late)).toBe('security.tooManyRequests');
  expect(late).not.toHaveBeenCalled();
  write.resolve();
  await settle();
  // Somebody of the network makes room, and it is not the one who came last.
  const other = brief('c/1');
  expect(await Promise.race(calls)).toBe('security.tooManyRequests');
  for (const name of ['a/first', 'b/first']) await end(name);
  expect(await Promise.all([...first, written, other])).toEqual(Array(4).fill('answered'));
  await Promise.all(calls);
});

test('those of a network that may not be refused any more keep no other out, up to twice as many', async () => {
  const { long, writing, brief, end } = newRoom();
  const first = [long('a/first'), long('b/first')];
  const written = fromNetwork('a', 200).map((name) => writing(name, async () => {}));
  for (let count = 0; count < 50; count += 1) await settle();
  const others = [writing('c/0', async () => {}), ...fromNetwork('b', 199).map(brief)];
  for (let count = 0; count < 50; count += 1) await settle();
  expect(await brief('c/1')).toBe('security.tooManyRequests');
  for (const name of ['a/first', 'b/first']) await end(name);
  expect(await Promise.all([...first, ...written, ...others])).toEqual(Array(402).fill('answered'));
});

test('somebody makes room in whichever line of their network, where the longest has none who may be refused', async () => {
  const { long, writing, brief, end } = newRoom();
  const first = [long('a/first'), long('b/first')];
  const written = ['a/twice', 'a/twice'].map((name) => writing(name, async () => {}));
  await settle();
  const calls = fromNetwork('a', 198).map(brief);
  for (let count = 0; count < 50; count += 1) await settle();
  const other = brief('c/1');
  expect(await Promise.race(calls)).toBe('security.tooManyRequests');
  for (const name of ['a/first', 'b/first']) await end(name);
  expect(await Promise.all([...first, ...written, other])).toEqual(Array(5).fill('answered'));
  await Promise.all(calls);
});

test('where nothing is to be begun any more, who waits is refused, but for what was written already', async () => {
  const { long, writing, end, beginNoMore } = newRoom();
  const first = long('a/1');
  await settle();
  let isWritten = false;
  const written = writing('a/2', async () => {
    isWritten = true;
  });
  const waiting = long('a/3');
  await expect.poll(() => isWritten).toBe(true);
  beginNoMore();
  await end('a/1');
  expect(await Promise.all([first, written, waiting])).toEqual(['answered', 'answered', 'serviceUnavailable']);
});
