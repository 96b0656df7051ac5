import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArrivedMail, Mail } from './mail.ts';

/** Mails in memory, the newest of them also in a file (one JSON object a line) that a restart reads. */
export type MailStore = {
  add(mail: ArrivedMail): Promise<Mail>;
  /** Newest first; `to` narrows to one recipient, in upper or lower case. */
  list(filter?: { to?: string | undefined }): Mail[];
  find(id: number): Mail | undefined;
  clear(): Promise<void>;
};

export async function openMailStore(file: string, limit = 1000): Promise<MailStore> {
  await mkdir(path.dirname(file), { recursive: true });
  let mails = (await readMails(file)).slice(-limit);
  let lastId = mails.at(-1)?.id ?? 0;
  let linesInFile = mails.length;
  let writing = Promise.resolve();

  /** The file may hold twice the mails before it is written anew. */
  function write(mail: Mail): Promise<void> {
    linesInFile += 1;
    const isFull = linesInFile > limit * 2;
    if (isFull) linesInFile = mails.length;
    const kept = mails;
    return inTurn(() => (isFull ? rewrite(file, kept) : appendFile(file, toLine(mail))));
  }

  /** One write after the other; one that fails is told to who asked for it and does not stop the next. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = writing.then(work);
    writing = done.catch(() => {});
    return done;
  }

  await inTurn(() => rewrite(file, mails));
  return {
    async add(arrived) {
      lastId += 1;
      const first = mails.find((mail) => mail.messageId !== null && mail.messageId === arrived.messageId);
      const mail: Mail = { ...arrived, id: lastId, repeatOf: first?.repeatOf ?? first?.id ?? null };
      mails = [...mails, mail].slice(-limit);
      await write(mail);
      return mail;
    },
    list({ to } = {}) {
      const wanted = to?.toLowerCase();
      return mails.filter((mail) => !wanted || mail.to.some((address) => address.toLowerCase() === wanted)).reverse();
    },
    find: (id) => mails.find((mail) => mail.id === id),
    async clear() {
      mails = [];
      linesInFile = 0;
      await inTurn(() => rewrite(file, []));
    },
  };
}

async function readMails(file: string): Promise<Mail[]> {
  const content = await readFile(file, 'utf8').catch(() => '');
  return content.split('\n').flatMap(readLine);
}

/** A line that was cut off by a kill is left out. */
function readLine(line: string): Mail[] {
  try {
    return [JSON.parse(line) as Mail];
  } catch {
    return [];
  }
}

async function rewrite(file: string, mails: Mail[]): Promise<void> {
  const unfinished = `${file}.new`;
  await writeFile(unfinished, mails.map(toLine).join(''), { mode: 0o600 });
  await rename(unfinished, file);
}

function toLine(mail: Mail): string {
  return `${JSON.stringify(mail)}\n`;
}
