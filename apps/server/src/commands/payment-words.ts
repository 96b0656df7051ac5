import { StartError } from '../start-error.ts';
import { readCharge } from './euros.ts';
import {
  languageOptions,
  type NewTexts,
  readIsos,
  readNewTexts,
  readOptionWords,
  readPosition,
} from './option-words.ts';

/** null: all countries, all classes. Limits in minor units by class, null: any sum. */
export type MethodWords = {
  isActive?: boolean;
  fee?: number;
  position?: number;
  names?: NewTexts;
  descriptions?: NewTexts;
  isos?: string[] | null;
  classIds?: number[] | null;
  limits?: ReadonlyMap<number, number | null>;
  preselected?: number[];
};

export type PaymentTask = { kind: 'list' } | { kind: 'method'; key: string; words: MethodWords };

const describe = 'describe-';
const named = (prefix: string) =>
  languageOptions(prefix)
    .map((option) => `[--${option} <text>]`)
    .join(' ');

export const paymentUsage = `  payment                      every way to pay: on or off, fee, countries, customer classes and limits
  payment <key> [on|off]       offers it from now on, or no more; orders keep theirs
      --fee 2.50               what it costs, gross
      --countries DE,AT        only for goods that go there, or all
      --classes 2,3            only for these customer classes, or all
      --limit 2=5000,3=none    what may be open on credit, all orders of a customer of the class together
      --preselect 2,3          chosen for these classes until they choose, or none
      --position 10            its place among the others: the smaller the earlier
      ${named('')}   its name
      ${named(describe)}   what buyers read below its name

Who fetches their goods alone can pay there (cashOnPickup). Nobody may ask consumers in the EU for a fee for transfers, direct debits and
most cards (directive 2015/2366, art. 62).`;

/** Reads the words after `payment`. Throws a StartError that says what is expected. */
export function readPaymentTask(words: readonly string[]): PaymentTask {
  const { positionals, values } = readOptionWords(words, {
    texts: [
      ...['fee', 'countries', 'classes', 'limit', 'preselect', 'position'],
      ...languageOptions(),
      ...languageOptions(describe),
    ],
    usage: paymentUsage,
  });
  const [key, state, ...more] = positionals;
  if (key === undefined && Object.keys(values).length === 0) return { kind: 'list' };
  if (key === undefined || more.length > 0 || (state !== undefined && state !== 'on' && state !== 'off')) {
    throw new StartError(`It is one of:\n\n${paymentUsage}`);
  }
  const { fee, countries, classes, limit, preselect, position } = values;
  const names = readNewTexts(values, 80);
  const descriptions = readNewTexts(values, 300, describe);
  return {
    kind: 'method',
    key,
    words: {
      ...(state !== undefined && { isActive: state === 'on' }),
      ...(fee !== undefined && { fee: readCharge(fee, '--fee takes euros such as 2.50, or 0.') }),
      ...(position !== undefined && { position: readPosition(position) }),
      ...(Object.keys(names).length > 0 && { names }),
      ...(Object.keys(descriptions).length > 0 && { descriptions }),
      ...(countries !== undefined && { isos: countries === 'all' ? null : readIsos(countries) }),
      ...(classes !== undefined && { classIds: classes === 'all' ? null : readClasses('classes', classes) }),
      ...(limit !== undefined && { limits: readLimits(limit) }),
      ...(preselect !== undefined && {
        preselected: preselect === 'none' ? [] : readClasses('preselect', preselect),
      }),
    },
  };
}

function readClasses(option: string, typed: string): number[] {
  if (/^[1-9]\d{0,6}(,[1-9]\d{0,6})*$/.test(typed)) return [...new Set(typed.split(',').map(Number))];
  throw new StartError(`--${option} takes numbers of customer classes such as 2,3, not "${typed}".`);
}

function readLimits(typed: string): Map<number, number | null> {
  return new Map(
    typed.split(',').map((each) => {
      const [, id = '', sum = ''] = /^([1-9]\d{0,6})=(.+)$/.exec(each.trim()) ?? [];
      if (id === '') throw new StartError(`--limit takes a customer class and euros such as 2=5000, not "${each}".`);
      return [Number(id), sum === 'none' ? null : readCharge(sum, '--limit takes euros such as 2=5000, or 2=none.')];
    }),
  );
}
