import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type DataColumn<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, under each other. */
  isFigure?: boolean;
};

type DataTableProps<Row> = {
  /** What the rows are, read before them. */
  caption: string;
  columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
};

/**
 * A table; on a phone each row is a card with its first cell as heading and a line for each other. The roles are written
 * out, because what is no longer laid out as a table is no longer read as one.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const [heading, ...others] = columns;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className="w-full border-collapse text-sm max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-line-strong text-left text-xs text-ink-muted">
          {columns.map(({ label, isFigure }) => (
            <th
              key={label}
              role="columnheader"
              scope="col"
              className={classNames('px-3 py-2 font-medium first:pl-0 last:pr-0', isFigure && 'text-right')}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className="border-b border-line max-md:block max-md:rounded max-md:border max-md:bg-surface max-md:p-4"
          >
            <th
              role="rowheader"
              scope="row"
              className="py-3 pr-3 text-left font-semibold max-md:block max-md:pt-0 max-md:pb-2"
            >
              {heading.cell(row)}
            </th>
            {others.map(({ label, cell, isFigure }) => (
              <td
                key={label}
                role="cell"
                className={classNames(
                  'px-3 py-3 last:pr-0 max-md:flex max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1',
                  isFigure && 'whitespace-nowrap md:text-right',
                )}
              >
                <span aria-hidden="true" className="text-ink-muted md:hidden">
                  {label}
                </span>
                <span className="max-md:text-right">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
