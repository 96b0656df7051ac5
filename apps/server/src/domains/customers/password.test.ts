import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, isPassword } from './password.ts';

test('keeps a password as a salted hash with its parameters', async () => {
  const [first, second] = await Promise.all([hashPassword('geheim12'), hashPassword('geheim12')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(second).not.toBe(first);
  expect(first).not.toContain('geheim12');
});

test('knows the password, and no other', async () => {
  const stored = await hashPassword('Größe 12 Töpfe');
  expect(await isPassword('Größe 12 Töpfe', stored)).toBe(true);
  expect(await isPassword('Größe 12 Töpfe'.normalize('NFD'), stored)).toBe(true);
  expect(await isPassword('größe 12 töpfe', stored)).toBe(false);
  expect(await isPassword('', stored)).toBe(false);
});

test('says no where nothing is kept', async () => {
  expect(await isPassword('geheim12', null)).toBe(false);
});

test('hashes as often where nothing is kept, so that time tells no one which addresses are known', async () => {
  const stored = await hashPassword('geheim12');
  const hashesOf = async (kept: string | null) => {
    let count = 0;
    const watch = createHook({
      init(_id, type) {
        if (type === 'ARGON2REQUEST') count += 1;
      },
    }).enable();
    await isPassword('wrong', kept);
    watch.disable();
    return count;
  };
  expect(await hashesOf(stored)).toBe(1);
  expect(await hashesOf(null)).toBe(1);
});

test('reads a hash of another cost, and finds it outdated', async () => {
  const stored = await hashPassword('geheim12', { memory: 1024, passes: 1, parallelism: 2 });
  expect(await isPassword('geheim12', stored)).toBe(true);
  expect(isOutdated(stored)).toBe(true);
  expect(isOutdated(await hashPassword('geheim12'))).toBe(false);
});

test('agrees with the test vector of another implementation', async () => {
  // From the tests of the reference implementation (phc-winner-argon2, src/test.c).
  const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await isPassword('password', stored)).toBe(true);
});
