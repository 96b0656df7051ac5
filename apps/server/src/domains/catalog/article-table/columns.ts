import { maximumNumberLength } from '@mise/contract/limits.ts';
import { languages } from '@mise/rules/languages.ts';
import { maximumQuantity } from '@mise/rules/quantity-range.ts';
import * as cells from './read-cell.ts';
import { readGtin } from './read-gtin.ts';

export type Column = {
  heading: string;
  /** What belongs to the item stands in the row of its main article. */
  of: 'item' | 'article';
  read: cells.ReadCell;
  /** What a new article has where the table does not say; '' is nothing. */
  ofNew: string;
  /** What an empty cell makes of it; null: it cannot be empty. */
  emptied: string | null;
};

/** The one column that no table is without. */
export const needed = 'number';

const largest = 2_147_483_647;

function article(heading: string, read: cells.ReadCell, ofNew = '', emptied: string | null = ofNew): Column {
  return { heading, of: 'article', read, ofNew, emptied };
}

function item(heading: string, read: cells.ReadCell): Column {
  return { heading, of: 'item', read, ofNew: '', emptied: '' };
}

/** The texts of an item: heading without its language, and how it is read. */
export const textColumns = {
  name: ['name', cells.line(200)],
  shortName: ['short name', cells.line(200)],
  shortDescription: ['short description', cells.lines(5000)],
  description: ['description', cells.html(100_000)],
  technicalData: ['technical data', cells.html(100_000)],
  metaTitle: ['meta title', cells.line(200)],
  metaDescription: ['meta description', cells.line(500)],
  keywords: ['keywords', cells.line(500)],
  urlPath: ['url path', cells.urlPath],
} as const;

export type TextField = keyof typeof textColumns;

export function textHeading(field: TextField, language: string): string {
  return `${textColumns[field][0]} (${language})`;
}

const texts = (Object.keys(textColumns) as TextField[]).flatMap((field) =>
  languages.map((language) => item(textHeading(field, language), textColumns[field][1])),
);

export const columns: readonly Column[] = [
  article(needed, cells.line(maximumNumberLength), '', null),
  article('item', cells.line(maximumNumberLength)),
  article('active', cells.yesOrNo, 'yes', null),
  ...texts,
  item('manufacturer', cells.line(200)),
  item('categories', cells.categories),
  item('pictures', cells.pictures),
  item('customs tariff number', cells.code(20)),
  article('attributes', cells.attributes),
  article('price', cells.price),
  article('graduated prices', cells.tiers),
  article('recommended price', cells.price),
  article('VAT rate', cells.vatRate, '', null),
  article('stock', cells.whole(0, 10_000_000), '0', null),
  article('stock policy', cells.oneOf(['limited', 'oversell', 'unlimited']), '', null),
  article('availability', cells.availabilityName, '', null),
  article('unit', cells.unitName, '', null),
  article('unit content', cells.content, '1', null),
  article('pack unit', cells.unitName),
  article('minimum order quantity', cells.whole(1, maximumQuantity), '1'),
  article('order quantity interval', cells.whole(1, maximumQuantity), '1'),
  article('maximum order quantity', cells.whole(1, maximumQuantity)),
  ...['weight (g)', 'net weight (g)', 'width (mm)', 'height (mm)', 'length (mm)'].map((heading) =>
    article(heading, cells.whole(0, largest), '0'),
  ),
  article('GTIN', (cell, { present }) => readGtin(cell, present)),
  article('model', cells.code(200)),
  article('external id', cells.code(200)),
];

const withDecimals: readonly string[] = [
  ...['price', 'graduated prices', 'recommended price', 'VAT rate', 'unit content'],
];

/** A cell for table programs that are not English: the point before decimals is a comma. */
export function withDecimalCommas(heading: string, cell: string): string {
  return withDecimals.includes(heading) ? cell.replace(/(?<=\d)\.(?=\d)/g, ',') : cell;
}

export function headingKey(heading: string): string {
  return heading.toLowerCase().replace(/\s+/g, ' ').trim();
}
