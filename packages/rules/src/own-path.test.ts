import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/my-account', '/my-account'],
  ['/en/checkout?from=login#billing', '/en/checkout?from=login#billing'],
  ['/', '/'],
  ['/geschirr/../cart', '/cart'],
  ['/teller rund', '/teller%20rund'],
])('%s leads to %s', (target, path) => {
  expect(ownPath(target)).toBe(path);
});

test.each([
  [null],
  [undefined],
  [''],
  ['my-account'],
  ['https://other.example'],
  ['//other.example'],
  ['/\\other.example'],
  ['\\\\other.example'],
  ['/\t/other.example'],
  ['/\n/other.example'],
  ['/.//other.example'],
  ['/a/..//other.example'],
  ['javascript:alert(1)'],
  [' /my-account'],
  ['//'],
  ['/\\'],
])('%j leads nowhere', (target) => {
  expect(ownPath(target)).toBeNull();
});
