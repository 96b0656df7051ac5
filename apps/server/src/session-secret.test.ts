import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readSessionSecret } from './session-secret.ts';
import { StartError } from './start-error.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mise-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('is made once for all who share the data folder, and closed to others', async () => {
  const config = readConfig({ DATA_DIR: dataDir });
  const secrets = await Promise.all([readSessionSecret(config), readSessionSecret(config)]);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(secrets[1]).toBe(secrets[0]);
  expect((await stat(path.join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['session-secret']);
});

test.each(['', '\n', 'ab'.repeat(15)])('a file that lost it (%j) is refused, and left as it is', async (left) => {
  const file = path.join(dataDir, 'session-secret');
  await writeFile(file, left);
  const reading = readSessionSecret(readConfig({ DATA_DIR: dataDir }));
  await expect(reading).rejects.toThrow(StartError);
  await expect(reading).rejects.toThrow(/session-secret holds no key .+ or set SESSION_SECRET\.$/);
  expect((await stat(file)).size).toBe(left.length);
});

test('is the configured one where there is one', async () => {
  const secret = 'x'.repeat(32);
  expect(await readSessionSecret(readConfig({ SESSION_SECRET: secret, DATA_DIR: '/nowhere' }))).toBe(secret);
});
