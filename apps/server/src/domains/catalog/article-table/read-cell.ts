import { isSlug } from '@mise/rules/slug.ts';
import { toLines, toOneLine } from '@mise/rules/typed-text.ts';
import { cleanHtml } from '../../../texts/clean-html.ts';
import { readPictureAddress } from '../../media/picture-address.ts';
import { isRounded, isTime } from './broken-cell.ts';
import { CellProblem } from './cell-problem.ts';
import { joinAttribute, joinPath, listOf, nameOf, readAttribute, splitCell } from './list-cell.ts';
import { meantBy } from './nearest.ts';
import { readDecimal, readWhole } from './read-number.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a cell is read beside: what it says at present (as it would be exported), and what it may name. */
export type Reading = { present: string; vocabulary: Vocabulary };

/** The cell as it would be exported, so that two that mean the same are the same. Throws a CellProblem. */
export type ReadCell = (cell: string, reading: Reading) => string;

const control = /[^\P{Cc}\t\n\r]/u;

function bounded(text: string, longest: number): string {
  if (control.test(text)) throw new CellProblem('it has control characters');
  if (text.length > longest) throw new CellProblem(`it has ${text.length} characters, at most ${longest} are kept`);
  return text;
}

export function line(longest: number): ReadCell {
  return (cell) => toOneLine(bounded(cell, longest)).trim();
}

/** A code that people keep, "04061000", "1E5" or "1-12": what table programs make of what is there is not taken for another one. */
export function code(longest: number): ReadCell {
  const read = line(longest);
  return (cell, reading) => {
    const broken = brokenCode(cell.trim(), reading.present);
    if (broken) throw new CellProblem(reading.present ? `${broken}: there is ${reading.present}` : broken);
    return read(cell, reading);
  };
}

function brokenCode(cell: string, present: string): string | null {
  if (isRounded(cell)) return 'the table program rounded it';
  const isCut =
    /^\d{16,}$/.test(present) && cell !== present && cell === `${present.slice(0, 15)}`.padEnd(present.length, '0');
  if (isCut) return 'the table program rounded it';
  const withoutZeros = [present.replace(/^0+/, ''), /[.,]/.test(present) ? present.replace(/[.,]?0+$/, '') : present];
  if (present !== cell && withoutZeros.includes(cell)) return 'the table program took its zeros away';
  const isLikeDay = /^\d{1,4}([-./]\d{1,4}){1,2}$/.test(present);
  return isLikeDay && /\p{L}{3}|^\d{1,2}\.\d{1,2}\.\d{2,4}$/u.test(cell) ? 'the table program made a day of it' : null;
}

export function lines(longest: number): ReadCell {
  return (cell) => toLines(bounded(cell, longest)).trim();
}

/** Cleaned as whatever people write (docs/decisions/0026). */
export function html(longest: number): ReadCell {
  return (cell) => cleanHtml(toLines(bounded(cell, longest))).trim();
}

export function whole(least: number, most: number): ReadCell {
  return (cell, { present }) => readWhole(cell, { least, most, present });
}

const dearest = 10_000_000;

/** Euros with two decimals or, where it has more, four. */
export const price = (cell: string, { present }: Pick<Reading, 'present'>): string => {
  const euros = readDecimal(cell, { decimals: 4, present });
  if (Number(euros) === 0) throw new CellProblem('a price of 0 would give it away');
  if (Number(euros) >= dearest) throw new CellProblem(`"${cell}" is too much`);
  return asEuros(euros);
};

export function asEuros(decimal: string): string {
  const [units = '0', fraction = ''] = decimal.split('.');
  return `${units}.${fraction.padEnd(fraction.length > 2 ? 4 : 2, '0')}`;
}

/** "12: 9.90 | 24: 8.90", from the smallest quantity on. */
export const tiers: ReadCell = (cell, { present }) => {
  const known = new Map(listOf(present).map((tier) => splitCell(tier, ':') as [string, string]));
  const read = listOf(cell).map((tier) => {
    const [from = '', euros = '', ...more] = splitCell(tier, ':');
    if (euros === '' || more.length > 0) throw new CellProblem(`"${tier}" is no graduated price, such as 12: 9.90`);
    if (isTime(euros)) throw new CellProblem(`the table program made a time of a graduated price: "${tier}"`);
    const quantity = readWhole(from, { least: 2, most: 999_999 });
    return [quantity, price(euros, { present: known.get(quantity) ?? '' })] as const;
  });
  const quantities = new Set(read.map(([quantity]) => quantity));
  if (quantities.size < read.length) throw new CellProblem('two graduated prices begin with the same quantity');
  const ascending = read.toSorted(([one], [other]) => Number(one) - Number(other));
  return ascending.map((tier) => tier.join(': ')).join(' | ');
};

