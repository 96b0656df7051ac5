import { refusal } from '@mise/contract/refusal.ts';
import { expect, it } from 'vitest';
import { showOrLogIn } from './page-errors.ts';

/** What a visitor who came to `here` is answered. */
function answerOf(error: unknown, here: string): unknown {
  try {
    return showOrLogIn('en', here)(error);
  } catch (answer) {
    return answer;
  }
}

it('leads from a former address of a page to where it is, for good, with the query', () => {
  const error = refusal('categoryNotFound', { cause: { id: 1, movedTo: '/porcelain/plates' } });
  const answer = answerOf(error, '/en/tableware/plates?page=2') as Response;
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/en/porcelain/plates?page=2');
});

it('says of a page that never was that it is not there', () => {
  expect(answerOf(refusal('categoryNotFound'), '/en/nowhere')).toMatchObject({ init: { status: 404 } });
});

it('leads to the login and back where a page is for customers alone', () => {
  const answer = answerOf(refusal('login.required'), '/en/price-lists') as Response;
  expect(answer.headers.get('location')).toBe('/en/login?redirect=%2Fen%2Fprice-lists');
});
