import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Payment } from './payment.ts';

/** An answer to a request with an idempotency key: a repetition gets it again. */
export type KeptAnswer = { key: string; request: string; status: number; body: unknown };

type Line = { payment: Payment } | { answer: KeptAnswer };

export type PaymentStore = {
  find: (id: string) => Payment | undefined;
  /** The newest first. */
  list: () => Payment[];
  save: (payment: Payment) => void;
  answerOf: (key: string) => KeptAnswer | undefined;
  keepAnswer: (answer: KeptAnswer) => void;
};

/**
 * Payments in a file of lines, the last of each counting. Written before anything is answered: money that was taken is not
 * forgotten where the process is killed.
 */
export function openPaymentStore(file: string): PaymentStore {
  const payments = new Map<string, Payment>();
  const answers = new Map<string, KeptAnswer>();
  mkdirSync(path.dirname(file), { recursive: true });
  for (const line of readLines(file)) keep(line);
  writeFileSync(file, [...payments.values()].map((payment) => `${JSON.stringify({ payment })}\n`).join(''));
  for (const answer of answers.values()) write({ answer });

  function keep(line: Line): void {
    if ('payment' in line) payments.set(line.payment.id, line.payment);
    else answers.set(line.answer.key, line.answer);
  }

  function write(line: Line): void {
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }

  function add(line: Line): void {
    write(line);
    keep(line);
  }

  return {
    find: (id) => payments.get(id),
    list: () => [...payments.values()].reverse(),
    save: (payment) => add({ payment }),
    answerOf: (key) => answers.get(key),
    keepAnswer: (answer) => add({ answer }),
  };
}

/** A process that was killed may have left half a line. */
function readLines(file: string): Line[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as Line];
      } catch {
        return [];
      }
    });
}
