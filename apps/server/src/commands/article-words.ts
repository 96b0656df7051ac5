import { columns, textColumns } from '../domains/catalog/article-table/columns.ts';
import type { TableStyle } from '../domains/catalog/article-table/export-articles.ts';
import { StartError } from '../start-error.ts';

/** `file`: null is standard output. */
export type ExportTask = { kind: 'export'; file: string | null; replaces: boolean; style: TableStyle };
export type ImportTask = { kind: 'import'; file: string; isTrial: boolean; takesStock: boolean; makesNames: boolean };
export type ArticleTask = ExportTask | ImportTask;

const ofLanguages: string[] = Object.values(textColumns).map(([heading]) => heading);
const headings = columns
  .map(({ heading }) => heading)
  .filter((heading) => !ofLanguages.some((each) => heading.startsWith(`${each} (`)));

export const articleUsage = `  article export [<file.csv>]     all articles as a table, a row an article; without a file to standard output (npm run -s shop)
      --replace                   in place of the file that is there
      --english                   commas between cells and points before decimals, else semicolons and commas
  article import <file.csv>       articles that are there are changed, others are made
      --try                       says what would happen, and writes nothing
      --stock                     takes the stock of articles that are there too, though some may have been sold since
      --make-names                makes categories, manufacturers, attributes and their values that are not there yet

The columns are those of an export, in any order; only "number" has to be there. What a table has no column of stays as it is, an
empty cell empties what may be empty, and an article that the table does not name stays. Columns:
${wrapped(headings)}
and of each language, as "name (de)":
${wrapped(ofLanguages)}.

item                the number of the main article of the item to which a row belongs; empty or absent makes an item of its own. What
                    belongs to the item (texts, manufacturer, categories, pictures, tariff number) stands in the row of the main article
categories          Geschirr > Teller | Neu, in German; the first is the main one
attributes          Farbe: weiß | Größe: 27 cm
price               gross, in the currency of the shop; graduated prices: 12: 9.90 | 24: 8.90
pictures            /media/… of the shop, or names of files beside the table, with | between them
stock               of new articles; where it is given they are sold from stock only, unless the stock policy (limited, oversell,
                    unlimited) says otherwise

Where nothing else is said a new article has the standard rate of VAT, is sold by the piece and is in stock (availability 1). A new table is
best begun with an export, whose first line has all headings.
A | or > that belongs to a name has a \\ before it. Cells that a table program would compute have a ' before them.
Left out, and left as they are: offers, prices of customer classes, which pictures are an article's own, parts of sets, properties,
order properties, tags, filters, data sheets, energy labels, cross-selling, sales limits, reviews.`;

function wrapped(names: readonly string[]): string {
  const rows: string[] = [''];
  for (const name of names) {
    const row = rows.at(-1) ?? '';
    if (row.length + name.length > 110) rows.push(name);
    else rows[rows.length - 1] = row === '' ? name : `${row}, ${name}`;
  }
  return rows.map((row) => `  ${row}`).join(',\n');
}

/** Reads the words after `article`. Throws a StartError that says what is expected. */
export function readArticleTask([action, ...words]: readonly string[]): ArticleTask {
  const flags = words.filter((word) => word.startsWith('--'));
  const [file = null, ...more] = words.filter((word) => !word.startsWith('--'));
  const known = action === 'export' ? ['--replace', '--english'] : ['--try', '--stock', '--make-names'];
  if (more.length > 0 || flags.some((flag) => !known.includes(flag))) throw wrong();
  const has = (flag: string) => flags.includes(flag);
  if (action === 'export')
    return { kind: 'export', file, replaces: has('--replace'), style: has('--english') ? 'english' : 'german' };
  if (action !== 'import' || file === null) throw wrong();
  return {
    ...{ kind: 'import', file, isTrial: has('--try') },
    ...{ takesStock: has('--stock'), makesNames: has('--make-names') },
  };
}

function wrong(): StartError {
  return new StartError(`It is one of:\n\n${articleUsage}`);
}
