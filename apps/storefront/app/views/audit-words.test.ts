import { operations } from '@mise/contract/operations.ts';
import { operatorRoles } from '@mise/contract/operators/operator-role.ts';
import german from '@mise/texts/de/audit.json' with { type: 'json' };
import { expect, test } from 'vitest';
import type { Text } from '../page/use-text.ts';
import { actWords, changeWords, subjectWords } from './audit-words.ts';

const texts: Record<string, string> = {
  ...german,
  'operator.role.viewer': 'Lesen',
  'operator.role.admin': 'Verwalten',
  'operator.staff.yes': 'ja',
};
const text: Text = (id) => texts[id] ?? id;

test('every write of an operator is told in words', () => {
  const roles: readonly string[] = operatorRoles;
  const writes = Object.entries(operations).filter(([, { kind, access }]) => kind !== 'get' && roles.includes(access));
  expect(writes.length).toBeGreaterThan(10);
  expect(writes.map(([name]) => name).filter((name) => actWords(name, text) === name)).toEqual([]);
});

test('what was changed is called as people call it', () => {
  const operators = [{ id: 3, name: 'Olga Brand' }];
  expect(subjectWords('operator 3', operators, text)).toBe('Olga Brand');
  expect(subjectWords('review 12', operators, text)).toBe('Bewertung 12');
  expect(subjectWords('setting operatorFactorRequired', operators, text)).toBe('Einstellung');
  expect(subjectWords('page 4', operators, text)).toBe('Seite 4');
  expect(subjectWords('ladle 4', operators, text)).toBe('ladle 4');
  expect(subjectWords(null, operators, text)).toBe('–');
});

test('the fields that differ stand in a line each', () => {
  const change = { before: { role: 'viewer' }, after: { role: 'admin', isVisible: true, stock: 4 } };
  expect(changeWords(change, text)).toEqual(['Rolle: Lesen → Verwalten', 'sichtbar: ja', 'stock: 4']);
  expect(changeWords(null, text)).toEqual([]);
});
