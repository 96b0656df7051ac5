import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@mise/embedded-postgres/start-embedded-postgres.ts';
import { type Sandbox, startSandbox } from '@mise/sandbox/sandbox.ts';
import { createPool } from '@mise/server/db/open-pool.ts';
import { root } from '../../run-program.ts';
import { makeTrialShop } from '../trial-shop.ts';
import { killPostgres } from './kill-postgres.ts';
import type { SmallDisk } from './small-disk.ts';

/** A shop that is killed and comes back, its database and its mailbox, which outlive it. */
export type Ground = {
  url: string;
  /** For looking at what is in the database, not through the shop. */
  pool: ReturnType<typeof createPool>;
  /** What the provider has of each payment: what was paid less what went back, in cents. */
  payments(): Promise<{ id: string; kept: number }[]>;
  mailsTo(email: string): Promise<{ text: string }[]>;
  /** Message-IDs of all mails that have arrived, those that came twice as well. */
  mailIds(): Promise<string[]>;
  killShop(): Promise<void>;
  killDatabase(): Promise<void>;
  /** As whoever supervises the process does. Resolves when it answers. */
  startShop(): Promise<void>;
  /** Errors and worse that the shop has logged. */
  logged: string[];
  close(): Promise<void>;
};

/** `disk`: where the data lie, instead of a folder of its own. */
export async function openGround(disk?: SmallDisk): Promise<Ground> {
  const trial = await makeTrialShop();
  const { DATA_DIR: ownFolder = '' } = trial.settings;
  const dataDir = disk?.folder ?? ownFolder;
  // The database is held by this process too: it has to outlive the shop.
  const database = await startEmbeddedPostgres({ dataDir });
  const sandbox = await startSandbox({
    dataDir: ownFolder,
    mailSmtpPort: trial.port + 1,
    mailWebPort: trial.port + 2,
    paymentPort: trial.port + 3,
    viesPort: trial.port + 4,
    carrierPort: trial.port + 5,
  });
  const pool = createPool(database.connection, 2, () => {});
  const settings = { ...trial.settings, DATA_DIR: dataDir };
  const logged: string[] = [];
  let shop: ChildProcess | undefined;

  async function killShop(): Promise<void> {
    if (shop === undefined || shop.exitCode !== null || shop.signalCode !== null) return;
    shop.kill('SIGKILL');
    await once(shop, 'exit');
  }

  return {
    url: `http://127.0.0.1:${trial.port}`,
    pool,
    payments: () => paymentsOf(sandbox),
    mailsTo: (email) => mails(sandbox, `?to=${encodeURIComponent(email)}`),
    mailIds: () => mailIds(sandbox),
    logged,
    killShop,
    killDatabase: () => killPostgres(dataDir),
    async startShop() {
      shop = await startShop(settings, logged);
    },
    async close() {
      await killShop();
      await pool.end();
      await stopAll(sandbox, database);
      await trial.remove();
    },
  };
}

async function startShop(settings: Record<string, string>, logged: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/test/hold/shop-process.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.once('exit', () => reject(new Error(`the shop ended: ${logged.at(-1)}`)));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.trim().split('\n')) {
      if (line === 'up') resolve();
      else logged.push(line);
    }
  });
  await promise;
  return child;
}

type Mail = { messageId: string | null; text: string };

async function mails({ addresses }: Sandbox, query = ''): Promise<Mail[]> {
  const answer = await fetch(`${addresses.mailbox}/api/mails${query}`);
  return ((await answer.json()) as { mails: Mail[] }).mails;
}

async function mailIds(sandbox: Sandbox): Promise<string[]> {
  return (await mails(sandbox)).flatMap(({ messageId }) => messageId ?? []);
}

type Payment = { id: string; status: string; amount: { value: string }; refunds: { amount: { value: string } }[] };

async function paymentsOf({ addresses }: Sandbox): Promise<{ id: string; kept: number }[]> {
  const answer = await fetch(`${addresses.payments}/api/payments`);
  const { payments } = (await answer.json()) as { payments: Payment[] };
  const cents = ({ value }: { value: string }) => Math.round(Number(value) * 100);
  return payments.map(({ id, status, amount, refunds }) => ({
    id,
    kept: status === 'paid' ? cents(amount) - refunds.reduce((sum, refund) => sum + cents(refund.amount), 0) : 0,
  }));
}

async function stopAll(sandbox: Sandbox, database: EmbeddedPostgres): Promise<void> {
  await sandbox.stop();
  await database.stop();
}
