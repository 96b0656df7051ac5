import type { Audit, AuditEntry } from '@mise/contract/operators/audit.ts';
import type { MessageId } from '../i18n/message-ids.ts';
import type { Text } from '../page/use-text.ts';

/** An act of an operator in plain words: "Rolle geändert". What is no longer done keeps its name. */
export function actWords(operation: string, text: Text): string {
  return wordsOr(text, `audit.${operation}`, operation);
}

/** What was changed: "Olga Brand", "Bewertung 12". Settings are told by the act. */
export function subjectWords(subject: AuditEntry['subject'], operators: Audit['operators'], text: Text): string {
  if (subject === null) return '–';
  const [kind = '', ...rest] = subject.split(' ');
  const id = rest.join(' ');
  const named = kind === 'operator' ? operators.find((each) => String(each.id) === id) : undefined;
  if (named) return named.name;
  const kindWords = wordsOr(text, `audit.subject.${kind}`, kind);
  return kind.startsWith('setting') ? kindWords : `${kindWords} ${id}`.trim();
}

/** The fields that differ: "Rolle: Lesen → Verwalten". */
export function changeWords(change: AuditEntry['change'], text: Text): string[] {
  const { before = {}, after = {} } = change ?? {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => {
    const values = [before, after].flatMap((side) => (name in side ? [valueWords(name, side[name], text)] : []));
    return `${wordsOr(text, `audit.field.${name}`, name)}: ${values.join(' → ')}`;
  });
}

function valueWords(name: string, value: unknown, text: Text): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return text(value ? 'operator.staff.yes' : 'operator.staff.no');
  if (typeof value !== 'string') return JSON.stringify(value);
  return name === 'role' ? wordsOr(text, `operator.role.${value}`, value) : value;
}

/** A text that is missing is answered by its id. */
function wordsOr(text: Text, id: string, otherwise: string): string {
  const words = text(id as MessageId);
  return words === id ? otherwise : words;
}
