import { parseArgs } from 'node:util';
import { line } from '@mise/contract/values.ts';
import type { ListedState } from '../domains/orders/list-orders.ts';
import { StartError } from '../start-error.ts';
import { readOrderNumber } from './order-number.ts';

export type OrderTask =
  | { kind: 'list'; state: ListedState }
  | { kind: 'show'; orderId: number }
  | { kind: 'dispatch'; orderId: number; trackingNumber: string; trackingUrl: string }
  | { kind: 'recall'; orderId: number }
  | { kind: 'next'; number: number };

export const orderUsage = `  order                          orders whose goods may leave and have not, the oldest first
  order waiting                  those that wait for their money
  order dispatched, canceled     those, the latest first
  order <number>                 what packing needs, how it is paid, and the address of its page, which prints
  order <number> dispatch [--tracking <number>] [--link <https address>]
                                 its goods have left, or were fetched; who is sent a parcel is told, and how to follow it.
                                 Once more with a number adds that, and tells it
  order <number> recall          takes that back, as of the wrong order; nobody is told
  order next <number>            the next one is to have this number, as after a backup was brought back that lacks the last orders`;

const usage = `It is one of:\n\n${orderUsage}`;

/** Words of the list, by the states that they mean. */
const states: Record<string, ListedState> = {
  waiting: 'waitingForPayment',
  dispatched: 'dispatched',
  canceled: 'canceled',
};

/** Reads the words after `order`. Throws a StartError that says what is expected. */
export function readOrderTask(words: string[]): OrderTask {
  const { positionals, values } = readWords(words);
  const [subject, act, ...more] = positionals;
  const isPlain = Object.keys(values).length === 0 && more.length === 0;
  if (subject === undefined && isPlain) return { kind: 'list', state: 'clearedForDispatch' };
  if (subject === undefined) throw wrong();
  const state = Object.hasOwn(states, subject) ? states[subject] : undefined;
  if (state && act === undefined && isPlain) return { kind: 'list', state };
  if (subject === 'next' && act !== undefined && isPlain)
    return { kind: 'next', number: readOrderNumber([act], usage) };
  const orderId = readOrderNumber([subject], usage);
  if (act === undefined && isPlain) return { kind: 'show', orderId };
  if (act === 'recall' && isPlain) return { kind: 'recall', orderId };
  if (act !== 'dispatch' || more.length > 0) throw wrong();
  const { tracking = '', link = '' } = values;
  return { kind: 'dispatch', orderId, trackingNumber: readTracking(tracking), trackingUrl: readLink(link) };
}

/** Carriers' numbers have up to some 40 signs. */
function readTracking(typed: string): string {
  const number = typed.trim();
  if (line(60).safeParse(number).success) return number;
  throw new StartError('--tracking takes the number of a parcel, of at most 60 signs.');
}

function readLink(typed: string): string {
  if (typed === '') return '';
  const isLink = typed.length <= 500 && URL.canParse(typed) && new URL(typed).protocol === 'https:';
  if (isLink) return new URL(typed).href;
  throw new StartError(`--link takes an address that begins with https://, not "${typed}".`);
}

function readWords(args: string[]) {
  try {
    const options = { tracking: { type: 'string' }, link: { type: 'string' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${orderUsage}`);
  }
}

function wrong(): StartError {
  return new StartError(usage);
}
