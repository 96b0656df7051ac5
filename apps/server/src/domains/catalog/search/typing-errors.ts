/** Letters that were typed once instead of twice, or twice instead of once, are the most frequent error. */
const doubling = 0.5;

/** A letter instead of one that neither lies beside it on a keyboard nor sounds like it makes another word more often than an error: "Stuhl", "Stahl". */
const otherLetter = 1.5;

/** The first letter is seldom wrong. */
const wrongBeginning = 1.5;
/** As where it was not typed at all, swapped with the next, or hit beside. */
const slippedBeginning = 0.5;

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
      const isSwapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + extra(typed, row),
        (current[column - 1] ?? 0) + extra(meant, column),
        (last[column - 1] ?? 0) + replaced(typed[row - 1] ?? '', meant[column - 1] ?? ''),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = current;
  }
  return (last[meant.length] ?? 0) + beginning(typed, meant);
}

/** What it costs that one word has a letter which the other lacks. */
function extra(word: string, place: number): number {
  return word[place - 1] === word[place - 2] ? doubling : 1;
}

function replaced(typed: string, meant: string): number {
  if (typed === meant) return 0;
  return isEasilyTaken(typed, meant) ? 1 : otherLetter;
}

function beginning(typed: string, meant: string): number {
  const [first = '', meantFirst = ''] = [typed[0], meant[0]];
  if (first === meantFirst) return 0;
  const isSlipped = first === meant[1] || isEasilyTaken(first, meantFirst);
  return isSlipped ? slippedBeginning : wrongBeginning;
}

const keyboards = [
  ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
];

/** One is written for the other: "Kroissant", "Servis", "Tablet". */
const alike = 'bp dt gk ck kq cs sz cz fv vw fp iy ij jy uy ei ae mn sx'.split(' ');

/** By letter, a bit for each of the others: of a long word many thousand are compared. */
const easilyTaken = new Uint32Array(26);
for (const pair of [...keyboards.flatMap(neighbors), ...alike]) {
  const [one, other] = [placeOf(pair), placeOf(pair, 1)];
  easilyTaken[one] = (easilyTaken[one] ?? 0) | (1 << other);
  easilyTaken[other] = (easilyTaken[other] ?? 0) | (1 << one);
}

function isEasilyTaken(typed: string, meant: string): boolean {
  const place = placeOf(meant);
  return place >= 0 && place < easilyTaken.length && (((easilyTaken[placeOf(typed)] ?? 0) >> place) & 1) === 1;
}

function placeOf(text: string, at = 0): number {
  return text.charCodeAt(at) - 'a'.charCodeAt(0);
}

/** Each key with the next of its row and those below it. */
function neighbors(rows: readonly string[]): string[] {
  return rows.flatMap((row, index) => {
    const below = rows[index + 1] ?? '';
    return [...row].flatMap((key, place) =>
      [row[place + 1], below[place], below[place - 1]].flatMap((other) => (other ? [key + other] : [])),
    );
  });
}
