import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoLogins } from '@mise/demo/shop/logins.ts';
import { expect, test } from 'vitest';
import { createTestShop } from '../testing/test-shop.ts';
import { openDemoLogins, tellDemoLogins } from './demo-logins.ts';

test('the accounts of the demo are opened with passwords of their own, which each start tells', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-logins-'));
  const testShop = await createTestShop();
  try {
    const config = { ...testShop.shop.config, dataDir: folder };
    const said: string[] = [];
    await tellDemoLogins(config, (line) => said.push(line));
    expect(said).toEqual([]);

    await openDemoLogins(testShop.shop.db, config);
    const file = path.join(folder, 'demo-logins.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const passwords: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
    expect(new Set(Object.values(passwords)).size).toBe(demoLogins.length);
    await tellDemoLogins(config, (line) => said.push(line));
    for (const { email, isBlocked } of demoLogins) {
      const password = passwords[email] ?? '';
      expect(said.some((line) => line.includes(email) && line.includes(password))).toBe(true);
      const answer = await testShop.visitor().send('doLogin', [{ email, password }]);
      expect([email, answer.statusCode]).toEqual([email, isBlocked ? 403 : 200]);
    }
  } finally {
    await testShop.close();
    await rm(folder, { recursive: true });
  }
});
