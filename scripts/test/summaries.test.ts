import { expect, test } from 'vitest';
import { playwrightSummary, vitestSummary } from './summaries.ts';

test('the end of Vitest, without colors', () => {
  const output =
    ' ✓ a.test.ts (2 tests) 5ms\n\n\x1b[2m Test Files \x1b[22m \x1b[32m1 passed\x1b[39m (1)\n      Tests  2 passed (2)\n\n';
  expect(vitestSummary(output)).toBe(' Test Files  1 passed (1)\n      Tests  2 passed (2)');
});

test('the end of Vitest, after the tests that failed', () => {
  const output =
    '\x1b[41m FAIL \x1b[49m  units  a.test.ts > adds\nAssertionError: expected 1 to be 2\n\n Test Files  1 failed (1)\n      Tests  1 failed (1)\n';
  expect(vitestSummary(output)).toBe(
    ' FAIL   units  a.test.ts > adds\n Test Files  1 failed (1)\n      Tests  1 failed (1)',
  );
});

test('the end of Playwright, with the tests that failed', () => {
  const output =
    '  ✘ 1 buy.spec.ts:3:1 › buys\n\n  1 failed\n    [desktop] › buy.spec.ts:3:1 › buys\n  12 passed (20.1s)\n';
  expect(playwrightSummary(output)).toBe('  1 failed\n    [desktop] › buy.spec.ts:3:1 › buys\n  12 passed (20.1s)');
});

test('a tool that broke off is not taken for one that passed', () => {
  expect(vitestSummary('Error: no')).toBe('Vitest ended without a summary.');
  expect(playwrightSummary('Error: no')).toBe('Playwright ended without a summary.');
});
