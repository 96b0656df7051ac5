import { expect, test } from 'vitest';
import { widthsOf } from './pictures.ts';

test.each([
  ['a large one', 4000, [160, 320, 480, 640, 800, 960, 1280, 1600, 1920]],
  ['one as wide as a step', 800, [160, 320, 480, 640, 800]],
  ['one between two steps', 1200, [160, 320, 480, 640, 800, 960, 1200]],
  ['one below the first step', 90, [90]],
])('%s is served in no width beyond its own', (_what, original, widths) => {
  expect(widthsOf(original)).toEqual(widths);
});
