import { appendFile, mkdir, open, rename, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import type { ArrivedMail, Mail, MailHead } from './mail.ts';

/**
 * The last mails, in a file (one JSON object a line) that a restart reads. In memory are their heads alone: the mailbox runs in the process of the
 * shop, and a thousand confirmations with their attachments take a hundred megabytes.
 */
export type MailStore = {
  /** Rejects where the file cannot take it: the mail is not kept then. */
  add(mail: ArrivedMail): Promise<MailHead>;
  /** Newest first; `to` narrows to one recipient, in upper or lower case. */
  list(filter?: { to?: string | undefined }): MailHead[];
  /** Whole mails, in the order of the numbers; those that are no longer kept are left out. */
  read(ids: number[]): Promise<Mail[]>;
  clear(): Promise<void>;
};

/** Where the line of a mail stands in the file (bytes, without its end). */
type Kept = { head: MailHead; at: number; length: number };

export async function openMailStore(file: string, limit = 1000): Promise<MailStore> {
  await mkdir(path.dirname(file), { recursive: true });
  let kept: Kept[] = [];
  let lines = 0;
  let size = 0;
  let working = Promise.resolve();

  /** One after the other: a file that is written anew has its lines elsewhere. What fails is told to who asked for it and does not stop the next. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = working.then(work);
    working = done.then(
      () => {},
      () => {},
    );
    return done;
  }

  async function append(mail: Mail): Promise<void> {
    // The file may hold twice the mails before it is written anew.
    if (lines >= limit * 2) await rewrite(kept);
    const line = Buffer.from(`${JSON.stringify(mail)}\n`);
    await appendFile(file, line, { mode: 0o600 }).catch(async (error: Error) => {
      await truncate(file, size).catch(() => {});
      throw error;
    });
    kept = [...kept, { head: headOf(mail), at: size, length: line.length - 1 }].slice(-limit);
    lines += 1;
    size += line.length;
  }

  async function rewrite(wanted: Kept[]): Promise<void> {
    const unfinished = `${file}.new`;
    await rm(unfinished, { force: true });
    let at = 0;
    const moved: Kept[] = [];
    await appendFile(unfinished, '', { mode: 0o600 });
    await readLines(file, wanted, async (line, { head, length }) => {
      await appendFile(unfinished, `${line}\n`);
      moved.push({ head, at, length });
      at += length + 1;
    });
    await rename(unfinished, file);
    kept = moved;
    lines = moved.length;
    size = at;
  }

  await rewrite((await findMails(file)).slice(-limit));
  let lastId = kept.at(-1)?.head.id ?? 0;
  return {
    add(arrived) {
      lastId += 1;
      const id = lastId;
      return inTurn(async () => {
        const first = kept.find(({ head }) => head.messageId !== null && head.messageId === arrived.messageId)?.head;
        const mail: Mail = { ...arrived, id, repeatOf: first?.repeatOf ?? first?.id ?? null };
        await append(mail);
        return headOf(mail);
      });
    },
    list({ to } = {}) {
      const wanted = to?.toLowerCase();
      return kept
        .map(({ head }) => head)
        .filter((head) => !wanted || head.to.some((address) => address.toLowerCase() === wanted))
        .reverse();
    },
    read: (ids) =>
      inTurn(async () => {
        const places = new Map(kept.map((place) => [place.head.id, place]));
        const mails: Mail[] = [];
        const wanted = ids.flatMap((id) => places.get(id) ?? []);
        await readLines(file, wanted, async (line) => void mails.push(JSON.parse(line)));
        return mails;
      }),
    clear: () => inTurn(() => rewrite([])),
  };
}

function headOf({ text: _text, html: _html, source: _source, ...head }: Mail): MailHead {
  return head;
}

async function readLines(
  file: string,
  wanted: readonly Kept[],
  take: (line: string, place: Kept) => Promise<void>,
): Promise<void> {
  if (wanted.length === 0) return;
  const handle = await open(file);
  try {
    for (const place of wanted) {
      const { buffer } = await handle.read(Buffer.alloc(place.length), 0, place.length, place.at);
      await take(buffer.toString('utf8'), place);
    }
  } finally {
    await handle.close();
  }
}

/** A line that was cut off by a kill is left out. */
async function findMails(file: string): Promise<Kept[]> {
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return [];
  const found: Kept[] = [];
  const handle = await open(file);
  let at = 0;
  for await (const line of handle.readLines()) {
    const length = Buffer.byteLength(line);
    const mail = readLine(line);
    if (mail) found.push({ head: headOf(mail), at, length });
    at += length + 1;
  }
  return found;
}

function readLine(line: string): Mail | undefined {
  try {
    return JSON.parse(line) as Mail;
  } catch {
    return undefined;
  }
}
