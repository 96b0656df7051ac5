import { Parser } from 'htmlparser2';

/** What decides whether, and how, the words of an element hold. */
const properties = {
  decoration: /^text-decoration(?:-line)?\s*:/i,
  display: /^display\s*:/i,
  visibility: /^visibility\s*:/i,
  ofWord: /^mso-hide\s*:/i,
  list: /^list-style(?:-type)?\s*:/i,
} as const;

type Property = keyof typeof properties;

/** The declaration of an element that counts, of each property that has one. */
export type OwnStyle = Partial<Record<Property, string>>;

export type OwnStyles = {
  /** Of an element by the sheets of its file and its own `style`. */
  styleOf: (tagName: string, attribs: Readonly<Record<string, string>>) => OwnStyle;
  /** Selectors of rules that strike out or hide something, of which nobody can say here what: they are as if they were not there. */
  unread: string[];
  /** Selectors of rules that number something otherwise than a list here can: "1.1", "§ 1". */
  uncounted: string[];
};

type SheetRule = { selector: string; declarations: Declaration[]; isUncounted?: boolean };
type Declaration = { property: Property; text: string; isImportant: boolean };
type Rule = { tag: string; id: string; classes: string[]; weight: number; declarations: Declaration[] };

/** One element, with classes or an id. */
const simple = /^(?!$)(?<tag>[a-z][a-z\d]*|\*)?(?:#(?<id>[\w-]+))?(?<classes>(?:\.[\w-]+)*)$/i;
const taking: Partial<Record<Property, RegExp>> = {
  decoration: /line-through/i,
  display: /:\s*none\b/i,
  visibility: /:\s*(?:hidden|collapse)\b/i,
  ofWord: /:\s*all\b/i,
};
const isTaking = ({ property, text }: Declaration) => taking[property]?.test(text) === true;

/** How Google Docs numbers the entries of a list: by words before them, in place of marks. */
const countedEntries = /^(\.[\w-]+) ?> ?li:{1,2}before$/i;
const counting = /content\s*:[^;]*counter\([^,)]*,\s*([a-z-]+)\s*\)/i;
const counts = /content\s*:[^;]*counters?\(/i;
/** One number, in brackets or with a point at most. */
const countsOnce = /content\s*:\s*(?:["']\(?["']\s*)?counter\([^)]*\)\s*(?:["'][.)\s]*["']\s*)?(?:;|$)/i;
/** Other than figures. */
const otherNumbers = /^list-style(?:-type)?\s*:.*\b(?:(?:lower|upper)-\w+|decimal-leading-zero)\b/i;

/** Reads the sheets that stand in an HTML itself, as word processors write them. What holds in print, or on a telephone, alone is not read. */
export function ownStylesOf(html: string): OwnStyles {
  const sheetRules = /<style/i.test(html) ? rulesOf(sheetsOf(html)) : [];
  const isRead = ({ selector }: SheetRule) => simple.test(selector);
  const others = sheetRules.filter((rule) => !isRead(rule)).flatMap(({ declarations }) => declarations);
  // What a rule that is not understood says otherwise may hold for what a simple one takes away.
  const isSure = (declaration: Declaration) =>
    !isTaking(declaration) || !others.some((each) => each.property === declaration.property && !isTaking(each));
  const rules = sheetRules
    .filter(isRead)
    .map((rule) => toRule({ ...rule, declarations: rule.declarations.filter(isSure) }));
  const isLost = (rule: SheetRule) =>
    rule.declarations.some((each) => isTaking(each) && !(isRead(rule) && isSure(each)));
  return {
    styleOf: (tagName, attribs) => winnersOf(rules.filter(isOf(tagName, attribs)), declarationsOf(attribs.style ?? '')),
    unread: sheetRules.filter(isLost).map(({ selector }) => selector),
    uncounted: uncountedOf(sheetRules),
  };
}

/** Lists say it themselves, or the rule of their entries; what a sheet says of others is not looked for. */
function uncountedOf(sheetRules: readonly SheetRule[]): string[] {
  const isOther = ({ selector, declarations }: SheetRule) =>
    declarations.some(({ property, text }) => property === 'list' && otherNumbers.test(text)) &&
    (!simple.test(selector) || /^li\b/i.test(selector));
  const rules = sheetRules.filter((rule) => rule.isUncounted || isOther(rule));
  return [...new Set(rules.map(({ selector }) => selector))];
}

function sheetsOf(html: string): string {
  const sheets: string[] = [];
  let isOpen = false;
  const parser = new Parser({
    onopentag: (name, { media = '' }) => {
      isOpen = name === 'style' && (media.trim() === '' || /\b(?:all|screen)\b/i.test(media));
    },
    ontext: (text) => {
      if (isOpen) sheets.push(text);
    },
    onclosetag: () => {
      isOpen = false;
    },
  });
  parser.end(html);
  return sheets
    .join('')
    .replace(/<!--|-->/g, '')
    .replace(/\/\*.*?(?:\*\/|$)/gs, '');
}

/** Nobody nests them deeper. */
const deepest = 5;

/** Rules that say something of such a property, one for each selector. Those within others (`@media`) have one that is not simple. */
function rulesOf(css: string): SheetRule[] {
  const around: string[] = [];
  const rules: SheetRule[] = [];
  for (const part of css.split(/(?<=[{}])/)) {
    const words = part.slice(0, -1).trim();
    if (part.endsWith('{')) around.push(words.slice(words.lastIndexOf(';') + 1).trim());
    else if (part.endsWith('}')) {
      const selectors = around.pop()?.split(',') ?? [];
      const within = around
        .slice(-deepest)
        .map((each) => `${each} `)
        .join('');
      const counted = counting.exec(words)?.[1];
      const isUncounted =
        within === '' &&
        counts.test(words) &&
        !(countsOnce.test(words) && selectors.every((each) => countedEntries.test(each.trim())));
      const declarations = declarationsOf(words);
      // A list of selectors in which one is none holds for nothing.
      const isWhole = selectors.every((each) => each.trim() !== '');
      if ((declarations.length > 0 || isUncounted) && isWhole) {
        rules.push(...selectors.map((each) => ({ selector: `${within}${each.trim()}`, declarations, isUncounted })));
      }
      const list = selectors.length === 1 ? countedEntries.exec(selectors[0]?.trim() ?? '')?.[1] : undefined;
      if (list && counted && within === '') {
        const text = `list-style-type:${counted}`;
        // More than "none", which the list itself is given.
        rules.push({ selector: `ol${list}`, declarations: [{ property: 'list', text, isImportant: true }] });
      }
    }
  }
  return rules;
}

function declarationsOf(words: string): Declaration[] {
  return words.split(';').flatMap((each) => {
    const text = each.trim();
    const names = Object.keys(properties) as Property[];
    const property = names.find((name) => properties[name].test(text));
    return property ? [{ property, text, isImportant: /!\s*important/i.test(text) }] : [];
  });
}

function toRule({ selector, declarations }: SheetRule): Rule {
  const { tag = '*', id = '', classes = '' }: Record<string, string | undefined> = simple.exec(selector)?.groups ?? {};
  const names = classes.split('.').filter(Boolean);
  const weight = (id === '' ? 0 : 10_000) + names.length * 100 + (tag === '*' ? 0 : 1);
  return { ...{ id, declarations, weight }, tag: tag.toLowerCase(), classes: names };
}

function isOf(tagName: string, { class: names = '', id = '' }: Readonly<Record<string, string>>) {
  const own = new Set(names.split(/\s+/));
  return (rule: Rule) =>
    (rule.tag === '*' || rule.tag === tagName) &&
    (rule.id === '' || rule.id === id) &&
    rule.classes.every((name) => own.has(name));
}

/** The last of the most specific rule, unless one is important; what stands at the element itself comes after all rules. */
function winnersOf(rules: readonly Rule[], own: readonly Declaration[]): OwnStyle {
  const inOrder = [
    ...rules.toSorted((one, other) => one.weight - other.weight).flatMap((rule) => rule.declarations),
    ...own,
  ];
  const important = inOrder.filter(({ isImportant }) => isImportant);
  return Object.fromEntries([...inOrder, ...important].map(({ property, text }) => [property, text]));
}
