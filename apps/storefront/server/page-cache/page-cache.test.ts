import type { Change } from '@mise/server/db/changes.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPageCache, type KeptPage, type PageCache } from './page-cache.ts';
import type { Made } from './tagged-cache.ts';

let now = 0;
let cache: PageCache;
beforeEach(() => {
  now = 1000;
  cache = createPageCache({ maximumBytes: 100_000, now: () => now });
});

function page(body: string | Buffer, over: Partial<Made<KeptPage>> = {}): Made<KeptPage> {
  return {
    value: { status: 200, headers: {}, etag: `"${body}"`, bodies: { identity: Buffer.from(body) } },
    isKept: true,
    tags: new Set(['item:1']),
    endsAt: Number.POSITIVE_INFINITY,
    ...over,
  };
}

/** Renders "1", "2", … so that a test sees whether it was rendered again. */
function counter(over: Partial<Made<KeptPage>> = {}): () => Promise<Made<KeptPage>> {
  let count = 0;
  return async () => {
    count += 1;
    return page(String(count), over);
  };
}

async function bodyOf(key: string, render: () => Promise<Made<KeptPage>>): Promise<string> {
  return (await cache.get(key, render)).bodies.identity?.toString() ?? '';
}

it('renders once for everyone who asks at the same time, and for all who come later', async () => {
  const render = counter();
  const together = await Promise.all([bodyOf('a', render), bodyOf('a', render), bodyOf('a', render)]);
  expect([...together, await bodyOf('a', render)]).toEqual(['1', '1', '1', '1']);
});

it('says of what is being made that it is not there yet', async () => {
  const made = Promise.withResolvers<Made<KeptPage>>();
  const first = cache.get('a', () => made.promise);
  expect(cache.stateOf('a')).toBe('making');
  made.resolve(page('1'));
  await first;
  expect(cache.stateOf('a')).toBe('hit');
});

it('does not keep what must not be kept', async () => {
  const render = counter({ isKept: false });
  expect([await bodyOf('a', render), await bodyOf('a', render)]).toEqual(['1', '2']);
});

it('ends a page at its time', async () => {
  const render = counter({ endsAt: 2000 });
  expect(await bodyOf('a', render)).toBe('1');
  now = 2000;
  expect(await bodyOf('a', render)).toBe('2');
});

it('tries again after a failure', async () => {
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await bodyOf('a', counter())).toBe('1');
});

describe('a change', () => {
  it('drops the pages of its tags and no others', async () => {
    const [first, second] = [counter(), counter({ tags: new Set(['item:2']) })];
    await Promise.all([bodyOf('a', first), bodyOf('b', second)]);
    cache.apply(['item:1']);
    expect([await bodyOf('a', first), await bodyOf('b', second)]).toEqual(['2', '1']);
  });

  it('of everything drops all', async () => {
    const render = counter({ tags: new Set() });
    await bodyOf('a', render);
    cache.apply('everything');
    expect(await bodyOf('a', render)).toBe('2');
    expect(cache.size()).toBe(1);
  });

  it.each([[['item:1']], ['everything' as const]])(
    'of %s overtakes a page that is being rendered: it is neither kept nor shared',
    async (change) => {
      let finish: (page: Made<KeptPage>) => void = () => {};
      const slow = cache.get('a', () => new Promise<Made<KeptPage>>((resolve) => (finish = resolve)));
      cache.apply(change);
      const render = counter();
      const later = bodyOf('a', render);
      finish(page('old'));
      expect((await slow).bodies.identity?.toString() ?? '').toBe('old');
      expect(await later).toBe('1');
      expect(await bodyOf('a', render)).toBe('1');
    },
  );
});

describe('while changes are unheard', () => {
  const minute = 60_000;

  it('pages are given as they were, for ten minutes at most, however often it is said', async () => {
    const render = counter();
    await bodyOf('a', render);
    cache.apply('unheard');
    now += 9 * minute;
    cache.apply('unheard');
    expect([cache.stateOf('a'), await bodyOf('a', render)]).toEqual(['stale', '1']);
    now += minute;
    expect([cache.stateOf('a'), await bodyOf('a', render)]).toEqual(['miss', '2']);
  });

  it('a page is not given past its own end', async () => {
    const render = counter({ endsAt: now + minute });
    await bodyOf('a', render);
    cache.apply('unheard');
    now += minute;
    expect([cache.stateOf('a'), await bodyOf('a', render)]).toEqual(['miss', '2']);
  });

  it('no page is kept, also none whose rendering began before', async () => {
    let finish: (page: Made<KeptPage>) => void = () => {};
    const slow = cache.get('a', () => new Promise<Made<KeptPage>>((resolve) => (finish = resolve)));
    cache.apply('unheard');
    finish(page('begun before'));
    await slow;
    const render = counter();
    await bodyOf('b', render);
    expect([cache.stateOf('a'), cache.stateOf('b')]).toEqual(['miss', 'miss']);
  });

  it('and when they are heard again, all pages are made anew and kept', async () => {
    const render = counter();
    await bodyOf('a', render);
    cache.apply('unheard');
    cache.apply('everything');
    expect([cache.stateOf('a'), await bodyOf('a', render)]).toEqual(['miss', '2']);
    expect([cache.stateOf('a'), await bodyOf('a', render)]).toEqual(['hit', '2']);
  });
});

it('stays within its bytes, least recently used first out', async () => {
  const render = async () => page('x'.repeat(10_000), { tags: new Set() });
  for (let index = 0; index < 50; index += 1) {
    await cache.get(`page-${index}`, render);
    await cache.get('page-0', render);
  }
  expect(cache.bytes()).toBeLessThanOrEqual(100_000);
  expect(cache.size()).toBeGreaterThan(3);
  const again = counter();
  expect(await bodyOf('page-0', again)).toHaveLength(10_000);
});

it('keeps no page that is larger than everything, and forgets its tags', async () => {
  await cache.get('large', async () => page(Buffer.alloc(200_000), { tags: new Set(['item:9']) }));
  expect([cache.size(), cache.bytes()]).toEqual([0, 0]);
  cache.apply(['item:9']);
  expect(cache.stateOf('large')).toBe('miss');
});

it('never holds more than its bytes, whatever is asked for and changed', async () => {
  const asked = fc.record({ key: fc.integer({ max: 60, min: 0 }), size: fc.integer({ min: 1, max: 120_000 }) });
  const step = fc.oneof(
    { weight: 8, arbitrary: asked },
    { weight: 1, arbitrary: fc.constantFrom<Change>('everything', 'unheard', ['item:1'], ['item:2']) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
      const small = createPageCache({ maximumBytes: 100_000, now: () => now });
      const underWay: Promise<unknown>[] = [];
      for (const each of steps) {
        if (!isAsked(each)) small.apply(each);
        else {
          const tags = new Set([`item:${each.key % 3}`]);
          const made = page(Buffer.alloc(each.size), { tags });
          underWay.push(small.get(`page-${each.key}`, async () => made));
        }
        if (underWay.length % 4 === 0) await Promise.all(underWay);
        expect(small.bytes()).toBeLessThanOrEqual(100_000);
      }
      await Promise.all(underWay);
      expect(small.bytes()).toBeLessThanOrEqual(100_000);
    }),
  );
});

function isAsked(step: Change | { key: number; size: number }): step is { key: number; size: number } {
  return typeof step === 'object' && 'key' in step;
}
