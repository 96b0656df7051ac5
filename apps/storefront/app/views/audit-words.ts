import type { Audit, AuditEntry } from '@mise/contract/operators/audit.ts';
import type { TextOr } from '../page/use-text.ts';

/** An act of an operator in plain words: "Rolle geändert". What is no longer done keeps its name. */
export function actWords(operation: string, textOr: TextOr): string {
  return textOr(`audit.${operation}`, operation);
}

/** What was changed: "Olga Brand", "Bewertung 12". Settings are told by the act. */
export function subjectWords(subject: AuditEntry['subject'], operators: Audit['operators'], textOr: TextOr): string {
  if (subject === null) return '–';
  const [kind = '', ...rest] = subject.split(' ');
  const id = rest.join(' ');
  const named = kind === 'operator' ? operators.find((each) => String(each.id) === id) : undefined;
  if (named) return named.name;
  const kindWords = textOr(`audit.subject.${kind}`, kind);
  return kind.startsWith('setting') ? kindWords : `${kindWords} ${id}`.trim();
}

/** The fields that differ: "Rolle: Lesen → Verwalten". */
export function changeWords(change: AuditEntry['change'], textOr: TextOr): string[] {
  const { before = {}, after = {} } = change ?? {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => {
    const values = [before, after].flatMap((side) => (name in side ? [valueWords(name, side[name], textOr)] : []));
    return `${textOr(`audit.field.${name}`, name)}: ${values.join(' → ')}`;
  });
}

function valueWords(name: string, value: unknown, textOr: TextOr): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return textOr(value ? 'operator.staff.yes' : 'operator.staff.no', String(value));
  if (typeof value !== 'string') return JSON.stringify(value);
  return name === 'role' ? textOr(`operator.role.${value}`, value) : value;
}
