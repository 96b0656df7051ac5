import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readMail } from './mail.ts';
import { openMailStore } from './mail-store.ts';

test('keeps the last mails, in memory and in a file that does not grow without end', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mise-mails-'));
  const file = path.join(folder, 'mails.jsonl');
  const store = await openMailStore(file, 3);
  for (let number = 1; number <= 20; number += 1) {
    await store.add(await readMail(Buffer.from(`Subject: ${number}\r\n\r\ntext`), ['a@hotel.example'], new Date()));
  }
  expect(store.list().map((mail) => mail.subject)).toEqual(['20', '19', '18']);
  expect((await readFile(file, 'utf8')).trim().split('\n').length).toBeLessThanOrEqual(6);
  const reopened = await openMailStore(file, 3);
  expect(reopened.list().map((mail) => mail.id)).toEqual([20, 19, 18]);
  await rm(folder, { recursive: true, force: true });
});
