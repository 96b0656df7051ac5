import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { type Mailbox, startMailbox } from './start-mailbox.ts';

let dataDir: string;
let ports: { smtpPort: number; webPort: number };
let mailbox: Mailbox;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mise-mailbox-'));
  ports = { smtpPort: await freePort(), webPort: await freePort() };
  mailbox = await startMailbox({ dataDir, ...ports });
});

afterEach(async () => {
  await mailbox.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('keeps what was sent, umlauts and attachments included', async () => {
  await send({
    to: 'Küche <kueche@hotel.example>',
    subject: 'Bestätigung',
    text: 'Größe',
    html: '<p>Größe</p>',
    withFile: true,
  });
  const [mail] = await list();
  expect(mail).toMatchObject({
    from: 'Tafelwerk <shop@tafelwerk.example>',
    to: ['kueche@hotel.example'],
    subject: 'Bestätigung',
    messageId: '<order-1@tafelwerk.example>',
    repeatOf: null,
    text: expect.stringContaining('Größe'),
    html: expect.stringContaining('<p>Größe</p>'),
    attachments: [{ filename: 'note.txt', mimeType: 'text/plain', size: 5 }],
  });
  const attachment = await fetch(`${mailbox.address}/mails/${mail?.id}/attachments/0`);
  expect(await attachment.text()).toBe('hello');
});

test('lists the newest first and by recipient', async () => {
  await send({ to: 'a@hotel.example', subject: 'first', messageId: '<1@x>' });
  await send({ to: 'B@hotel.example', subject: 'second', messageId: '<2@x>' });
  await send({ to: 'a@hotel.example', subject: 'third', messageId: '<3@x>' });
  expect((await list()).map((mail) => mail.subject)).toEqual(['third', 'second', 'first']);
  expect((await list('b@hotel.example')).map((mail) => mail.subject)).toEqual(['second']);
});

test('answers to this machine’s own names alone: a page whose name was led here reads no mail', async () => {
  await send({ to: 'a@hotel.example' });
  const statusFor = (host: string) =>
    new Promise((resolve, reject) => {
      get(`${mailbox.address}/api/mails`, { headers: { host: `${host}:${ports.webPort}` } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', reject);
    });
  const hosts = ['localhost', '127.0.0.1', '[::1]', 'page.example', 'localhost.page.example'];
  expect(await Promise.all(hosts.map(statusFor))).toEqual([200, 200, 200, 403, 403]);
});

test('notes a mail that was sent again', async () => {
  for (const _ of [1, 2, 3]) await send({ to: 'a@hotel.example' });
  expect((await list()).map((mail) => mail.repeatOf)).toEqual([1, 1, null]);
  expect(await (await fetch(mailbox.address)).text()).toContain('a repeat of');
});

test('outlives a restart, also one that cut a line off', async () => {
  await send({ to: 'a@hotel.example', subject: 'kept' });
  await mailbox.stop();
  await appendFile(path.join(dataDir, 'mails.jsonl'), '{"id":2,"subj');
  mailbox = await startMailbox({ dataDir, ...ports });
  await send({ to: 'a@hotel.example', subject: 'later', messageId: '<2@x>' });
  expect((await list()).map((mail) => [mail.id, mail.subject])).toEqual([
    [2, 'later'],
    [1, 'kept'],
  ]);
});

test('is emptied by a test', async () => {
  await send({ to: 'a@hotel.example' });
  await fetch(`${mailbox.address}/api/mails`, { method: 'DELETE' });
  expect(await list()).toEqual([]);
});

test('shows a mail without letting it act', async () => {
  await send({
    to: 'a@hotel.example',
    subject: '<b>bold</b>',
    html: '<script>alert(1)</script><a href="https://x.example">x</a>',
  });
  const page = await (await fetch(`${mailbox.address}/mails/1`)).text();
  expect(page).toContain('&#60;b&#62;bold&#60;/b&#62;');
  const content = await fetch(`${mailbox.address}/mails/1/html`);
  expect(content.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox/);
});

test('a taken port is told with its number', async () => {
  const second = startMailbox({ dataDir, smtpPort: await freePort(), webPort: ports.webPort });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE', port: ports.webPort });
});

type Sent = { to: string; subject?: string; text?: string; html?: string; messageId?: string; withFile?: boolean };

async function send({
  to,
  subject = 'Order',
  text = 'Thank you',
  html,
  messageId = '<order-1@tafelwerk.example>',
  withFile,
}: Sent) {
  const transport = nodemailer.createTransport(`smtp://127.0.0.1:${ports.smtpPort}`);
  await transport.sendMail({
    from: 'Tafelwerk <shop@tafelwerk.example>',
    to,
    subject,
    text,
    messageId,
    ...(html && { html }),
    ...(withFile && { attachments: [{ filename: 'note.txt', content: 'hello' }] }),
  });
  transport.close();
}

async function list(to?: string): Promise<Mail[]> {
  const query = to ? `?to=${encodeURIComponent(to)}` : '';
  const answer = (await (await fetch(`${mailbox.address}/api/mails${query}`)).json()) as { mails: Mail[] };
  return answer.mails;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
