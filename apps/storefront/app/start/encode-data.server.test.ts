import { UNSAFE_decodeViaTurboStream as decode, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { encodeData } from './encode-data.server.ts';

/** What the router's client makes of it. */
async function decoded(data: unknown, shared?: object): Promise<unknown> {
  const body = new Response(`${encodeData(data, shared)}\n`).body;
  if (!body) throw new Error('nothing was encoded');
  return (await decode(body, globalThis as unknown as Window)).value;
}

test.each([
  ['texts', { a: 'Für 12 €', b: '', c: '"</script>\u2028', _1: 'key like a place' }],
  ['figures', [0, 1, -1, 0.0138, 1e21, Number.NaN, Infinity, -Infinity]],
  ['nothing', { a: null, list: [null, undefined] }],
  ['booleans', [true, false, true]],
  ['structures', { a: [], b: {}, c: [[{ d: { e: 1 } }]], f: [{ d: 1 }, { d: 1 }] }],
])('the router reads %s as they were', async (_, data) => {
  expect(await decoded(data)).toEqual(data);
});

test('minus nought stays what it is', async () => {
  expect(Object.is(await decoded({ a: -0 }).then((data) => (data as { a: number }).a), -0)).toBe(true);
});

test('a field without a value is there', async () => {
  expect(Object.keys((await decoded({ a: undefined })) as object)).toEqual(['a']);
});

test('what is the same object stays one', async () => {
  const shared = { name: 'Teller' };
  const [first, second] = (await decoded([shared, shared])) as object[];
  expect(first).toBe(second);
});

test('a text that comes often is written once', () => {
  expect(encodeData(['Teller', 'Teller', { Teller: 'Teller' }])).toBe('[[1,1,2],"Teller",{"_1":1}]');
});

test('what documents share is read from each of them as it was, beside what is their own', async () => {
  const navigation = [{ title: 'Teller', href: '/teller', children: [{ title: 'Suppe', href: '/suppe' }] }];
  for (const own of [{ title: 'Suppe' }, { title: 'Pfanne', more: navigation[0] }, {}]) {
    const data = { before: 'Teller', root: { navigation }, own };
    expect(await decoded(data, navigation)).toEqual(data);
  }
});

test('what documents share is encoded once', () => {
  let asked = 0;
  const shared = {
    get title() {
      asked += 1;
      return 'Teller';
    },
  };
  const documents = [encodeData({ shared }, shared), encodeData({ shared, own: 'Teller' }, shared)];
  expect(documents).toEqual([
    '[{"_4":1},{"_2":3},"title","Teller","shared"]',
    '[{"_4":1,"_5":3},{"_2":3},"title","Teller","shared","own"]',
  ]);
  expect(asked).toBe(1);
});

test('refusals and errors of routes come as such', async () => {
  const errors = {
    root: new ErrorResponse(404, 'Not Found', 'nichts da'),
    other: new Error('Unexpected Server Error'),
  };
  const { root, other } = (await decoded(errors)) as typeof errors;
  expect(root).toMatchObject({ status: 404, statusText: 'Not Found', data: 'nichts da' });
  expect(other).toBeInstanceOf(Error);
  expect(other.message).toBe('Unexpected Server Error');
});

test.each([
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a promise', Promise.resolve()],
  ['a function', () => {}],
])('%s is no data of a page', (_, value) => {
  expect(() => encodeData({ value })).toThrow(TypeError);
});
