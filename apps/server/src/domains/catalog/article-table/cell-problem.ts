/** What is wrong with a cell, as its owner reads it behind line and column. */
export class CellProblem extends Error {}

/** `line`: of the file, from 1; null where it is about the table as a whole. */
export type TableProblem = { line: number | null; heading: string | null; reason: string };

/** A table that cannot be imported; nothing of it was written. */
export class TableRefused extends Error {
  readonly problems: readonly TableProblem[];

  constructor(problems: readonly TableProblem[]) {
    super('the table was refused');
    this.problems = problems;
  }
}
