import { expect, test } from 'vitest';
import { listDescription } from './list-description.ts';

const say = (items: string) => `43 Artikel mit dem Merkmal „Neu“. Im Sortiment: ${items}`;

test('names as many items as have room', () => {
  const names = Array(9).fill('Suppenteller mit Fahne Hallhof, 23 cm');
  const description = listDescription(say, names);
  expect(description).toBe(say([names[0], names[0]].join(' · ')));
  expect(description.length).toBeGreaterThan(100);
  expect(listDescription(say, ['Fischmesser'])).toBe(say('Fischmesser'));
});

test.each([
  [155, 'x · y'],
  [156, 'x'],
])('a description of %d characters with the second item names %j, and none behind it', (length, items) => {
  const sayAtLength = (named: string) => (named.includes('y') ? named.padEnd(length + named.length - 5, '.') : named);
  expect(listDescription(sayAtLength, ['x', 'y', 'z']).replace(/[.]+$/, '')).toBe(items);
});

test('one item is named however long', () => {
  const name = 'x'.repeat(200);
  expect(listDescription(say, [name, 'Gabel'])).toBe(say(name));
});
