import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readSessionSecret } from './session-secret.ts';

test('is made once for all who share the data folder, and closed to others', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mise-secret-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const secrets = await Promise.all([readSessionSecret(config), readSessionSecret(config)]);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(secrets[1]).toBe(secrets[0]);
  expect((await stat(path.join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
  await rm(dataDir, { recursive: true });
});

test('is the configured one where there is one', async () => {
  const secret = 'x'.repeat(32);
  expect(await readSessionSecret(readConfig({ SESSION_SECRET: secret, DATA_DIR: '/nowhere' }))).toBe(secret);
});
