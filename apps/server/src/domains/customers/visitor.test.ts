import { expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import type { OpenedSession } from './sessions.ts';
import { createVisitor } from './visitor.ts';

const call = {
  token: 'old',
  deviceToken: null,
  knownAs: null,
  priceSide: null,
  now: new Date(),
  address: '',
  userAgent: '',
};
const opened = { token: 'new', session: { id: 1, referrerId: null, customer: {} } } as OpenedSession;

function newVisitor() {
  // None of these cases asks it.
  return createVisitor({ db: {} as Database }, call);
}

test('who leaves in the call in which they entered is nobody, and their client is told so', async () => {
  const visitor = newVisitor();
  visitor.enter(opened);
  expect(visitor.issuedToken()).toBe('new');
  visitor.leave();
  expect([await visitor.find(), visitor.hasLeft(), visitor.issuedToken()]).toEqual([null, true, null]);
});

test('who enters again after leaving has not left', async () => {
  const visitor = newVisitor();
  visitor.leave();
  visitor.enter(opened);
  expect([await visitor.find(), visitor.hasLeft(), visitor.issuedToken()]).toEqual([opened.session, false, 'new']);
});

test('what was entered since a mark can be taken back', async () => {
  const visitor = newVisitor();
  visitor.leave();
  const takeBack = visitor.mark();
  visitor.enter(opened);
  takeBack();
  expect([await visitor.find(), visitor.hasLeft()]).toEqual([null, true]);
});
