import { expect, test } from 'vitest';
import { mediaInRoom } from './media-in-room.ts';

test.each([
  ['(width >= 64rem)', '(width >= calc(64rem + 364px))'],
  ['(width>=64rem)', '(width>=calc(64rem + 364px))'],
  ['(min-width: 40rem)', '(min-width: calc(40rem + 364px))'],
  ['not all and (max-width: 639.5px)', 'not all and (max-width: calc(639.5px + 364px))'],
  ['(40rem <= width < 64rem)', '(calc(40rem + 364px) <= width < calc(64rem + 364px))'],
  ['print, (hover: hover) and (width >= 48em)', 'print, (hover: hover) and (width >= calc(48em + 364px))'],
  ['(min-device-width: 40rem)', '(min-device-width: 40rem)'],
  ['(height >= 40rem)', '(height >= 40rem)'],
  ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: reduce)'],
])('%s beside a drawer', (media, asked) => {
  expect(mediaInRoom(media, 364)).toBe(asked);
  expect(mediaInRoom(media, 0)).toBe(media);
});
