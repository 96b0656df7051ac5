import { expect, test } from 'vitest';
import type { Change } from '../../db/changes.ts';
import { createKnownPhotographs } from './known-photographs.ts';

const plate = { path: 'uploads/plate.jpg', contentType: 'image/jpeg', hash: 'a', hasAlpha: false, placeholder: '' };
const photograph = { ...plate, width: 1000, height: 800 };
const drawing = { ...plate, path: 'logo.svg', width: null, height: null };

function knownAfter() {
  let tell: (change: Change) => void = () => {};
  const photographs = createKnownPhotographs({ subscribe: (onChange) => (tell = onChange) });
  const read = (file: typeof photograph | typeof drawing) => photographs.read(file.path, async () => file);
  return { photographs, read, tell: (change: Change) => tell(change) };
}

test('a photograph that was read is known, a drawing, whose bytes are served, is not', async () => {
  const { photographs, read } = knownAfter();
  expect(await read(photograph)).toBe(photograph);
  await read(drawing);
  expect(await photographs.read('uploads/none.jpg', async () => null)).toBeNull();
  expect(photographs.find(photograph.path)).toBe(photograph);
  for (const path of [drawing.path, 'uploads/none.jpg']) expect(photographs.find(path)).toBeUndefined();
});

test.each<[string, Change, boolean]>([
  ['another picture', [`picture:/media/other.jpg`, 'item:1'], true],
  ['the picture', ['item:1', `picture:/media/${photograph.path}`], false],
  ['everything', 'everything', false],
  ['nothing that can be heard of', 'unheard', false],
])('after a change of %s', async (_, change, isKnown) => {
  const { photographs, read, tell } = knownAfter();
  await read(photograph);
  tell(change);
  expect(photographs.find(photograph.path) !== undefined).toBe(isKnown);
});

test('what may have been replaced while it was read, or while nothing is heard, is not remembered', async () => {
  const { photographs, read, tell } = knownAfter();
  await photographs.read(photograph.path, async () => {
    tell([`picture:/media/${photograph.path}`]);
    return photograph;
  });
  expect(photographs.find(photograph.path)).toBeUndefined();
  tell('unheard');
  await read(photograph);
  expect(photographs.find(photograph.path)).toBeUndefined();
  tell('everything');
  await read(photograph);
  expect(photographs.find(photograph.path)).toBe(photograph);
});
