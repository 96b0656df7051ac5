import { type OrderLine, readOrderLines } from '@mise/rules/read-order-lines.ts';
import { expect, test } from 'vitest';
import { sortByAnswer } from './unanswered-lines.ts';

const sorted = (list: string, ...sent: string[]) => {
  const unanswered = sent.map((text, index) => ({ lines: readOrderLines(text), key: `key-${index}` }));
  const { again, doubtful, gone, fresh } = sortByAnswer(readOrderLines(list), unanswered, {
    article: ({ number }: OrderLine) => number,
    whole: ({ written }: OrderLine) => written,
  });
  const written = (lines: ReturnType<typeof readOrderLines>) => lines.map((line) => line.written);
  return {
    again: again.map(({ key, lines }) => [key, ...written(lines)]),
    doubtful: written(doubtful),
    gone: written(gone),
    fresh: written(fresh),
  };
};

test('what was sent is sent again as it was, under its key; what is new is not part of it', () => {
  expect(sorted('TW-1;4\nTW-3;1\nTW-2;5', 'TW-1;4\nTW-2;5')).toEqual({
    again: [['key-0', 'TW-1;4', 'TW-2;5']],
    doubtful: [],
    gone: [],
    fresh: ['TW-3;1'],
  });
});

test('what was taken out of the list is not sent again, and what was written otherwise is in doubt', () => {
  expect(sorted('TW-1;6\nTW-3;1', 'TW-1;4\nTW-2;5')).toEqual({
    again: [],
    doubtful: ['TW-1;6'],
    gone: ['TW-1;4', 'TW-2;5'],
    fresh: ['TW-3;1'],
  });
});

test('a line that was sent once and stands there twice is in doubt the second time', () => {
  expect(sorted('TW-1;4\nTW-1;4', 'TW-1;4')).toEqual({
    again: [['key-0', 'TW-1;4']],
    doubtful: ['TW-1;4'],
    gone: [],
    fresh: [],
  });
});

test('each batch has its own lines', () => {
  expect(sorted('TW-2;5\nTW-1;4', 'TW-1;4', 'TW-2;5').again).toEqual([
    ['key-0', 'TW-1;4'],
    ['key-1', 'TW-2;5'],
  ]);
});
