import { cleanHtml } from './clean-html.ts';
import { keptStyles, saidByStyles } from './said-by-styles.ts';
import { strikeOut } from './strike-out.ts';
import { joinWordLists } from './word-lists.ts';

/**
 * HTML of a clipboard in the elements in which texts are written here, and clean. Word processors say by styles what is bold or a list, and
 * give every word the color that it has on white paper anyway.
 */
export function pastedHtml(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  const { content } = template;
  for (const line of content.querySelectorAll('br.Apple-interchange-newline')) line.remove();
  joinWordLists(content);
  for (const list of content.querySelectorAll('ol:not([type])')) numberAsItsEntries(list);
  for (const element of content.querySelectorAll<HTMLElement>('[style]')) sayByElements(element);
  for (const [from, to] of otherLevels) {
    for (const heading of content.querySelectorAll(from)) rename(heading, to);
  }
  return cleanHtml(template.innerHTML);
}

/** Google Docs says at each entry how its list is numbered. */
function numberAsItsEntries(list: Element): void {
  const style = /list-style-type:\s*([\w-]+)/i.exec(
    list.querySelector(':scope > li')?.getAttribute('style') ?? '',
  )?.[1];
  const type = listTypes[style?.toLowerCase() ?? ''];
  if (type !== undefined) list.setAttribute('type', type);
}

const listTypes: Record<string, string> = {
  ...{ 'lower-alpha': 'a', 'upper-alpha': 'A', 'lower-latin': 'a', 'upper-latin': 'A' },
  ...{ 'lower-roman': 'i', 'upper-roman': 'I' },
};

/** The title of a block stands above its text: the first level is the page's, and the last ones look like none. */
const otherLevels = [
  ['h1', 'h2'],
  ['h5, h6', 'h4'],
] as const;

function sayByElements(element: HTMLElement): void {
  const said = saidByStyles(element.getAttribute('style') ?? '');
  // Google Docs puts all that is copied into such a one.
  if (element.matches('b, strong') && said.isPlain) {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (element.matches('span, font')) {
    if (said.isBold) wrap(element, 'strong');
    if (said.isItalic) wrap(element, 'em');
    if (said.isUnderlined && !element.closest('a')) wrap(element, 'u');
    if (said.isRaised) wrap(element, 'sup');
    if (said.isLowered) wrap(element, 'sub');
  }
  if (said.isStruckOut) strikeOut(element);
  const ofLink = element.closest('a') !== null || element.querySelector('a') !== null;
  const kept = keptStyles(ofLink ? { textAlign: said.textAlign } : said);
  if (kept !== '') element.setAttribute('style', kept);
  else element.removeAttribute('style');
}

/** Puts all that an element holds into another one within it. */
function wrap(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  const style = element.getAttribute('style');
  if (style !== null) renamed.setAttribute('style', style);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
