import { parseDocument } from 'htmlparser2';
import { numberAs } from './list-number.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** Words that go on in their line; the end of one; lines of their own, with at least so many breaks before and after them. */
type Piece = { words: string } | 'break' | { lines: string; breaks: 1 | 2 };

/** Parts what stands in the cells of a row, and the lines of a cell. */
const parts = { cells: ' | ', lines: ' / ' };

const raised = letters('0123456789+-()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿ');
const lowered = letters('0123456789+-()', '₀₁₂₃₄₅₆₇₈₉₊₋₍₎');

/**
 * Clean HTML as plain text, for mails and clients that show no other: with the numbers of lists, the rows of tables and the addresses of links,
 * without what is struck out, which would hold there. `shopUrl`: what links within the shop begin with, without a slash at its end.
 */
export function plainTextOf(html: string, shopUrl = ''): string {
  const { children } = parseDocument(withWholeLinks(html, shopUrl));
  return textOf(children).replaceAll('\u00a0', ' ');
}

/** Links of clean HTML that lead elsewhere in the shop do so from outside of it, too. */
export function withWholeLinks(html: string, shopUrl: string): string {
  return html.replace(/(<a [^>]*?\bhref=")(?=\/)/g, `$1${shopUrl}`);
}

function textOf(nodes: readonly Node[]): string {
  let text = '';
  let breaks = 0;
  const add = (more: string) => {
    if (more === '') return;
    text = text === '' ? more : (breaks > 0 ? text.trimEnd() : text) + '\n'.repeat(breaks) + more;
    breaks = 0;
  };
  const say = (words: string) => add(text === '' || breaks > 0 || text.endsWith(' ') ? words.replace(/^ /, '') : words);
  for (const piece of nodes.flatMap(piecesOf)) {
    if (piece === 'break') breaks = Math.min(breaks + 1, 2);
    else if ('words' in piece) say(piece.words.replace(/[ \t\r\n\f]+/g, ' '));
    else if (piece.lines !== '') {
      breaks = Math.max(breaks, piece.breaks);
      add(piece.lines);
      breaks = piece.breaks;
    }
  }
  return text.trimEnd();
}

function piecesOf(node: Node): Piece[] {
  if ('data' in node && node.type === 'text') return [{ words: node.data }];
  return 'attribs' in node && !isStruckOut(node) ? piecesOfElement(node) : [];
}

function piecesOfElement(element: Element): Piece[] {
  const { name, children, attribs } = element;
  const lines = (text: string, breaks: 1 | 2 = 2): Piece[] => [{ lines: text, breaks }];
  switch (name) {
    case 'br':
      return ['break'];
    case 'hr':
      return lines('---');
    case 'a':
      return [...children.flatMap(piecesOf), ...addressOf(attribs.href, textOf(children))];
    case 'sup':
      return [{ words: inLetters(textOf(children), raised, '^') }];
    case 'sub':
      return [{ words: inLetters(textOf(children), lowered, '') }];
    case 'ul':
    case 'ol':
      return lines(itemsOf(element), isWithin(element, 'li') ? 1 : 2);
    case 'dd':
      return lines(indented(textOf(children), '  ', '  '), 1);
    case 'tr':
      return lines(cellsOf(children).join(parts.cells), 1);
    case 'blockquote':
      return lines(indented(textOf(children), '> ', '> '));
    case 'pre':
      return lines(wordsOf(element).replace(/^\n|\s+$/g, ''));
    case 'p':
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
    case 'dl':
    case 'table':
      return lines(textOf(children));
    case 'div':
    case 'dt':
    case 'caption':
    case 'address':
      return lines(textOf(children), 1);
    default:
      return children.flatMap(piecesOf);
  }
}

function isStruckOut({ name, attribs }: Element): boolean {
  return name === 's' || name === 'del' || /line-through/i.test(attribs.style ?? '');
}

function isWithin({ parent }: Element, name: string): boolean {
  return parent !== null && 'name' in parent && parent.name === name;
}

function itemsOf({ name, attribs, children }: Element): string {
  const items = children.filter((child): child is Element => 'attribs' in child && child.name === 'li');
  const step = attribs.reversed === undefined ? 1 : -1;
  let number = Number(attribs.start ?? (step === 1 ? 1 : items.length));
  const lines = items.map((item) => {
    number = Number(item.attribs.value ?? number);
    const mark = name === 'ul' ? '- ' : `${numberAs(attribs.type, number)}. `;
    number += step;
    return isStruckOut(item) ? [] : indented(textOf(item.children), mark, ' '.repeat(mark.length));
  });
  return lines.flat().join('\n');
}

function cellsOf(nodes: readonly Node[]): string[] {
  const cells = nodes.filter((node): node is Element => 'attribs' in node && ['th', 'td'].includes(node.name));
  return cells.map((cell) => (isStruckOut(cell) ? '' : textOf(cell.children).replace(/\n+/g, parts.lines)));
}

function indented(text: string, first: string, others: string): string {
  return first + text.replace(/\n(?=.)/g, `\n${others}`);
}

/** Where a link leads, unless that is what it says. */
function addressOf(href: string | undefined, said: string): Piece[] {
  const address = href?.replace(/^(?:mailto|tel):/i, '') ?? '';
  return address === '' || address.startsWith('#') || address === said ? [] : [{ words: ` (${address})` }];
}

/** As it is written, with every space and break. */
function wordsOf(node: Node): string {
  if ('data' in node && node.type === 'text') return node.data;
  return 'attribs' in node && !isStruckOut(node) ? node.children.map(wordsOf).join('') : '';
}

/** In small letters where there are some for all of it: 10² is not 102. */
function inLetters(text: string, known: ReadonlyMap<string, string>, mark: string): string {
  const small = Array.from(text, (letter) => known.get(letter));
  return small.includes(undefined) ? mark + text : small.join('');
}

function letters(from: string, to: string): ReadonlyMap<string, string> {
  const others = Array.from(to);
  return new Map(Array.from(from, (letter, index) => [letter, others[index] ?? letter]));
}
