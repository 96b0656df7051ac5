import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const setting = (key: string, value: string | string[] | null) => ({ key, originalKey: key, value });
const settings = [
  setting('announcement', 'Hinweis'),
  setting('announcementEn', 'Notice'),
  setting('shopName', 'Tafelwerk'),
  setting('footerFacts', ['a', 'b']),
  setting('empty', null),
];

test('a text comes in the language of the page, what has only one in that', () => {
  expect(readSettings(settings, 'de')('announcement')).toBe('Hinweis');
  expect(readSettings(settings, 'en')('announcement')).toBe('Notice');
  expect(readSettings(settings, 'en')('shopName')).toBe('Tafelwerk');
});

test('what is not set is empty, a list has a line for each value', () => {
  const read = readSettings(settings, 'de');
  expect([read('empty'), read('unknown'), read('footerFacts')]).toEqual(['', '', 'a\nb']);
});
