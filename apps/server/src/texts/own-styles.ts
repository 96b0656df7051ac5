/** What the `<style>` of a file says of its elements: the declarations that strike out, hide, or number a list. */
export type OwnStyles = {
  declarationsOf: (tagName: string, attribs: Readonly<Record<string, string>>) => string[];
  /** Selectors of rules that strike out or hide, and of which nobody can say here what they are about. */
  unread: string[];
};

type SheetRule = { selectors: string[]; declarations: string[] };
type Rule = { tag: string; id: string; classes: string[]; declarations: string[] };

const telling = /^(?:text-decoration(?:-line)?\s*:.*line-through|display\s*:\s*none|list-style(?:-type)?\s*:)/i;
const losing = /^(?:text-decoration|display)/i;
/** One element, with classes or an id. */
const simple = /^(?<tag>[a-z][a-z\d]*|\*)?(?:#(?<id>[\w-]+))?(?<classes>(?:\.[\w-]+)*)$/i;

const none: OwnStyles = { declarationsOf: () => [], unread: [] };

/** Reads the sheets that stand in an HTML itself, as word processors write them. What holds in print, or on a telephone, alone is not read. */
export function ownStylesOf(html: string): OwnStyles {
  const css = sheetsOf(html).replace(/\/\*.*?(?:\*\/|$)/gs, '');
  if (!css.includes('{')) return none;
  const known: Rule[] = [];
  const unread: string[] = [];
  for (const { selectors, declarations } of rulesOf(css)) {
    for (const selector of selectors) {
      const parts = simple.exec(selector)?.groups;
      if (parts) known.push(toRule(parts, declarations));
      else if (declarations.some((each) => losing.test(each))) unread.push(selector);
    }
  }
  const declarationsOf: OwnStyles['declarationsOf'] = (tagName, attribs) =>
    known.filter(isOf(tagName, attribs)).flatMap((rule) => rule.declarations);
  return { declarationsOf, unread };
}

function sheetsOf(html: string): string {
  const begin = /<style\b[^<>]*>/gi;
  const end = /<\/style\s*>/gi;
  const sheets: string[] = [];
  for (let opened = begin.exec(html); opened; opened = begin.exec(html)) {
    end.lastIndex = begin.lastIndex;
    const closed = end.exec(html);
    if (!closed) break;
    sheets.push(html.slice(begin.lastIndex, closed.index).replace(/<!--|-->/g, ''));
    begin.lastIndex = end.lastIndex;
  }
  return sheets.join('\n');
}

/** Rules with such declarations. Those within others (`@media`) have a selector that is not simple. */
function rulesOf(css: string): SheetRule[] {
  const around: string[] = [];
  const rules: SheetRule[] = [];
  for (const part of css.split(/(?<=[{}])/)) {
    const words = part.slice(0, -1).trim();
    if (part.endsWith('{')) around.push(words.slice(words.lastIndexOf(';') + 1).trim());
    else if (part.endsWith('}')) {
      const [selectors = '', ...others] = [around.pop(), ...around.toReversed()];
      const declarations = words.split(';').flatMap((each) => (telling.test(each.trim()) ? [each.trim()] : []));
      const within = others.length > 0 ? `${others.join(' ')} ` : '';
      const names = selectors.split(',').map((each) => `${within}${each.trim()}`);
      if (declarations.length > 0) rules.push({ selectors: names, declarations });
    }
  }
  return rules;
}

function toRule(
  { tag = '*', id = '', classes = '' }: Record<string, string | undefined>,
  declarations: string[],
): Rule {
  return { tag: tag.toLowerCase(), id, classes: classes.split('.').filter(Boolean), declarations };
}

function isOf(tagName: string, { class: names = '', id = '' }: Readonly<Record<string, string>>) {
  const own = new Set(names.split(/\s+/));
  return (rule: Rule) =>
    (rule.tag === '*' || rule.tag === tagName) &&
    (rule.id === '' || rule.id === id) &&
    rule.classes.every((name) => own.has(name));
}
