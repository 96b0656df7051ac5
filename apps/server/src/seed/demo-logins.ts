import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoLogins } from '@mise/demo/shop/logins.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { hashPassword } from '../domains/customers/password.ts';
import { account, customer } from '../domains/customers/tables.ts';
import type { Say } from '../report-step.ts';

type Passwords = Record<string, string>;

/** Opens the accounts of the demo shop, with passwords of this installation alone, for the eyes of its user. */
export async function openDemoLogins(db: Database, { dataDir }: Config): Promise<void> {
  const passwords: Passwords = {};
  for (const { email, customerClassId, isBlocked, ...person } of demoLogins) {
    const password = newPassword();
    const passwordHash = await hashPassword(password);
    const now = new Date();
    await db.transaction(async (tx) => {
      const [owner] = await tx
        .insert(customer)
        .values({ kind: 'account', email, customerClassId, createdAt: now })
        .returning({ id: customer.id });
      if (!owner) throw new Error('the customer was not stored');
      await tx.insert(account).values({
        ...{ customerId: owner.id, email, passwordHash, isBlocked, createdAt: now, confirmedAt: now },
        ...{ firstName: person.firstName, lastName: person.lastName, companyName: person.companyName },
        ...{ phone: '', vatNumber: '', agreedTexts: {} },
      });
    });
    passwords[email] = password;
  }
  await mkdir(dataDir, { recursive: true });
  await writeFile(fileIn(dataDir), JSON.stringify(passwords), { mode: 0o600 });
}

/** Says how to log in to the demo shop; nothing where it was not filled here. */
export async function tellDemoLogins({ dataDir }: Config, say: Say): Promise<void> {
  const passwords = await readPasswords(dataDir);
  if (passwords === null) return;
  const width = Math.max(...demoLogins.map(({ email }) => email.length));
  say('To log in, from this machine alone unless DEMO=on:');
  for (const { email, description } of demoLogins) {
    if (passwords[email]) say(`  ${email.padEnd(width)}  ${passwords[email]}  ${description}`);
  }
}

/** With a letter and a digit, as every password. */
function newPassword(): string {
  return `t1-${randomBytes(9).toString('base64url')}`;
}

async function readPasswords(dataDir: string): Promise<Passwords | null> {
  try {
    return JSON.parse(await readFile(fileIn(dataDir), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'demo-logins.json');
}
