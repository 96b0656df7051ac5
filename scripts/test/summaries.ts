import { stripVTControlCharacters } from 'node:util';

/** The lines with which Vitest ends: files, tests, time. Before them the tests and files that failed. */
export function vitestSummary(output: string): string {
  const end = fromFirst(output, /^\s*(Test Files|No test files)\b/) ?? 'Vitest ended without a summary.';
  const failed = linesOf(output).filter((line) => /^\s*FAIL\s/.test(line));
  return [...failed, end].join('\n');
}

/** The lines with which Playwright ends: how many tests passed, were flaky or failed, and which. */
export function playwrightSummary(output: string): string {
  return (
    fromFirst(output, /^\s+\d+ (failed|interrupted|flaky|skipped|did not run|passed)\b/) ??
    'Playwright ended without a summary.'
  );
}

function fromFirst(output: string, pattern: RegExp): string | undefined {
  const lines = linesOf(output);
  const first = lines.findIndex((line) => pattern.test(line));
  return first === -1 ? undefined : lines.slice(first).join('\n');
}

function linesOf(output: string): string[] {
  return stripVTControlCharacters(output).trimEnd().split('\n');
}
