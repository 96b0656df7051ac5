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

test('reads whole mails from its file, wherever in it they stand by then', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mise-mails-'));
  const store = await openMailStore(path.join(folder, 'mails.jsonl'), 3);
  const texts = (mails: { text: string | null }[]) => mails.map(({ text }) => text?.trim());
  const add = async (text: string) =>
    store.add(await readMail(Buffer.from(`Subject: Küche\r\n\r\n${text}`), ['a@hotel.example'], new Date()));
  // Among them the one after which the file is written anew; asked for while it is.
  for (let number = 1; number <= 8; number += 1) {
    const added = add(`${'ü'.repeat(number)} ${number}`);
    const before = store.list().map(({ id }) => id);
    expect(texts(await store.read(before))).toEqual(before.map((id) => expect.stringMatching(new RegExp(`${id}$`))));
    const { id } = await added;
    expect(texts(await store.read([id]))).toEqual([`${'ü'.repeat(number)} ${number}`]);
  }
  expect(texts(await store.read([8, 6, 5, 99]))).toEqual([`${'ü'.repeat(8)} 8`, `${'ü'.repeat(6)} 6`]);
  const reopened = await openMailStore(path.join(folder, 'mails.jsonl'), 3);
  expect(texts(await reopened.read([7]))).toEqual([`${'ü'.repeat(7)} 7`]);
  expect(reopened.list()[0]).not.toHaveProperty('source');
  await rm(folder, { recursive: true, force: true });
});
