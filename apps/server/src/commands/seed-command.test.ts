import { expect, test } from 'vitest';
import { createProgress } from '../report-progress.ts';
import { readSeedTask } from './seed-command.ts';

test('without options the demo shop alone is meant', () => {
  expect(readSeedTask([])).toEqual({ itemCount: 0 });
  expect(readSeedTask(['--items', '100000'])).toEqual({ itemCount: 100_000 });
});

test.each([
  [['--items'], 'from 1 to 1,000,000'],
  [['--items', '0'], 'from 1 to 1,000,000'],
  [['--items', '1e5'], 'from 1 to 1,000,000'],
  [['--items', '1000001'], 'from 1 to 1,000,000'],
  [['--items', '5', '6'], 'does not know'],
  [['100000'], 'does not know'],
])('%j is refused with what is expected', (options, message) => {
  expect(() => readSeedTask(options)).toThrow(message);
});

test('a long task tells every few seconds how far it is, and what is left of this step', () => {
  const lines: string[] = [];
  let now = 0;
  const progress = createProgress(
    (line) => void lines.push(line),
    () => now,
  );
  progress('Writing items', 0, 1000);
  now = 2000;
  progress('Writing items', 100, 1000);
  now = 10_000;
  progress('Writing items', 250, 1000);
  now = 11_000;
  progress('Reading words', 0, 1000);
  now = 300_000;
  progress('Reading words', 500, 1000);
  expect(lines).toEqual([
    'Writing items: 250 of 1,000, about 30 s left',
    'Reading words: 500 of 1,000, about 5 min left',
  ]);
});
