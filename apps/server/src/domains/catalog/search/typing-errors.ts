/** Letters that were typed once instead of twice, or twice instead of once, are the most frequent error. */
const doubling = 0.5;

/** The first letter is seldom wrong. */
const wrongBeginning = 0.5;

/**
 * How far a typed word is from the one that may be meant: letters to be added, dropped, replaced or swapped with their
 * neighbor, weighted by how easily each happens.
 */
export function typingErrors(typed: string, meant: string): number {
  let before: number[] = [];
  let last = [0];
  for (let column = 1; column <= meant.length; column++) last[column] = (last[column - 1] ?? 0) + extra(meant, column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [(last[0] ?? 0) + extra(typed, row)];
    for (let column = 1; column <= meant.length; column++) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isSwapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + extra(typed, row),
        (current[column - 1] ?? 0) + extra(meant, column),
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = current;
  }
  return (last[meant.length] ?? 0) + (typed[0] === meant[0] ? 0 : wrongBeginning);
}

/** What it costs that one word has a letter which the other lacks. */
function extra(word: string, place: number): number {
  return word[place - 1] === word[place - 2] ? doubling : 1;
}
