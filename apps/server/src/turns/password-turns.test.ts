import { expect, it } from 'vitest';
import { createAdmission, usualLimits } from './admission.ts';
import { createLongTurns, takeLongTurn } from './long-turns.ts';
import { createPasswordTurns, type PasswordTry } from './password-turns.ts';

const network = '203.0.113.7';
const tried = { action: 'login', subject: 'a@krone.example', network, session: null, isSlow: false };

/** Where hashes are waited for by nobody. */
function passwordTurns() {
  const inTurn = createPasswordTurns();
  return (asked: PasswordTry, isRight: () => Promise<boolean>) => inTurn(asked, isRight, (work) => work());
}

/** Has somebody try a password on the subject until `decide` is called. */
function hold(inTurn: ReturnType<typeof passwordTurns>) {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  return { decide: resolve, held: inTurn(tried, () => promise) };
}

it('lends the turn of whoever waits to others', async () => {
  const [admission, inPasswordTurn] = [createAdmission({ ...usualLimits, turns: 1 }), passwordTurns()];
  const first = hold(inPasswordTurn);
  const second = admission.inTurn({ network, session: null }, () => inPasswordTurn(tried, async () => false));
  expect(await admission.inTurn({ network, session: null }, async () => 'another')).toBe('another');
  first.decide(true);
  expect([await first.held, await second]).toEqual([true, false]);
});

it('ends the long turn of whoever waits: others of the network may need it', async () => {
  const [admission, inLongTurn, inPasswordTurn] = [createAdmission(), createLongTurns(), passwordTurns()];
  const caller = { network, session: null, hasGone: () => false };
  const long = (work: () => Promise<unknown>) =>
    admission.inTurn(caller, () =>
      inLongTurn(caller, async () => {
        await takeLongTurn();
        return work();
      }),
    );
  const first = hold(inPasswordTurn);
  const second = long(() => inPasswordTurn(tried, async () => false));
  expect(await long(async () => 'another')).toBe('another');
  first.decide(true);
  expect([await first.held, await second]).toEqual([true, false]);
});

it('goes on after one that failed to be looked at, and takes turns of the networks that try', async () => {
  const inTurn = passwordTurns();
  const looked: string[] = [];
  const from = (place: string) =>
    inTurn({ ...tried, network: place }, async () => {
      looked.push(place);
      throw new Error('the database is away');
    });
  const first = hold(inTurn);
  const others = [from('198.51.100.1'), from('198.51.100.1'), from('198.51.100.2')];
  first.decide(true);
  expect((await Promise.allSettled(others)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  expect(looked).toEqual(['198.51.100.1', '198.51.100.2', '198.51.100.1']);
});

it('keeps nobody waiting for the turn of a subject whom another has who waits for a hash', async () => {
  const inTurn = createPasswordTurns();
  const hashed = Promise.withResolvers<void>();
  const waits = inTurn(
    tried,
    async () => false,
    (work) => hashed.promise.then(work),
  );
  expect(
    await inTurn(
      { ...tried, network: '198.51.100.1' },
      async () => true,
      (work) => work(),
    ),
  ).toBe(true);
  hashed.resolve();
  expect(await waits).toBe(false);
});
