import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

function counted(most?: number) {
  const asked: number[] = [];
  const half = remembered(
    (input: number) => {
      asked.push(input);
      return input % 2 === 0 ? input / 2 : null;
    },
    (input) => input,
    most,
  );
  return { asked, half };
}

it('works an answer out once, nothing too', () => {
  const { asked, half } = counted();
  expect([4, 3, 4, 3].map(half)).toEqual([2, null, 2, null]);
  expect(asked).toEqual([4, 3]);
});

it('keeps no more than so many', () => {
  const { asked, half } = counted(2);
  expect([2, 4, 2, 6, 2].map(half)).toEqual([1, 2, 1, 3, 1]);
  expect(asked).toEqual([2, 4, 6, 2]);
});
