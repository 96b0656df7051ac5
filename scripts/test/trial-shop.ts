import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePorts } from './free-ports.ts';

export type TrialShop = {
  port: number;
  dataDir: string;
  /** Settings of a shop with ports and an empty data folder of its own, whatever the environment and .env say. */
  settings: Record<string, string>;
  /** Removes the data folder. */
  remove(): Promise<void>;
};

/** A place for a shop that is started to be tried and thrown away. */
export async function makeTrialShop(): Promise<TrialShop> {
  const port = await findFreePorts();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mise-trial-'));
  // As root the database runs as another user, who has to get in.
  await chmod(dataDir, 0o755);
  return {
    port,
    dataDir,
    settings: trialSettings(port, dataDir),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Every setting is named, so that none of the environment or of .env counts. */
export function trialSettings(port: number, dataDir: string): Record<string, string> {
  const defaults = [
    'SHOP_URL',
    'DATABASE_URL',
    'DEMO',
    'HSTS_SUBDOMAINS',
    'TRUST_PROXY',
    'ALLOWED_ORIGINS',
    'SMTP_URL',
    'MOLLIE_API_KEY',
    'MOLLIE_API_URL',
    'VIES_URL',
    'DHL_LOCATIONS_URL',
    'DHL_SERVICES_URL',
    'DHL_API_KEY',
    'DHL_EKP',
    'DHL_USER',
    'DHL_PASSWORD',
    'MAIL_FROM',
    'SESSION_SECRET',
  ];
  return {
    ...Object.fromEntries(defaults.map((name) => [name, ''])),
    PORT: String(port),
    SANDBOX_MAIL_SMTP_PORT: String(port + 1),
    SANDBOX_MAIL_WEB_PORT: String(port + 2),
    SANDBOX_PAYMENT_PORT: String(port + 3),
    SANDBOX_VIES_PORT: String(port + 4),
    SANDBOX_CARRIER_PORT: String(port + 5),
    HOST: '127.0.0.1',
    SANDBOX: 'on',
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
}
