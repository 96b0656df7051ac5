/** A cell that a table program would compute; a number is none. */
const formula = /^'*[=+\-@\t\r]/;
const plainNumber = /^-?\d+(?:[.,]\d+)?$/;

/** A table program takes a cell with an apostrophe before it for text (OWASP: CSV injection). `fromSafe` takes it away again. */
export function toSafe(cell: string): string {
  return formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
}

export function fromSafe(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
