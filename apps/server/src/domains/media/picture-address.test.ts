import { expect, test } from 'vitest';
import { pictureAddress, readPictureAddress } from './picture-address.ts';

const picture = { hash: '3f9a1c2b4d5e6f708192a3b4c5d6e7f8', width: 800, height: 600 };
const name = '3f9a1c2b4d-800x600';

test.each([
  [320, `/media/a/b.jpg/320/${name}.avif`],
  [300, `/media/a/b.jpg/160/${name}.avif`],
  [800, `/media/a/b.jpg/full/${name}.avif`],
  [1920, `/media/a/b.jpg/full/${name}.avif`],
  ['full', `/media/a/b.jpg/full/${name}.avif`],
] as const)('the address of width %s', (width, address) => {
  expect(pictureAddress('/media/a/b.jpg', picture, { width, format: 'avif' })).toBe(address);
});

test.each([
  ['logo.svg', { path: 'logo.svg' }],
  ['photographs/scenes/bar-wideScreen.webp', { path: 'photographs/scenes/bar-wideScreen.webp' }],
  ['a/b.webp/full/', { path: 'a/b.webp', size: 'full' }],
  ['a/b.webp/shared.jpg', { path: 'a/b.webp', size: 'shared' }],
  ['uploads/shared.jpg', { path: 'uploads/shared.jpg' }],
  ['a/b.webp/320/', { path: 'a/b.webp', size: 320 }],
  [`a/b.webp/320/${name}.jpg`, { path: 'a/b.webp', size: 320, version: { name, format: 'jpg' } }],
])('%s is understood', (address, asked) => {
  expect(readPictureAddress(address)).toEqual(asked);
});

test.each([
  '../session-secret',
  'a/../../session-secret',
  'a/..%2fb.webp',
  'a\\..\\b.webp',
  '.env',
  'a/.hidden.webp',
  'a//b.webp',
  '/etc/passwd',
  '',
  'a\0.webp',
  'a b.webp',
  `${'a'.repeat(300)}.webp`,
])('%j is no address of a picture', (address) => {
  expect(readPictureAddress(address)).toBeNull();
});

test.each([`a.webp/320/${name}.gif`, `a.webp/99999/${name}.webp`, `a.webp/-1/${name}.webp`, 'a.webp/320/now.webp'])(
  '%s names a file that cannot exist, and no size',
  (address) => {
    expect(readPictureAddress(address)).toEqual({ path: address });
  },
);
