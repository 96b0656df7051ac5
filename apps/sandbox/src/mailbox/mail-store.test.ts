import { mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Mail, readMail } from './mail.ts';
import { type MailStore, openMailStore } from './mail-store.ts';

test('keeps the last mails, in memory and in a file that does not grow without end', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mise-mails-'));
  const file = path.join(folder, 'mails.jsonl');
  const store = await openMailStore(file, 3);
  for (let number = 1; number <= 20; number += 1) {
    await store.add(await readMail(Buffer.from(`Subject: ${number}\r\n\r\ntext`), ['a@hotel.example'], new Date()));
  }
  expect(store.list().map((mail) => [mail.subject, mail.repeatOf])).toEqual([
    ['20', null],
    ['19', null],
    ['18', null],
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, 'utf8')).trim().split('\n').length).toBeLessThanOrEqual(6);
  const reopened = await openMailStore(file, 3);
  expect(reopened.list().map((mail) => mail.id)).toEqual([20, 19, 18]);
  await rm(folder, { recursive: true, force: true });
});

test('reads whole mails from its file, wherever in it they stand by then', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mise-mails-'));
  // Whoever was killed while it was written anew left this.
  await writeFile(path.join(folder, 'mails.jsonl.new'), '{"id":1}\n');
  const store = await openMailStore(path.join(folder, 'mails.jsonl'), 3);
  const texts = (mails: { text: string | null }[]) => mails.map(({ text }) => text?.trim());
  const add = async (text: string) =>
    store.add(await readMail(Buffer.from(`Subject: Küche\r\n\r\n${text}`), ['a@hotel.example'], new Date()));
  // Among them the one after which the file is written anew; asked for while it is.
  for (let number = 1; number <= 8; number += 1) {
    const added = add(`${'ü'.repeat(number)} ${number}`);
    const before = store.list().map(({ id }) => id);
    const asked = readAgainAndAgain(store, before);
    expect(texts(await store.read(before))).toEqual(before.map((id) => expect.stringMatching(new RegExp(`${id}$`))));
    for (const mails of await asked) expect(texts(mails)).toEqual(mails.map(({ id }) => `${'ü'.repeat(id)} ${id}`));
    const { id } = await added;
    expect(texts(await store.read([id]))).toEqual([`${'ü'.repeat(number)} ${number}`]);
  }
  expect(texts(await store.read([8, 6, 5, 99]))).toEqual([`${'ü'.repeat(8)} 8`, `${'ü'.repeat(6)} 6`]);
  const reopened = await openMailStore(path.join(folder, 'mails.jsonl'), 3);
  expect(texts(await reopened.read([7]))).toEqual([`${'ü'.repeat(7)} 7`]);
  expect(reopened.list()[0]).not.toHaveProperty('source');
  await rm(folder, { recursive: true, force: true });
});

async function readAgainAndAgain(store: MailStore, ids: number[]): Promise<Mail[][]> {
  const asked: Promise<Mail[]>[] = [];
  for (let count = 0; count < 30; count += 1) {
    asked.push(store.read(ids));
    await setImmediate();
  }
  return Promise.all(asked);
}

test('what was sent again repeats the first, which may be kept no longer', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mise-mails-'));
  const store = await openMailStore(path.join(folder, 'mails.jsonl'), 2);
  const source = Buffer.from('Message-ID: <1@x>\r\n\r\ntext');
  for (let count = 0; count < 4; count += 1) await store.add(await readMail(source, ['a@hotel.example'], new Date()));
  expect(store.list().map(({ repeatOf }) => repeatOf)).toEqual([1, 1]);
  await rm(folder, { recursive: true, force: true });
});

test('a mail that its file cannot take is none, and the next one is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mise-mails-'));
  const file = path.join(folder, 'mails.jsonl');
  const store = await openMailStore(file, 3);
  const add = async () =>
    store.add(await readMail(Buffer.from('Subject: x\r\n\r\ntext'), ['a@hotel.example'], new Date()));
  await rename(file, `${file}.aside`);
  await symlink('/dev/full', file);
  await expect(add()).rejects.toThrow('ENOSPC');
  expect(store.list()).toEqual([]);
  await rename(`${file}.aside`, file);
  const { id } = await add();
  expect((await store.read([id])).map(({ text }) => text?.trim())).toEqual(['text']);
  await rm(folder, { recursive: true, force: true });
});
