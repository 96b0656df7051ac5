import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoLogins, demoOperator } from '@mise/demo/shop/logins.ts';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { setUpToken } from '../domains/operators/invitations.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { openDemoLogins, tellDemoLogins } from './demo-logins.ts';

test('the accounts of the demo are opened with passwords of their own, which each start tells', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-logins-'));
  const testShop = await createTestShop({ TRUST_PROXY: '1' });
  try {
    const config = { ...testShop.shop.config, dataDir: folder };
    const said: string[] = [];
    await tellDemoLogins(config, (line) => said.push(line));
    expect(said).toEqual([]);

    await openDemoLogins(testShop.shop.db, config);
    const file = path.join(folder, 'demo-logins.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const passwords: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
    expect(new Set(Object.values(passwords)).size).toBe(demoLogins.length + 1);
    await tellDemoLogins(config, (line) => said.push(line));
    for (const { email, isBlocked } of demoLogins) {
      const password = passwords[email] ?? '';
      expect(said.some((line) => line.includes(email) && line.includes(password))).toBe(true);
      const answer = await testShop.visitor().send('doLogin', [{ email, password }]);
      expect([email, answer.statusCode]).toEqual([email, isBlocked ? 403 : 200]);
    }
    const operator = [{ email: demoOperator.email, password: passwords[demoOperator.email] ?? '' }];
    expect(said.some((line) => line.includes(demoOperator.email) && line.includes('/operator'))).toBe(true);
    expect((await testShop.visitor().send('doOperatorLogin', operator)).statusCode).toBe(200);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const elsewhere = await testShop.visitor().send('doOperatorLogin', operator, { headers });
    expect(elsewhere.json()).toMatchObject({ key: 'login.loginFailed' });
    expect(await setUpToken(testShop.shop.db, testShop.shop.now())).toBeNull();
  } finally {
    await testShop.close();
    await rm(folder, { recursive: true });
  }
});

test('where nobody could log in with it, the demo gets no operator, and its owner the link to set the shop up', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-logins-'));
  const testShop = await createTestShop();
  try {
    const config = { ...testShop.shop.config, dataDir: folder, shopUrl: 'https://shop.example.com', isDemoOpen: false };
    await openDemoLogins(testShop.shop.db, config);
    expect(await readFile(path.join(folder, 'demo-logins.json'), 'utf8')).not.toContain(demoOperator.email);
    expect(await setUpToken(testShop.shop.db, testShop.shop.now())).not.toBeNull();
  } finally {
    await testShop.close();
    await rm(folder, { recursive: true });
  }
});

test.each(['', '{"privat@demo.taf', 'null'])(
  'a start says that the file is damaged where it holds %j',
  async (content) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'demo-logins-'));
    await writeFile(path.join(folder, 'demo-logins.json'), content);
    const said: string[] = [];
    await tellDemoLogins({ ...readConfig({}), dataDir: folder }, (line) => said.push(line));
    expect(said).toEqual([expect.stringContaining('demo-logins.json is damaged')]);
    await rm(folder, { recursive: true });
  },
);