export const content: ReadCell = (cell, { present }) => {
  const read = readDecimal(cell, { decimals: 6, present });
  if (Number(read) === 0) throw new CellProblem('a sold unit has a content above 0');
  return read;
};

const words: Record<string, 'yes' | 'no'> = {
  ...{ yes: 'yes', ja: 'yes', true: 'yes', wahr: 'yes', 1: 'yes', x: 'yes' },
  ...{ no: 'no', nein: 'no', false: 'no', falsch: 'no', 0: 'no' },
};

export const yesOrNo: ReadCell = (cell) => {
  const read = words[cell.toLowerCase()];
  if (read === undefined) throw new CellProblem(`"${cell}" is neither yes nor no`);
  return read;
};

export function oneOf(known: readonly string[]): ReadCell {
  return (cell) => {
    const found = known.find((each) => each === cell.toLowerCase());
    if (found === undefined) throw new CellProblem(`"${cell}" is none of ${known.join(', ')}`);
    return found;
  };
}

export const vatRate: ReadCell = (cell, { vocabulary: { vatRates } }) => {
  const percent = readDecimal(cell.replace(/\s*%\s*$/, ''), { decimals: 2 });
  const known = [...new Set(vatRates.values())];
  if (!known.includes(percent)) throw new CellProblem(`there is no VAT rate of ${percent} %, but ${known.join(', ')}`);
  return percent;
};

type Listed = { id: number; name: string; names: Partial<Record<string, string>>; code?: string };

function listed(cell: string, all: readonly Listed[], what: string): string {
  const typed = cell.toLowerCase();
  const found = all.find(({ id, code, names }) =>
    [String(id), code, ...Object.values(names)].some((each) => each?.toLowerCase() === typed),
  );
  const names = all.map(({ name }) => name);
  if (!found)
    throw new CellProblem(`there is no ${what} "${cell}"${meantBy(cell, names) || `, but ${names.join(', ')}`}`);
  return found.name;
}

export const unitName: ReadCell = (cell, { vocabulary }) => listed(cell, vocabulary.units, 'unit');

export const availabilityName: ReadCell = (cell, { vocabulary }) =>
  listed(cell, vocabulary.availabilities, 'availability');

/** The first is the one that the address of the item is made of; the others have no order. */
export const categories: ReadCell = (cell) => {
  const paths = listOf(cell).map((path) => {
    const names = splitCell(path, '>').map((name) => toOneLine(nameOf(name)).trim());
    if (names.some((name) => name === '' || name.length > 100))
      throw new CellProblem(`"${path}" is no path of categories`);
    return joinPath(names);
  });
  const [first, ...others] = [...new Set(paths)];
  return [...(first === undefined ? [] : [first]), ...others.sort()].join(' | ');
};

/** Sorted by the name of the attribute. */
export const attributes: ReadCell = (cell) => {
  const read = listOf(cell).map((part) => {
    const pair = readAttribute(toOneLine(part));
    if (!pair || pair.attribute.length > 100 || pair.value.length > 100)
      throw new CellProblem(`"${part}" is no attribute with its value, such as Farbe: weiß`);
    return pair;
  });
  const names = new Set(read.map(({ attribute }) => attribute));
  if (names.size < read.length) throw new CellProblem('an attribute has one value, and is there twice');
  return read
    .map(({ attribute, value }) => joinAttribute(attribute, value))
    .sort()
    .join(' | ');
};

/** The path before the ids of an address: slugs with slashes between them. */
export const urlPath: ReadCell = (cell) => {
  const path = cell.replace(/^\/+|\/+$/g, '');
  if (path.length > 500 || !path.split('/').every(isSlug))
    throw new CellProblem(`"${cell}" is no path of an address: small letters, digits and hyphens, slashes between`);
  return path;
};

/** Addresses of pictures of the shop; files beside the table have theirs already (`picture-files.ts`). */
export const pictures: ReadCell = (cell) =>
  listOf(cell)
    .map((entry) => {
      if (!isOriginal(entry))
        throw new CellProblem(`"${entry}" is neither a picture of the shop, /media/…, nor a file beside the table`);
      return entry;
    })
    .join(' | ');

function isOriginal(entry: string): boolean {
  const asked = entry.startsWith('/media/') ? readPictureAddress(entry.slice('/media/'.length)) : null;
  return asked !== null && asked.size === undefined;
}
