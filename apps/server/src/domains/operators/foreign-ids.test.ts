import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTotp } from '../../testing/operator-factors.ts';
import { signInOperator, testOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

/** Nobody gets at what is another operator's by naming its id, whatever their role. */

const { password } = testOperator;
const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' as const };
const answer = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };

let test: TestShop;
let owner: TestVisitor;
let ids: { operatorId: number; sessionId: number; passkeyId: number; ticket: string };

beforeAll(async () => {
  test = await createTestShop();
  owner = await signInOperator(test);
  await addTotp(test, owner);
  const { id: operatorId } = await owner.call('getOperator');
  const [session] = await owner.call('getOperatorSessions');
  const stored = await test.database.pool.query(
    `INSERT INTO operator_passkey (operator_id, name, credential_id, public_key, counter, transports, created_at)
     VALUES ($1, 'Key', 'AAAA', '\\x00', 0, '[]', now()) RETURNING id`,
    [operatorId],
  );
  const { ticket } = await owner.call('doPreparePasskey', { password });
  ids = { operatorId, sessionId: session?.id ?? 0, passkeyId: stored.rows[0].id, ticket };
});
afterAll(() => test.close());

const strangers: [string, () => Promise<TestVisitor>][] = [
  ['a visitor', async () => test.visitor()],
  ['a viewer', () => signInOperator(test, 'viewer')],
  ['an editor', () => signInOperator(test, 'editor')],
  ['a publisher', () => signInOperator(test, 'publisher')],
];

async function belongingsNow() {
  return [
    await owner.call('getOperatorFactors'),
    (await owner.call('getOperatorSessions')).map(({ id }) => id),
    (await owner.call('getStaff')).members.find(({ id }) => id === ids.operatorId),
  ];
}

describe.each(strangers)('%s', (_, arrive) => {
  it('gets nothing of an admin', async () => {
    const stranger = await arrive();
    const before = await belongingsNow();
    const attacks: [string, unknown][] = [
      ['deleteOperatorSession', { sessionId: ids.sessionId }],
      ['deletePasskey', { passkeyId: ids.passkeyId, password }],
      [
        'doConfirmPasskey',
        {
          ticket: ids.ticket,
          name: 'Mine',
          passkey: { ...passkey, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
        },
      ],
      [
        'doConfirmOperatorLogin',
        { ticket: ids.ticket, proof: { kind: 'passkey', passkey: { ...passkey, response: answer } } },
      ],
      ['setOperatorRole', { operatorId: ids.operatorId, role: 'viewer', password }],
      ['deleteOperator', { operatorId: ids.operatorId, password }],
      ['getAudit', { operatorId: ids.operatorId }],
    ];
    for (const [name, input] of attacks) {
      const refused = await stranger.send(name, [input]);
      expect(refused.statusCode, `${name} ${refused.body}`).toBeGreaterThanOrEqual(401);
      expect(refused.statusCode, `${name} ${refused.body}`).toBeLessThan(410);
    }
    expect(await belongingsNow()).toEqual(before);
  });
});

it('the owner may', async () => {
  const { passkeys } = await owner.call('deletePasskey', { passkeyId: ids.passkeyId, password });
  expect(passkeys).toEqual([]);
  expect(await owner.call('deleteOperatorSession', { sessionId: ids.sessionId })).toEqual([]);
  await expect(owner.call('getOperator')).rejects.toMatchObject({ key: 'operator.required' });
});
