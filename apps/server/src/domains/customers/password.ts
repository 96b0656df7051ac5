import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Memory in KiB; the lowest cost that OWASP's cheat sheet on password storage calls enough. */
type Cost = { memory: number; passes: number; parallelism: number };
const presentCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

const saltLength = 16;
const keyLength = 32;

type Stored = { cost: Cost; salt: Buffer; key: Buffer };

/** What is kept of a password: its argon2id hash in the usual notation, `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<key>`. */
export async function hashPassword(password: string, cost: Cost = presentCost): Promise<string> {
  const salt = randomBytes(saltLength);
  const key = await derive(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${inBase64(salt)}$${inBase64(key)}`;
}

/** Whether the password is the one that was kept. Where nothing was kept (null) it takes as long to say no. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const { cost, salt, key } = stored === null ? nothingStored() : read(stored);
  const given = await derive(password, salt, cost);
  return timingSafeEqual(given, key) && stored !== null;
}

/** Whether the hash was made at a cost other than today's, so that the next login should renew it. */
export function isOutdated(stored: string): boolean {
  const { cost } = read(stored);
  return Object.entries(presentCost).some(([name, value]) => cost[name as keyof Cost] !== value);
}

/** The same letters are the same password however a keyboard composes them. */
function derive(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  return promisify(argon2)('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: keyLength, ...cost });
}

function read(stored: string): Stored {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored);
  if (!match) throw new Error('a stored password hash cannot be read');
  const [, memory, passes, parallelism, salt = '', key = ''] = match;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}

function nothingStored(): Stored {
  return { cost: presentCost, salt: randomBytes(saltLength), key: randomBytes(keyLength) };
}

function inBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
