import { reservedSegments } from '@mise/rules/reserved-segments.ts';
import { expect, test } from 'vitest';
import routes from './routes.ts';

type Route = { path?: string | undefined; children?: Route[] | undefined };

function firstSegments(entries: readonly Route[]): string[] {
  return entries.flatMap(({ path, children }) => (path ? [path.split('/')[0] ?? ''] : firstSegments(children ?? [])));
}

test('no page of an owner can take the address of a page of the shop', () => {
  const taken = new Set(firstSegments(routes).filter((segment) => segment !== '*'));
  expect(taken.size).toBeGreaterThan(8);
  expect([...taken].filter((segment) => !reservedSegments.includes(segment))).toEqual([]);
});
