import { expect, test } from 'vitest';
import { shortcutOf } from './key-of.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, getModifierState: () => false };
const ctrl = { ...none, ctrlKey: true };

test.each([
  ['Ctrl+Z of a German keyboard, whose Z is where others have Y', { ...ctrl, key: 'z', code: 'KeyY' }, 'ctrl+z'],
  ['Ctrl+Y of a German keyboard', { ...ctrl, key: 'y', code: 'KeyZ' }, 'ctrl+y'],
  ['Ctrl+Z of a Russian keyboard', { ...ctrl, key: 'я', code: 'KeyZ' }, 'ctrl+z'],
  ['Ctrl+Shift+Z', { ...ctrl, shiftKey: true, key: 'Z', code: 'KeyY' }, 'ctrl+shift+z'],
  ['Cmd+Z of a Mac', { ...none, metaKey: true, key: 'z', code: 'KeyZ' }, 'ctrl+z'],
  [
    'ż of a Polish keyboard, written with AltGr',
    { ...ctrl, altKey: true, key: 'ż', code: 'KeyZ', getModifierState: (name: string) => name === 'AltGraph' },
    '',
  ],
  ['Alt and an arrow', { ...none, altKey: true, key: 'ArrowUp', code: 'ArrowUp' }, 'alt+ArrowUp'],
  ['/ of a German keyboard, written with Shift', { ...none, shiftKey: true, key: '/', code: 'Digit7' }, '/'],
  ['a letter alone', { ...none, key: 'ö', code: 'Semicolon' }, 'ö'],
])('%s', (_, event, expected) => {
  expect(shortcutOf(event)).toBe(expected);
});
