/** Regular expression that a postcode must match whole, whatever its case; '' or null: any will do. */
export type PostcodePattern = string | null;

/** What a country says of its postcodes. `iso2`: "DE". */
export type PostcodeCountry = { iso2: string; postcodePattern: PostcodePattern };

/** Whether a postcode is one of the country, or can be written as one. */
export function isPostcode(postcode: string, country: PostcodeCountry): boolean {
  return matches(properPostcode(postcode, country), country.postcodePattern);
}

/**
 * A postcode as its country writes it, where that is beyond doubt: in upper case, a missing hyphen or space is put in, one too many is taken
 * out, and so is the country before it ("D-10115"). What could be meant in two ways stays as it was typed.
 */
export function properPostcode(postcode: string, { iso2, postcodePattern: pattern }: PostcodeCountry): string {
  if (!pattern) return postcode;
  const typed = postcode.toUpperCase();
  if (matches(typed, pattern)) return typed;
  return respaced(typed, pattern) ?? respaced(withoutCountry(typed, iso2), pattern) ?? postcode;
}

/** With hyphen and space where they belong, null where no place or several would do. */
function respaced(postcode: string, pattern: PostcodePattern): string | null {
  const characters = postcode.replace(/[\s-]/g, '');
  if (matches(characters, pattern)) return characters;
  const candidates = [' ', '-'].flatMap((separator) =>
    Array.from(characters, (_, place) => characters.slice(0, place) + separator + characters.slice(place)),
  );
  const [proper, ...others] = candidates.filter((candidate) => matches(candidate, pattern));
  return proper !== undefined && others.length === 0 ? proper : null;
}

/** As the car signs (D, A, F) and the two letters of a country alike begin; what names another one is no postcode of this. */
function withoutCountry(postcode: string, iso2: string): string {
  const [whole, name = ''] = /^([A-Z]{1,2})\s*-\s*(?=[A-Z\d])/.exec(postcode) ?? [''];
  return iso2.startsWith(name) ? postcode.slice(whole.length) : postcode;
}

/** What postcodes of the country look like: "12-345"; '' where the pattern is none of the kind that is read here. */
export function examplePostcode(pattern: PostcodePattern): string {
  if (!pattern) return '';
  // Of alternatives the first; then a character, or some of which one is taken, and how many of them.
  const atoms = pattern
    .replace(/\(\?:([^()|]*)[^()]*\)/g, '$1')
    .matchAll(/(\\d|\[[^\]]+\]|[\w -])(?:\{(\d+)[^}]*\})?/g);
  let example = '';
  for (const [, kind = '', count = '1'] of atoms) {
    for (let place = 0; place < Number(count); place += 1) example += nextCharacter(kind, example);
  }
  return matches(example, pattern) ? example : '';
}

/** Digits and letters in their order, so that it reads as an example: "1234 AB". */
function nextCharacter(kind: string, before: string): string {
  const [digits, letters] = [before.match(/\d/g), before.match(/[A-Z]/g)].map((used) => used?.length ?? 0);
  const inOrder = [...from('1234567890', digits), ...from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', letters)];
  const one = new RegExp(`^${kind}$`);
  return inOrder.find((character) => one.test(character)) ?? kind;
}

function from(characters: string, start = 0): string {
  return characters.slice(start) + characters.slice(0, start);
}

function matches(postcode: string, pattern: PostcodePattern): boolean {
  return !pattern || new RegExp(`^(?:${pattern})$`, 'i').test(postcode);
}
