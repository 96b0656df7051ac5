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
 * without what is struck out, which would hold there.
 */
export function plainTextOf(html: string): string {
  return textOf(parseDocument(html).children).replaceAll('\u00a0', ' ');
}

function textOf(nodes: readonly Node[]): string {
  return joined(nodes.flatMap(piecesOf));
}

function joined(pieces: readonly Piece[]): string {
  const before: string[] = [];
  let line = '';
  let breaks = 0;
  const isAtStart = () => breaks > 0 || (line === '' && before.length === 0);
  const add = (more: string) => {
    if (more === '') return;
    if (line !== '' && breaks > 0) {
      before.push(line.trimEnd(), '\n'.repeat(breaks));
      line = '';
    }
    line += more;
    breaks = 0;
  };
  for (const piece of pieces) {
    if (piece === 'break') breaks = Math.min(breaks + 1, 2);
    else if ('words' in piece) {
      const words = piece.words.replace(/[ \t\r\n\f]+/g, ' ');
      add(isAtStart() || line.endsWith(' ') ? words.replace(/^ /, '') : words);
    } else if (piece.lines !== '') {
      breaks = Math.max(breaks, piece.breaks);
      add(piece.lines);
      breaks = piece.breaks;
    }
  }
  return before.join('') + line.trimEnd();
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
    case 'a': {
      const said = children.flatMap(piecesOf);
      return [...said, ...addressOf(attribs.href, joined(said))];
    }
    case 'sup':
      return [{ words: inLetters(textOf(children), raised, '^') }];
    case 'sub':
      return [{ words: inLetters(textOf(children), lowered, '') }];
    case 'ul':
    case 'ol':
      return lines(itemsOf(element), isWithin(element, 'li') ? 1 : 2);
    case 'li':
      return lines(indented(textOf(children), '- ', '  '), 1);
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
    case 'td':
    case 'th':
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
  const isItem = (node: Node) => isElement(node, 'li');
  const step = attribs.reversed === undefined ? 1 : -1;
  let number = wholeOr(attribs.start, step === 1 ? 1 : children.filter(isItem).length);
  const lines = children.map((child) => {
    // Between the items: it is nothing that a list should hold, and is there.
    if (!isElement(child, 'li')) return indented(textOf([child]), '  ', '  ');
    number = wholeOr(child.attribs.value, number);
    const mark = name === 'ul' ? '- ' : `${numberAs(attribs.type, number)}. `;
    number += step;
    return isStruckOut(child) ? '' : indented(textOf(child.children), mark, ' '.repeat(mark.length));
  });
  return lines.filter((line) => line !== '').join('\n');
}

function cellsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    const isCell = isElement(node, 'th') || isElement(node, 'td');
    const text = isCell && !isStruckOut(node) ? textOf(node.children) : textOf([node]);
    return isCell || text !== '' ? [text.replace(/\n+/g, parts.lines)] : [];
  });
}

function isElement(node: Node, name: string): node is Element {
  return 'attribs' in node && node.name === name;
}

function wholeOr(value: string | undefined, otherwise: number): number {
  return value !== undefined && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : otherwise;
}

function indented(text: string, first: string, others: string): string {
  return text && first + text.replace(/\n(?=.)/g, `\n${others}`);
}

/** Where a link leads, unless that is what it says. */
function addressOf(href: string | undefined, said: string): Piece[] {
  const address = href?.replace(/^(?:mailto|tel):/i, '') ?? '';
  return address === '' || address.startsWith('#') || address === said ? [] : [{ words: ` (${address})` }];
}

const withinLine = new Set(['a', 'strong', 'b', 'em', 'i', 'u', 'sub', 'sup', 'small', 'mark', 'code', 'span']);

/** As it is written, with every space and break. */
function wordsOf(node: Node): string {
  if ('data' in node && node.type === 'text') return node.data;
  if (!('attribs' in node) || isStruckOut(node)) return '';
  if (node.name === 'br') return '\n';
  const words = node.children.map(wordsOf).join('');
  return withinLine.has(node.name) || node.name === 'pre' ? words : `\n${words}\n`;
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
