import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AdmissionLimits, type Caller, createAdmission, outside, withoutTurn } from './admission.ts';

const limits: AdmissionLimits = {
  turns: 4,
  ofNetwork: Number.POSITIVE_INFINITY,
  ofSession: 2,
  longestLine: 3,
  longestLineOfNetwork: 6,
  mostWaiting: Number.POSITIVE_INFINITY,
  aside: 2,
};

/** Callers as "network/session", a call without a session as "network". */
function callerOf(name: string): Caller {
  const [network = '', session = null] = name.split('/');
  return { network, session };
}

/** Notes whose turn began, in which order, and ends turns when it is told to. */
function newRoom(over: Partial<AdmissionLimits> = {}) {
  const admission = createAdmission({ ...limits, ...over });
  const begun: string[] = [];
  const running: { name: string; end: () => void }[] = [];
  const refused: string[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  async function ask(...names: string[]): Promise<void> {
    for (const name of names) {
      const work = () =>
        new Promise<void>((end) => {
          begun.push(name);
          running.push({ name, end });
        });
      admission.inTurn(callerOf(name), work).catch(() => refused.push(name));
    }
    await settle();
  }

  /** Ends the turn that began first, or one of those that run. */
  async function end(index = 0): Promise<void> {
    running.splice(index, 1)[0]?.end();
    await settle();
  }

  return { admission, ask, end, begun, running, refused };
}

describe.each<[string, { asked: string[]; begun: string[]; after?: string[] }]>([
  [
    'all turns go to one network where nobody else asks',
    { asked: ['a', 'a', 'a', 'a', 'a'], begun: ['a', 'a', 'a', 'a'] },
  ],
  ['a session has two at most', { asked: ['a/1', 'a/1', 'a/1', 'a/2'], begun: ['a/1', 'a/1', 'a/2'] }],
  [
    'who has none running is next',
    { asked: ['a/1', 'a/2', 'a/3', 'a/4', 'a/5', 'b/1'], begun: ['a/1', 'a/2', 'a/3', 'a/4'], after: ['b/1', 'a/5'] },
  ],
  [
    'sessions of a network go by turns, and calls without one are one of them',
    { asked: ['a', 'a', 'a', 'a', 'a', 'a', 'a/1'], begun: ['a', 'a', 'a', 'a'], after: ['a/1', 'a', 'a'] },
  ],
])('%s', (_, { asked, begun, after = [] }) => {
  it('in this order', async () => {
    const room = newRoom();
    await room.ask(...asked);
    expect(room.begun).toEqual(begun);
    for (let count = 0; count < after.length; count += 1) await room.end();
    expect(room.begun).toEqual([...begun, ...after]);
  });
});

it('turns go round among equals; who comes joins at the end', async () => {
  const room = newRoom({ turns: 1 });
  await room.ask('a/1', 'a/1', 'a/2', 'b/1', 'b/1');
  for (let count = 0; count < 4; count += 1) await room.end();
  expect(room.begun).toEqual(['a/1', 'a/1', 'b/1', 'a/2', 'b/1']);
});

it('a line that is full refuses and says when to ask again; others go on', async () => {
  const room = newRoom();
  await room.ask(...Array<string>(6).fill('a/1'), 'a/2', 'b/1');
  expect(room.refused).toEqual(['a/1']);
  expect(room.begun).toEqual(['a/1', 'a/1', 'a/2', 'b/1']);
  await room.ask('a/2', 'a/2', 'a/3', 'a/4', 'c/1');
  expect(room.refused).toEqual(['a/1', 'a/4']);
});

it('work that fails gives its turn back, and fails for whoever asked', async () => {
  const admission = createAdmission({ ...limits, turns: 1 });
  const caller = callerOf('a/1');
  await expect(admission.inTurn(caller, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await admission.inTurn(caller, async () => 'done')).toBe('done');
});

it('forgets a network when the last of its calls has ended, refused ones too', async () => {
  const room = newRoom();
  await room.ask('a/1', 'a/1', 'a/1', 'b', ...Array<string>(6).fill('a/1'));
  expect([room.admission.networks(), room.refused.length]).toEqual([2, 4]);
  while (room.running.length > 0) await room.end();
  expect(room.admission.networks()).toBe(0);
});

it('a network whose line has no room for more stays as it is, and none is begun for who is refused', async () => {
  const room = newRoom({ longestLineOfNetwork: 0 });
  await room.ask('a', 'b/1');
  expect([room.refused, room.admission.networks()]).toEqual([['a', 'b/1'], 0]);
});

const networks = ['a', 'b', 'c'];
const caller = fc.constantFrom(
  ...networks.flatMap((network) => [network, `${network}/1`, `${network}/2`, `${network}/3`]),
);
const steps = fc.array(fc.oneof(caller, fc.nat({ max: 3 })), { maxLength: 60 });
const wide = { longestLine: 100, longestLineOfNetwork: 100 };

it('no session has more than its own at once, and no turn is free while somebody may have it', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (each) => {
      const room = newRoom(wide);
      const asked: string[] = [];
      for (const step of each) {
        if (typeof step === 'number') await room.end(step);
        else {
          asked.push(step);
          await room.ask(step);
        }
        const count = (names: string[], name: string) => names.filter((other) => other === name).length;
        const running = room.running.map(({ name }) => name);
        for (const name of new Set(asked)) {
          const isSession = name.includes('/');
          if (isSession) expect(count(running, name)).toBeLessThanOrEqual(limits.ofSession);
          const isWaiting = count(asked, name) > count(room.begun, name);
          if (isWaiting && running.length < limits.turns) expect([isSession, count(running, name)]).toEqual([true, 2]);
        }
      }
    }),
  );
});

