/** What was asked for with a line. `surcharge` and `href` (of a file that was handed in) are '' where there is none. */
export type LineProperty = {
  name: string;
  value: string;
  surcharge: string;
  href: string;
  /** Made as the buyer says, so that it cannot be given back. */
  excludesReturn: boolean;
};
