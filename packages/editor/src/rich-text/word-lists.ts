/** Word writes the entries of a list as paragraphs, with their marks as words: they become lists, each level in the entry above it. */
export function joinWordLists(content: ParentNode): void {
  const lists: { list: Element; level: number }[] = [];
  let before: Element | null = null;
  for (const paragraph of content.querySelectorAll('p[style*="mso-list"]')) {
    const level = levelOf(paragraph.getAttribute('style') ?? '');
    const mark = takeMark(paragraph);
    if (before === null || paragraph.previousElementSibling !== before) lists.length = 0;
    while ((lists.at(-1)?.level ?? 0) > level) lists.pop();
    const entry = paragraph.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    const name = isNumber(mark) ? 'ol' : 'ul';
    // A numbered list may begin right behind one with bullets.
    if (mark !== '' && lists.at(-1)?.level === level && lists.at(-1)?.list.localName !== name) lists.pop();
    const open = lists.at(-1);
    if (open?.level === level) open.list.append(entry);
    else {
      const list = paragraph.ownerDocument.createElement(name);
      if (name === 'ol') numberAs(list, mark);
      list.append(entry);
      if (open) open.list.lastElementChild?.append(list);
      else paragraph.before(list);
      lists.push({ list, level });
    }
    before = lists[0]?.list ?? null;
    paragraph.remove();
  }
}

/** As its first entry is numbered: "3.", "b)". */
function numberAs(list: Element, mark: string): void {
  const { type, start } = numberOf(mark);
  if (type !== '1') list.setAttribute('type', type);
  if (start !== 1) list.setAttribute('start', String(start));
}

/** "3." begins a list with figures at 3, "(b)" one with letters at 2, "i)" and "II." one with Roman numbers at 1 and 2. */
export function numberOf(mark: string): { type: string; start: number } {
  const said = /[\da-z]+/i.exec(mark)?.[0] ?? '1';
  if (/^\d/.test(said)) return { type: '1', start: Number.parseInt(said, 10) };
  const isLarge = said === said.toUpperCase();
  const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'].indexOf(said.toLowerCase()) + 1;
  const isRoman = roman > 0 && said.toLowerCase() !== 'v' && said.toLowerCase() !== 'x';
  if (isRoman || said.length > 1) return { type: isLarge ? 'I' : 'i', start: Math.max(1, roman) };
  return { type: isLarge ? 'A' : 'a', start: said.toLowerCase().charCodeAt(0) - 96 };
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

/** Whether what stands before an entry counts ("1.", "(a)", "iv)"), and is no bullet ("·", "o"). */
export function isNumber(mark: string): boolean {
  return /^\(?(?:[\da-z]{1,4}|[ivxlc]+)[.)]/i.test(mark);
}
