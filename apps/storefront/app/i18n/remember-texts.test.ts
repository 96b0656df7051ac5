import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { rememberTexts } from './remember-texts.ts';

function textsOf(messages: Record<string, unknown>) {
  const texts = setupI18n({ locale: 'de', messages: { de: messages as never } });
  const made = vi.spyOn(texts, '_');
  return { texts: rememberTexts(texts), made };
}

const count = ['rows', [['count', 'plural', { one: ['eine Zeile'], other: ['#', ' Zeilen'] }]]] as const;

test('the same id and values are made once, others anew', () => {
  const { texts, made } = textsOf({ hello: ['Hallo ', ['name'], ['mark']], plain: ['schlicht'], [count[0]]: count[1] });
  const all = () => [
    texts._('plain'),
    texts._('hello', { name: 'A' }),
    texts._('hello', { name: 'B' }),
    texts._('hello', { mark: 'A' }),
    texts._('rows', { count: 1 }),
    texts._('rows', { count: 1234 }),
    texts._('rows', { count: '1234' }),
  ];
  const expected = ['schlicht', 'Hallo A', 'Hallo B', 'Hallo A', 'eine Zeile', '1.234 Zeilen', '1.234 Zeilen'];
  expect([all(), all(), made.mock.calls.length]).toEqual([expected, expected, 7]);
});

test('what is more than words and figures, long or has a text of its own is not remembered', () => {
  const { texts, made } = textsOf({ hello: ['Hallo ', ['name']] });
  const name = { toString: () => `Nr. ${made.mock.calls.length}` };
  expect([texts._('hello', { name }), texts._('hello', { name })]).toEqual(['Hallo Nr. 1', 'Hallo Nr. 2']);
  const long = 'x'.repeat(300);
  for (const _ of [1, 2]) expect(texts._('hello', { name: long })).toBe(`Hallo ${long}`);
  for (const message of ['eins', 'zwei']) expect(texts._({ id: 'none', message })).toBe(message);
  expect(made).toHaveBeenCalledTimes(6);
});

test('no more than some thousand are remembered', () => {
  const { texts, made } = textsOf({ hello: ['Hallo ', ['name']] });
  for (let index = 0; index < 5000; index += 1) texts._('hello', { name: index });
  texts._('hello', { name: 0 });
  expect(made).toHaveBeenCalledTimes(5000);
  texts._('hello', { name: 5000 });
  texts._('hello', { name: 0 });
  expect(made).toHaveBeenCalledTimes(5002);
});
