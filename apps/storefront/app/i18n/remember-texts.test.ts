import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { rememberTexts } from './remember-texts.ts';

function textsOf(messages: Record<string, unknown>) {
  const texts = setupI18n({ locale: 'de', messages: { de: messages as never } });
  const made = vi.spyOn(texts, '_');
  // The ids of the shop's own texts are known to the compiler, these are not.
  const remembering = rememberTexts(texts);
  return { say: remembering._ as (id: unknown, values?: Record<string, unknown>) => string, made };
}

const count = ['rows', [['count', 'plural', { one: ['eine Zeile'], other: ['#', ' Zeilen'] }]]] as const;

test('the same id and values are made once, others anew', () => {
  const { say, made } = textsOf({ hello: ['Hallo ', ['name'], ['mark']], plain: ['schlicht'], [count[0]]: count[1] });
  const all = () => [
    say('plain'),
    say('hello', { name: 'A' }),
    say('hello', { name: 'B' }),
    say('hello', { mark: 'A' }),
    say('rows', { count: 1 }),
    say('rows', { count: 1234 }),
    say('rows', { count: '1234' }),
  ];
  const expected = ['schlicht', 'Hallo A', 'Hallo B', 'Hallo A', 'eine Zeile', '1.234 Zeilen', '1.234 Zeilen'];
  expect([all(), all(), made.mock.calls.length]).toEqual([expected, expected, 7]);
});

test('what is more than words and figures, long or has a text of its own is not remembered', () => {
  const { say, made } = textsOf({ hello: ['Hallo ', ['name']] });
  const name = { toString: () => `Nr. ${made.mock.calls.length}` };
  expect([say('hello', { name }), say('hello', { name })]).toEqual(['Hallo Nr. 1', 'Hallo Nr. 2']);
  const long = 'x'.repeat(300);
  for (const _ of [1, 2]) expect(say('hello', { name: long })).toBe(`Hallo ${long}`);
  for (const message of ['eins', 'zwei']) expect(say({ id: 'none', message })).toBe(message);
  expect(made).toHaveBeenCalledTimes(6);
});

test('no more than some thousand are remembered', () => {
  const { say, made } = textsOf({ hello: ['Hallo ', ['name']] });
  for (let index = 0; index < 5000; index += 1) say('hello', { name: index });
  say('hello', { name: 0 });
  expect(made).toHaveBeenCalledTimes(5000);
  say('hello', { name: 5000 });
  say('hello', { name: 0 });
  expect(made).toHaveBeenCalledTimes(5002);
});
