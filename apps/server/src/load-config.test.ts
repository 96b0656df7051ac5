import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingError } from './config.ts';
import { loadConfig } from './load-config.ts';
import { StartError } from './start-error.ts';

let folder: string;
let file: string;
const said: string[] = [];
const say = (line: string) => void said.push(line);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mise-settings-'));
  file = path.join(folder, '.env');
  said.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

test('the environment counts more than the file, whose other lines are brought into it', async () => {
  await writeFile(file, 'PORT=4000\nRATE_LIMIT=7\nTZ=Europe/Berlin\n');
  const environment: Record<string, string> = { PORT: '5000' };
  expect(loadConfig(file, environment, say)).toMatchObject({ port: 5000, rateLimit: 7 });
  expect(environment).toEqual({ PORT: '5000', RATE_LIMIT: '7', TZ: 'Europe/Berlin' });
  expect(said).toEqual([`TZ: no setting of the shop (${file}).`]);
});

test('without a file the environment alone counts', () => {
  expect(loadConfig(file, { PORT: '5000' }, say).port).toBe(5000);
});

test.each([
  ['RATE_LIMT', 'RATE_LIMIT'],
  ['rate_limit', 'RATE_LIMIT'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['SESSION_SECERT', 'SESSION_SECRET'],
  ['PROT', 'PORT'],
])('%s in the file is refused, and %s is named', async (name, meant) => {
  await writeFile(file, `${name}=1\n`);
  const load = () => loadConfig(file, {}, say);
  expect(load).toThrow(SettingError);
  expect(load).toThrow(new RegExp(`^${name}: there is no such setting; did you mean ${meant}\\?$`));
});

test('so it is in the environment, where the short names of other programs are let be', () => {
  expect(() => loadConfig(file, { RATE_LIMT: '1' }, say)).toThrow('did you mean RATE_LIMIT?');
  const others = { HOME: '/root', HOSTS: 'x', POST: '1', PWD: '/', LANG: 'C', SSL_CERT_DIR: '/', npm_config_port: '1' };
  expect(loadConfig(file, { ...others }, say).port).toBe(3000);
  expect(said).toEqual([]);
});

test('a file that is a folder is one line', async () => {
  await mkdir(file);
  const load = () => loadConfig(file, {}, say);
  expect(load).toThrow(StartError);
  expect(load).toThrow(`${file} is a folder and should be a file: `);
});
