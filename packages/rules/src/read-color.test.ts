import { expect, test } from 'vitest';
import { readColor } from './read-color.ts';

test.each([
  ['#14493B', '#14493B'],
  [' b4622d ', '#b4622d'],
  ['red', '#ff0000'],
  ['Teal', '#008080'],
  ['LightGoldenrodYellow', '#fafad2'],
  ['yellowgreen', '#9acd32'],
  ['aliceblue', '#f0f8ff'],
])('"%s" is the color %s', (written, color) => {
  expect(readColor(written)).toBe(color);
});

test.each(['', '#fff', '#12345', '12345g', '##123456', 'transparent', 'bottlegreen', 'rgb(0,0,0)', 'red; top: 0'])(
  '"%s" is no color',
  (written) => {
    expect(readColor(written)).toBeNull();
  },
);
