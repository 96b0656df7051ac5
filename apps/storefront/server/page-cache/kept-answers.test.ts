import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '@mise/server/context.ts';
import { noDependencies } from '@mise/server/dependencies.ts';
import { everyone, type PriceGroup, priceGroupKey } from '@mise/server/domains/customers/price-group.ts';
import { createAdmission, usualLimits } from '@mise/server/turns/admission.ts';
import { createLongTurns, takeLongTurnForAll } from '@mise/server/turns/long-turns.ts';
import { beforeEach, expect, it } from 'vitest';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';

let now = 0;
let called: Context[];
let answers: KeptAnswers;
beforeEach(() => {
  now = 1000;
  called = [];
  answers = createKeptAnswers({
    maximumBytes: 1_000_000,
    now: () => now,
    call: async (context, name, input) => {
      called.push(context);
      if (name !== 'getRobots') context.dependencies.tags.add('item:1').add(`language:${context.language}`);
      if (name === 'getBlocks') throw refusal('pageNotFound', { cause: { identifier: '' } });
      context.dependencies.endsAt = 2000;
      return { data: { input, count: called.length } };
    },
  });
  answers.apply('everything');
});

type Caller = { group?: PriceGroup; runsShop?: boolean; language?: 'de' | 'en'; account?: number };

function callBy({ group = everyone, runsShop = false, language = 'de', account }: Caller = {}): Context {
  const session = account && { customer: { account: {}, customerClass: { id: account } } };
  return {
    language,
    dependencies: noDependencies(),
    visitor: { find: async () => session ?? null, priceGroup: () => group },
    operator: { find: async () => ({ id: 7 }), runsShop: async () => runsShop },
  } as unknown as Context;
}

async function countOf(context: Context, name = 'getProduct', input: unknown = { id: 1 }): Promise<number> {
  return ((await answers.ask(context, name, input)).data as { count: number }).count;
}

it('asks once for all of an audience, and again after a change of what the answer was made from', async () => {
  expect(await Promise.all([countOf(callBy()), countOf(callBy())])).toEqual([1, 1]);
  answers.apply(['item:2']);
  expect(await countOf(callBy())).toBe(1);
  answers.apply(['item:1']);
  expect(await countOf(callBy())).toBe(2);
});

it.each(['settings', 'texts', 'categories', 'customer-classes'])(
  'asks again after a change of %s: no operation but that of the frame notes them',
  async (tag) => {
    expect(await countOf(callBy())).toBe(1);
    answers.apply([tag]);
    expect(await countOf(callBy())).toBe(2);
  },
);

it('asks again once the answer has ended by itself, and while changes are not heard', async () => {
  expect(await countOf(callBy())).toBe(1);
  now = 2000;
  expect(await countOf(callBy())).toBe(2);
  now = 1000;
  answers.apply(['item:1']);
  expect([await countOf(callBy()), await countOf(callBy())]).toEqual([3, 3]);
  answers.apply('unheard');
  expect([await countOf(callBy()), await countOf(callBy())]).toEqual([4, 5]);
});

it.each<[string, Context, string?, unknown?]>([
  ['another language', callBy({ language: 'en' })],
  ['another side of prices', callBy({ group: { ...everyone, side: 'net' } })],
  ['a customer', callBy({ account: 3 })],
  ['someone who runs the shop', callBy({ runsShop: true })],
  ['another operation', callBy(), 'getReview'],
  ['another argument', callBy(), 'getProduct', { id: 2 }],
])('%s is given another answer', async (_, other, name, input) => {
  expect(await countOf(callBy())).toBe(1);
  expect(await countOf(other, name, input)).toBe(2);
});

it('calls for nobody of the group: what is shared cannot know who asked first', async () => {
  await countOf(callBy({ account: 3, runsShop: true }));
  const [nobody] = called;
  expect(await nobody?.visitor.find()).toBeNull();
  expect(nobody && priceGroupKey(nobody.visitor.priceGroup())).toBe('3 member');
  expect(await nobody?.operator.find()).toBeNull();
  expect(await nobody?.operator.runsShop()).toBe(true);
});

it('calls what is for operators as the one who asks, each time', async () => {
  const operator = callBy({ runsShop: true });
  expect([await countOf(operator, 'getOperator'), await countOf(operator, 'getOperator')]).toEqual([1, 2]);
  expect(called).toEqual([operator, operator]);
});

it('tells each who asks what the answer was made from, a refusal too, and keeps no refusal', async () => {
  for (const name of ['getProduct', 'getProduct', 'getBlocks', 'getBlocks']) {
    const context = callBy();
    await answers.ask(context, name, {}).catch(() => {});
    expect([...context.dependencies.tags]).toEqual(expect.arrayContaining(['item:1', 'language:de']));
    if (name === 'getProduct') expect(context.dependencies.endsAt).toBe(2000);
  }
  expect(called).toHaveLength(3);
});

