import type { NewPasskey, PasskeyProof } from '@mise/contract/operators/second-factor.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { operatorPasskey } from './tables.ts';

/** Loaded only where a passkey is at hand: it is larger than most of the process. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];

export type StoredPasskey = typeof operatorPasskey.$inferSelect;

export function listPasskeys(db: Queryable, operatorId: number): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(operatorPasskey)
    .where(eq(operatorPasskey.operatorId, operatorId))
    .orderBy(asc(operatorPasskey.id));
}

/** What a browser needs to make a passkey, none of those that there are already. */
export async function newPasskeyOptions(
  { shop }: Context,
  input: { shopName: string; email: string; name: string; passkeys: readonly StoredPasskey[] },
) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: input.shopName,
    rpID: hostOf(shop.config.shopUrl),
    userName: input.email,
    userDisplayName: input.name,
    excludeCredentials: input.passkeys.map(descriptorOf),
    supportedAlgorithmIDs: algorithms,
  });
}

/** What a browser needs to show one of these passkeys. */
export async function passkeyOptions({ shop }: Context, passkeys: readonly StoredPasskey[]) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: hostOf(shop.config.shopUrl),
    allowCredentials: passkeys.map(descriptorOf),
  });
}

/** The passkey that a browser made for a challenge; null where it is none. It stands beside a password: no PIN is asked for. */
export async function readNewPasskey({ shop, log }: Context, challenge: string, { id, rawId, response }: NewPasskey) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { transports = [], ...made } = response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type: 'public-key', response: made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: shop.config.shopUrl,
      expectedRPID: hostOf(shop.config.shopUrl),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo ? { ...registrationInfo.credential, transports } : null;
  } catch (error) {
    log.warn({ reason: String(error) }, 'a new passkey was refused');
    return null;
  }
}

/** Whether one of the operator's passkeys answered the challenge; its use is noted, a copy of it is refused. */
export async function isPasskey(
  { db, shop, log, now }: Context,
  { operatorId, challenge, proof }: { operatorId: number; challenge: string; proof: PasskeyProof },
): Promise<boolean> {
  const [stored] = await db
    .select()
    .from(operatorPasskey)
    .where(and(eq(operatorPasskey.operatorId, operatorId), eq(operatorPasskey.credentialId, proof.id)));
  if (!stored) return false;
  const { userHandle, ...response } = proof.response;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: proof.id,
        rawId: proof.rawId,
        type: 'public-key',
        response: { ...response, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: shop.config.shopUrl,
      expectedRPID: hostOf(shop.config.shopUrl),
      credential: { id: stored.credentialId, publicKey: new Uint8Array(stored.publicKey), counter: stored.counter },
      requireUserVerification: false,
    });
    if (!verified) return false;
    const change = { counter: authenticationInfo.newCounter, lastUsedAt: now };
    await db.update(operatorPasskey).set(change).where(eq(operatorPasskey.id, stored.id));
    return true;
  } catch (error) {
    log.warn({ reason: String(error) }, 'a passkey was refused');
    return false;
  }
}

function descriptorOf({ credentialId, transports }: StoredPasskey) {
  return { id: credentialId, transports };
}

function hostOf(url: string): string {
  return new URL(url).hostname;
}
