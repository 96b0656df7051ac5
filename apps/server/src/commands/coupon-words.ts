import { parseArgs } from 'node:util';
import { parseBasisPoints } from '@mise/rules/money.ts';
import { z } from 'zod';
import type { NewCampaign } from '../domains/coupons/campaigns.ts';
import { couponCode } from '../domains/coupons/coupon-code.ts';
import { StartError } from '../start-error.ts';

/** `until`: the last day, in Berlin; `from` the first. */
export type CouponTask =
  | { kind: 'list' }
  | { kind: 'end'; code: string }
  | { kind: 'create'; campaign: NewCampaign; code: string | null; count: number; from: string; until: string };

export const couponUsage = `  coupon list                  every campaign, and how many orders used it
  coupon end <code>            ends the campaign of a code now
  coupon create <name> <worth> [options]
                               begins a campaign and prints its codes, one a line

The worth is one of --percent 10, --amount 20.00 (euros) and --free-shipping. The code is made up, unless it is given:

  --code HERBST20              this code
  --codes 500                  so many codes, each made up
  --uses 1                     orders that may use one code; without it any number
  --minimum 150.00             what the goods have to come to
  --from 2026-12-01            the first day; --until 2026-12-31 the last
  --items 1001,1002            only for these items
  --classes 2,3                only for these customer classes
  --customers new              only for who never ordered; "existing": who did
  --buyers business            only for businesses; "private": for people
  --subscriptions only         only for subscriptions; "never": not for them
  --no-offers                  not for special offers

Euros are what the buyer's prices are: net for those who see net prices. --free-shipping pays the carriage by whatever method and to whatever
country the buyer chooses, freight and express too: give it a minimum, items or classes where that is not meant.`;

const options = {
  percent: { type: 'string' },
  amount: { type: 'string' },
  'free-shipping': { type: 'boolean' },
  code: { type: 'string' },
  codes: { type: 'string' },
  uses: { type: 'string' },
  minimum: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  items: { type: 'string' },
  classes: { type: 'string' },
  customers: { type: 'string' },
  buyers: { type: 'string' },
  subscriptions: { type: 'string' },
  'no-offers': { type: 'boolean' },
} as const;

const mostCodes = 100_000;

/** Reads the words after `coupon`. Throws a StartError that says what is wrong. */
export function readCouponTask(words: string[]): CouponTask {
  const { positionals, values } = readWords(words);
  const [kind, subject = '', ...others] = positionals;
  const isPlain = others.length === 0 && (kind === 'create' || Object.keys(values).length === 0);
  if (kind === 'list' && subject === '' && isPlain) return { kind };
  if (subject.trim() === '' || !isPlain) throw wrong();
  if (kind === 'end') return { kind, code: couponCode(subject) };
  if (kind !== 'create') throw wrong();
  const [from, until] = [readDay('from', values.from), readDay('until', values.until)];
  if (from !== '' && until !== '' && until < from)
    throw new StartError('--until is before --from: no day would be left.');
  const code = values.code === undefined ? null : readCode(values.code);
  if (code !== null && values.codes !== undefined) throw new StartError('Give --code or --codes, not both.');
  return {
    kind,
    code,
    count: wholeNumber('codes', values.codes ?? '1', mostCodes),
    from,
    until,
    campaign: {
      name: subject.trim(),
      ...readWorth(values),
      maximumUses: values.uses === undefined ? null : wholeNumber('uses', values.uses, 1_000_000),
      minimumItemSum: values.minimum === undefined ? null : cents('minimum', values.minimum),
      itemIds: readIds('items', values.items),
      customerClassIds: readIds('classes', values.classes),
      orderedBefore: oneOf('customers', values.customers, { new: 'never', existing: 'yes' } as const),
      customerType: oneOf('buyers', values.buyers, { private: 'private', business: 'business' } as const),
      subscriptions: oneOf('subscriptions', values.subscriptions, { only: 'only', never: 'never' } as const),
      includesSpecialOffers: !values['no-offers'],
    },
  };
}

type Values = ReturnType<typeof readWords>['values'];

function readWorth(values: Values): Pick<NewCampaign, 'kind' | 'amount' | 'percent'> {
  const { percent, amount, 'free-shipping': isFree } = values;
  if ([percent, amount, isFree].filter((each) => each !== undefined).length !== 1) {
    throw new StartError('Say what it is worth: one of --percent, --amount and --free-shipping.');
  }
  if (amount !== undefined) return { kind: 'fixed', amount: cents('amount', amount) };
  if (percent === undefined) return { kind: 'freeShipping' };
  const isPercent = /^\d{1,3}(\.\d{1,2})?$/.test(percent) && Number(percent) > 0 && Number(percent) <= 100;
  if (!isPercent) throw new StartError(`--percent takes more than 0 and at most 100, not "${percent}".`);
  return { kind: 'percentage', percent: parseBasisPoints(percent) };
}

function readCode(typed: string): string {
  const code = couponCode(typed);
  if (!/^[\p{L}\d_-]{3,40}$/u.test(code))
    throw new StartError(`"${typed}" is no code: 3 to 40 letters, digits, - and _.`);
  return code;
}

function cents(option: string, euros: string): number {
  if (!/^\d{1,7}(\.\d{2})?$/.test(euros) || Number(euros) === 0) {
    throw new StartError(`--${option} takes euros such as 20 or 20.50, not "${euros}".`);
  }
  return Math.round(Number(euros) * 100);
}

function wholeNumber(option: string, digits: string, most: number): number {
  if (/^[1-9]\d{0,6}$/.test(digits) && Number(digits) <= most) return Number(digits);
  throw new StartError(`--${option} takes a number from 1 to ${most.toLocaleString('en')}, not "${digits}".`);
}

const isoDay = z.iso.date();

/** '' where none is given. */
function readDay(option: string, day = ''): string {
  if (day === '' || isoDay.safeParse(day).success) return day;
  throw new StartError(`--${option} takes a day such as 2026-12-31, not "${day}".`);
}

function readIds(option: string, list?: string): number[] | null {
  if (list === undefined) return null;
  if (!/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(list)) {
    throw new StartError(`--${option} takes numbers with commas such as 1001,1002, not "${list}".`);
  }
  return list.split(',').map(Number);
}

function oneOf<Meaning extends string>(
  option: string,
  word: string | undefined,
  meanings: Record<string, Meaning>,
): Meaning | null {
  if (word === undefined) return null;
  const meaning = Object.hasOwn(meanings, word) ? meanings[word] : undefined;
  if (!meaning) throw new StartError(`--${option} is one of ${Object.keys(meanings).join(', ')}, not "${word}".`);
  return meaning;
}

function readWords(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${couponUsage}`);
  }
}

function wrong(): StartError {
  return new StartError(`It is one of:\n\n${couponUsage}`);
}