it('before a network that has nothing running each other one begins once at most, whatever they asked before', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.array(fc.nat({ max: 3 }), { minLength: 8, maxLength: 8 }), async (each, ends) => {
      const room = newRoom(wide);
      for (const step of each) await (typeof step === 'number' ? room.end(step) : room.ask(step));
      await room.ask('late/1');
      const since = room.begun.length;
      for (const index of ends) await room.end(Math.min(index, Math.max(room.running.length - 1, 0)));
      const between = room.begun.slice(since, room.begun.indexOf('late/1')).map((name) => name.charAt(0));
      expect(room.begun).toContain('late/1');
      expect(new Set(between).size).toBe(between.length);
    }),
  );
});

describe('who waits for somebody outside', () => {
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  /** Calls that wait outside until they are told that the answer is there. */
  function newCalls(turns: number) {
    const admission = createAdmission({ ...limits, turns });
    const order: string[] = [];
    const answers: (() => void)[] = [];
    const call = (name: string) =>
      admission.inTurn(callerOf(name), async () => {
        order.push(`${name} begins`);
        await withoutTurn(() => new Promise<void>((answer) => answers.push(answer)));
        order.push(`${name} goes on`);
        await settle();
      });
    const quick = (name: string) => admission.inTurn(callerOf(name), async () => order.push(name));
    return { admission, order, answers, call, quick };
  }

  it('lets others have the turn, and goes on at once when the answer is there', async () => {
    const { admission, order, answers, call, quick } = newCalls(1);
    const first = call('a/1');
    await quick('b/1');
    const { promise: ending, resolve: end } = Promise.withResolvers<void>();
    const busy = admission.inTurn(callerOf('b/2'), () => ending);
    answers[0]?.();
    await first;
    expect(order).toEqual(['a/1 begins', 'b/1', 'a/1 goes on']);
    const last = quick('c/1');
    await settle();
    expect(order).not.toContain('c/1');
    end();
    await Promise.all([busy, last]);
    expect(admission.networks()).toBe(0);
  });

  it('keeps the turn where too many wait so', async () => {
    const { order, answers, call, quick } = newCalls(1);
    const waiting = [call('a/1'), call('b/1'), call('c/1')];
    await settle();
    const late = quick('d/1');
    await settle();
    expect(order).toEqual(['a/1 begins', 'b/1 begins', 'c/1 begins']);
    for (const answer of answers.splice(0)) answer();
    await Promise.all([...waiting, late]);
    expect(order.at(-1)).toBe('d/1');
  });

  it('counts in its session all the while', async () => {
    const { order, answers, call, quick } = newCalls(4);
    const waiting = [call('a/1'), call('a/1')];
    const third = quick('a/1');
    await settle();
    expect(order).toEqual(['a/1 begins', 'a/1 begins']);
    for (const answer of answers) answer();
    await Promise.all([...waiting, third]);
  });

  it('lends the turn once, whatever it asks for at the same time', async () => {
    const admission = createAdmission({ ...limits, turns: 1 });
    const answers: (() => void)[] = [];
    const service = outside({ ask: () => new Promise<void>((answer) => answers.push(answer)) });
    const both = admission.inTurn(callerOf('a/1'), () => Promise.all([service.ask(), service.ask()]));
    await settle();
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const held = ['b/1', 'c/1'].map((name) =>
      admission.inTurn(callerOf(name), () => {
        begun.push(name);
        return new Promise<void>((end) => ends.push(end));
      }),
    );
    await settle();
    expect(begun).toEqual(['b/1']);
    for (const answer of answers) answer();
    await both;
    ends[0]?.();
    await settle();
    expect(begun).toEqual(['b/1', 'c/1']);
    ends[1]?.();
    await Promise.all(held);
  });
});
