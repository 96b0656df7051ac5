import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DemoLogin, demoLogins, demoOperator } from '@mise/demo/shop/logins.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { canUseDemoLogins } from '../domains/customers/demo-login.ts';
import { hashPassword } from '../domains/customers/password.ts';
import { account, customer } from '../domains/customers/tables.ts';
import { addOperator } from '../domains/operators/operators.ts';
import type { Say } from '../report-step.ts';

type Passwords = Record<string, string>;

/** Opens the accounts of the demo shop, with passwords of this installation alone, for the eyes of its user. */
export async function openDemoLogins(db: Database, config: Config): Promise<void> {
  const { dataDir } = config;
  const passwords: Passwords = {};
  for (const login of demoLogins) {
    const password = newPassword();
    await openAccount(db, login, password);
    passwords[login.email] = password;
  }
  // Where its login is taken from nowhere, the link to set the shop up is offered in its place.
  if (canUseDemoLogins(config)) {
    const password = newPassword();
    await addOperator(db, { ...demoOperator, password, now: new Date() });
    passwords[demoOperator.email] = password;
  }
  await mkdir(dataDir, { recursive: true });
  await writeFile(fileIn(dataDir), JSON.stringify(passwords), { mode: 0o600 });
}

/** Says how to log in to the demo shop; nothing where it was not filled here. */
export async function tellDemoLogins({ dataDir, shopUrl }: Config, say: Say): Promise<void> {
  const passwords = await readPasswords(dataDir);
  if (passwords === null) return;
  if (passwords === 'damaged') {
    return say(
      `${fileIn(dataDir)} is damaged, so nobody can say how to log in to the demo shop: delete it, and "npm run shop -- operator password" sets a new password for ${demoOperator.email}.`,
    );
  }
  const runsTheShop = { ...demoOperator, description: `runs the shop: ${shopUrl}${pathTo.operator()}` };
  const logins = [...demoLogins, runsTheShop];
  const width = Math.max(...logins.map(({ email }) => email.length));
  say('To log in, from this machine alone unless DEMO=on:');
  for (const { email, description } of logins) {
    if (passwords[email]) say(`  ${email.padEnd(width)}  ${passwords[email]}  ${description}`);
  }
}

async function openAccount(db: Database, login: DemoLogin, password: string): Promise<void> {
  const { email, customerClassId, isBlocked, firstName, lastName, companyName } = login;
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
      ...{ firstName, lastName, companyName, phone: '', vatNumber: '', agreedTexts: {} },
    });
  });
}

/** With a letter and a digit, as every password. */
function newPassword(): string {
  return `t1-${randomBytes(9).toString('base64url')}`;
}

/** Null where there is none. One that was cut off by a crash keeps nobody from starting the shop. */
async function readPasswords(dataDir: string): Promise<Passwords | 'damaged' | null> {
  try {
    const passwords: unknown = JSON.parse(await readFile(fileIn(dataDir), 'utf8'));
    return typeof passwords === 'object' && passwords !== null ? (passwords as Passwords) : 'damaged';
  } catch (error) {
    if (error instanceof SyntaxError) return 'damaged';
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'demo-logins.json');
}
