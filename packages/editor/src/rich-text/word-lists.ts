/**
 * Word writes the entries of a list as paragraphs, with their marks as words: they become lists, each level in the entry above it. What no list here
 * can count, as "§ 1", "2.1." and "bb)", stays a paragraph with its mark.
 */
export function joinWordLists(content: ParentNode): void {
  const lists: { list: Element; level: number; name: string }[] = [];
  const readLetters = createLetterReader();
  let before: Element | null = null;
  for (const paragraph of content.querySelectorAll('p[style*="mso-list"]')) {
    const style = paragraph.getAttribute('style') ?? '';
    const [level, named] = [levelOf(style), nameOfList(style)];
    const mark = takeMark(paragraph);
    if (isOwnNumber(mark)) {
      paragraph.prepend(`${mark} `);
      continue;
    }
    if (before === null || paragraph.previousElementSibling !== before) lists.length = 0;
    while ((lists.at(-1)?.level ?? 0) > level) lists.pop();
    const letters = readLetters(mark, `${named} ${level}`);
    const entry = paragraph.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    const name = isNumber(mark) ? 'ol' : 'ul';
    // A numbered list may begin right behind one with bullets, or another one.
    const last = lists.at(-1);
    if (mark !== '' && last?.level === level && (last.list.localName !== name || last.name !== named)) lists.pop();
    const open = lists.at(-1);
    if (open?.level === level) open.list.append(entry);
    else {
      const list = paragraph.ownerDocument.createElement(name);
      if (name === 'ol') numberAs(list, mark, letters);
      list.append(entry);
      if (open) open.list.lastElementChild?.append(list);
      else paragraph.before(list);
      lists.push({ list, level, name: named });
    }
    before = lists[0]?.list ?? null;
    paragraph.remove();
  }
}

type Letters = 'alphabet' | 'roman';

/** Reads the marks of a text in their order: a letter alone is read as those before it in the same list were, "V." and "I." too. */
export function createLetterReader() {
  const known = new Map<string, Letters>();
  return (mark: string, list: string): Letters | undefined => {
    const { type } = numberOf(mark);
    // No Roman number is "h", and no list gets as far as fifty; where one begins anew, it says by its first what it counts with.
    if (/^\(?[^vxi\d\W][.)]/i.test(mark)) known.set(list, 'alphabet');
    else if (/^i$/i.test(type) && !known.has(list)) known.set(list, 'roman');
    return known.get(list);
  };
}

/** As its first entry is numbered: "3.", "b)". */
function numberAs(list: Element, mark: string, letters: Letters | undefined): void {
  const { type, start } = numberOf(mark, letters);
  if (type !== '1') list.setAttribute('type', type);
  if (start !== 1) list.setAttribute('start', String(start));
}

/** "3." begins a list with figures at 3, "(b)" and "ab." one with letters at 2 and 28, "i)" and "XII." one with Roman numbers at 1 and 12. */
export function numberOf(mark: string, letters?: Letters): { type: string; start: number } {
  const said = /[\da-z]+/i.exec(mark)?.[0] ?? '1';
  if (/^\d/.test(said)) return { type: '1', start: Number.parseInt(said, 10) };
  const isLarge = said === said.toUpperCase();
  const small = said.toLowerCase();
  // One alone is a letter, but for the first.
  const isRoman = letters ? letters === 'roman' : small === 'i' || small.length > 1;
  if (isRoman && roman.test(small)) {
    return { type: isLarge ? 'I' : 'i', start: valueOfRoman(small) };
  }
  const start = Array.from(small).reduce((value, letter) => value * 26 + letter.charCodeAt(0) - 96, 0);
  return { type: isLarge ? 'A' : 'a', start };
}

/** To 199. */
const roman = /^(?=.)c?(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;
const romanValues: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function valueOfRoman(letters: string): number {
  const values = Array.from(letters, (letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, index) => (value < (values[index + 1] ?? 0) ? sum - value : sum + value), 0);
}

/** What stands before the words of an entry: "·", "1." */
function takeMark(paragraph: Element): string {
  const marks = [...paragraph.querySelectorAll('[style*="mso-list"]')].filter((each) =>
    isOfMark(each.getAttribute('style') ?? ''),
  );
  const words = marks.map(({ textContent }) => textContent).join('');
  for (const mark of marks) mark.remove();
  return words.trim();
}

/** How deep an entry stands, from 1 on, by the styles of its paragraph ("mso-list:l0 level2 lfo1"). */
export function levelOf(style: string): number {
  return Number(/level(\d)/.exec(style)?.[1] ?? 1);
}

/** Whether the styles are those of the words before an entry. */
export function isOfMark(style: string): boolean {
  return /mso-list:\s*ignore/i.test(style);
}

/** Which list an entry belongs to ("mso-list:l0 level2 lfo1"), and from where on it is counted anew. */
export function nameOfList(style: string): string {
  const [, list = '', count = ''] = /mso-list:\s*(l\d+).*?(lfo\d+)/i.exec(style) ?? [];
  return `${list} ${count}`;
}

/** Whether what stands before an entry counts as a list does ("1.", "(a)", "iv)"), and is no bullet ("·", "o"). */
export function isNumber(mark: string): boolean {
  const said = /^\(?(\d{1,4}|[a-z]{1,2}|[ivxlc]+)[.)]{1,2}$/i.exec(mark)?.[1];
  return said !== undefined && (roman.test(said.toLowerCase()) || !isRepeated.test(said));
}

/** After "z)" Word goes on with "aa)", "bb)", and many contracts begin with that: lists of pages count "aa", "ab". */
const isRepeated = /^([a-z])\1$/i;

/** Whether it is a number that only words can say: "2.1.", "§ 1", "Teil A". A letter alone is a bullet, drawn by a font of signs. */
export function isOwnNumber(mark: string): boolean {
  return !isNumber(mark) && (/\d/.test(mark) || (mark.length > 1 && /\p{L}/u.test(mark)));
}