it('tells only whoever asked for too much that they did, and calls again for who waited for the same', async () => {
  const limited = createKeptAnswers({
    maximumBytes: 1_000_000,
    now: () => now,
    call: async (context, _name, input) => {
      called.push(context);
      context.dependencies.tags.add('item:1');
      await Promise.resolve();
      if (called.length === 1) throw refusal('security.tooManyRequests', { cause: { seconds: 1 }, retryAfter: 1 });
      return { data: { input, count: called.length } };
    },
  });
  limited.apply('everything');
  const askLimited = () => limited.ask(callBy(), 'getFacet', { term: 'tellr' });
  const [first, ...others] = await Promise.allSettled([askLimited(), askLimited(), askLimited()]);
  expect(first).toMatchObject({ status: 'rejected', reason: { key: 'security.tooManyRequests' } });
  expect(others).toMatchObject([{ value: { data: { count: 2 } } }, { value: { data: { count: 2 } } }]);
});

it('lets others have the turns of those who wait for what somebody else asked', async () => {
  const admission = createAdmission({ ...usualLimits, turns: 1 });
  const answered = Promise.withResolvers<void>();
  const slow = createKeptAnswers({
    maximumBytes: 1_000_000,
    now: () => now,
    call: async (context) => {
      context.dependencies.tags.add('item:1');
      await answered.promise;
      return { data: null };
    },
  });
  slow.apply('everything');
  const first = slow.ask(callBy(), 'getFacet', { term: 'tellr' });
  const caller = { network: '192.0.2.1', session: null };
  const second = admission.inTurn(caller, () => slow.ask(callBy(), 'getFacet', { term: 'tellr' }));
  expect(await admission.inTurn({ ...caller, network: '198.51.100.1' }, async () => 'begun')).toBe('begun');
  answered.resolve();
  await Promise.all([first, second]);
});

/** Pages of a network as "192.0.2.1", which ask for one thing after the other; each takes long, and `answer` ends what waits longest. */
function newPagesThatTakeLong() {
  const inLongTurn = createLongTurns();
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  const { ask, apply } = createKeptAnswers({
    maximumBytes: 1_000_000,
    now: () => now,
    call: async (context, _name, input) => {
      const { term } = input as { term: string };
      asked.push(`${term} asked`);
      context.dependencies.tags.add('item:1');
      await takeLongTurnForAll();
      asked.push(`${term} begun`);
      await new Promise<void>((end) => ends.push(end));
      return { data: null };
    },
  });
  apply('everything');
  const page = (network: string, terms: string[], afterwards = async () => {}) =>
    inLongTurn({ network, session: null, hasGone: () => false }, async () => {
      for (const term of terms) await ask(callBy(), 'getFacet', { term });
      await afterwards();
      return 'made';
    });
  async function answer(term: string): Promise<void> {
    await expect.poll(() => asked).toContain(`${term} begun`);
    ends.shift()?.();
  }
  return { page, answer, asked };
}

it('has nobody wait with a long turn for an answer whose maker waits for that turn', async () => {
  const { page, answer, asked } = newPagesThatTakeLong();
  const first = page('192.0.2.1', ['tellr', 'tasse']);
  await expect.poll(() => asked).toContain('tellr begun');
  const second = page('192.0.2.1', ['tasse']);
  await expect.poll(() => asked).toContain('tasse asked');
  await answer('tellr');
  await answer('tasse');
  expect(await Promise.all([first, second])).toEqual(['made', 'made']);
});

it('has a long turn end with the answer, in the line of whoever waits for the same, too', async () => {
  const { page, answer, asked } = newPagesThatTakeLong();
  const drawn = Promise.withResolvers<void>();
  const busy = page('198.51.100.1', ['besteck']);
  await expect.poll(() => asked).toContain('besteck begun');
  const first = page('198.51.100.1', ['tellr'], () => drawn.promise);
  await expect.poll(() => asked).toContain('tellr asked');
  const joined = page('192.0.2.1', ['tellr']);
  await expect.poll(() => asked).toContain('tellr begun');
  const next = page('192.0.2.1', ['tasse']);
  await expect.poll(() => asked).toContain('tasse asked');
  await answer('besteck');
  await answer('tellr');
  await answer('tasse');
  expect(await Promise.all([busy, joined, next])).toEqual(['made', 'made', 'made']);
  drawn.resolve();
  await first;
});

it('keeps nothing of which nobody noted what it was made from', async () => {
  expect([await countOf(callBy(), 'getRobots'), await countOf(callBy(), 'getRobots')]).toEqual([1, 2]);
});

it('hands out answers that nobody can change', async () => {
  const answer = await answers.ask(callBy(), 'getProduct', { id: 1 });
  const { input } = answer.data as { input: { id: number } };
  expect(() => (input.id = 9)).toThrow(TypeError);
  expect(() => (answer.data = null)).toThrow(TypeError);
});
