const roman: readonly (readonly [number, string])[] = [
  ...([
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
    [40, 'xl'],
  ] as const),
  ...([
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as const),
];
const mostInRoman = 3999;

/** The number of an item as a list of this `type` (of HTML: a, A, i, I, 1) shows it: c, C, iii, III, 3. */
export function numberAs(type: string | undefined, number: number): string {
  switch (type) {
    case 'a':
      return inLetters(number);
    case 'A':
      return inLetters(number).toUpperCase();
    case 'i':
      return inRoman(number);
    case 'I':
      return inRoman(number).toUpperCase();
    default:
      return String(number);
  }
}

/** … y, z, aa, ab … */
function inLetters(number: number): string {
  if (number < 1) return String(number);
  let letters = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

function inRoman(number: number): string {
  if (number < 1 || number > mostInRoman) return String(number);
  let letters = '';
  let rest = number;
  for (const [value, written] of roman) {
    letters += written.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return letters;
}
