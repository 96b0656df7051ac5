import { type LegalTextType, legalTextTypes } from '@mise/contract/shop/settings.ts';
import { defaultLanguage, type Language, languages } from '@mise/rules/languages.ts';
import { legalTextNames } from '../domains/shop/legal-text-names.ts';
import { StartError } from '../start-error.ts';
import { readOptionWords } from './option-words.ts';

export type LegalTask =
  | { kind: 'list' }
  | { kind: 'show' | 'remove'; type: LegalTextType; language: Language }
  | { kind: 'put'; type: LegalTextType; language: Language; file: string };

export const legalUsage = `  legal                               the texts that the shop has, and those that are missing
  legal <type> <file.html|file.txt>   puts one, of at most 1 MB in UTF-8, in place of the one that is there
  legal <type> none                   takes one away
  legal <type> --show                 prints one, so that it can be changed and put back (npm run -s shop)
${`      --language ${languages.join('|')}`.padEnd(38)}in which it is written; ${defaultLanguage} where nothing is said

Types:
${legalTextTypes.map((type) => `  ${type.padEnd(26)}${legalTextNames[type]}`).join('\n')}

Of HTML stay headings, paragraphs, lists, tables, links and emphasis; pictures, scripts, looks and what is hidden are left out. The first heading is
the title of the page. A plain text becomes paragraphs, parted by empty lines. Texts have no placeholders: name and address of the
shop are written out. Pages show the new text at once. What customers agreed to before, and the mails of orders, stay as they were.`;

/** Reads the words after `legal`. Throws a StartError that says what is expected. */
export function readLegalTask(words: readonly string[]): LegalTask {
  const { positionals, values, flags } = readOptionWords(words, {
    texts: ['language'],
    flags: ['show'],
    usage: legalUsage,
  });
  const [typed, file, ...more] = positionals;
  if (words.length === 0) return { kind: 'list' };
  if (typed === undefined || more.length > 0) throw wrong();
  const of = { type: readType(typed), language: readLanguage(values.language ?? defaultLanguage) };
  const isShown = flags.includes('show');
  if (isShown && file === undefined) return { kind: 'show', ...of };
  if (isShown || file === undefined) throw wrong();
  if (file === 'none') return { kind: 'remove', ...of };
  if (/\.(html?|txt)$/i.test(file)) return { kind: 'put', ...of, file };
  throw new StartError(`"${file}" is no text that can be put: the name of its file ends with .html or .txt.`);
}

function readType(typed: string): LegalTextType {
  const type = legalTextTypes.find((each) => each.toLowerCase() === typed.toLowerCase());
  if (type) return type;
  throw new StartError(`There is no legal text "${typed}": it is one of ${legalTextTypes.join(', ')}.`);
}

function readLanguage(typed: string): Language {
  const language = languages.find((each) => each === typed);
  if (language) return language;
  throw new StartError(`--language takes one of ${languages.join(', ')}, not "${typed}".`);
}

function wrong(): StartError {
  return new StartError(`It is one of:\n\n${legalUsage}`);
}
