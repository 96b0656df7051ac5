import { operations } from '@mise/contract/operations.ts';
import { operatorRoles } from '@mise/contract/operators/operator-role.ts';
import german from '@mise/texts/de/audit.json' with { type: 'json' };
import { expect, test } from 'vitest';
import type { TextOr } from '../page/use-text.ts';
import { actWords, changeWords, subjectWords } from './audit-words.ts';

const texts: Record<string, string> = {
  ...german,
  'operator.role.viewer': 'Lesen',
  'operator.role.admin': 'Verwalten',
  'operator.staff.yes': 'ja',
};
const textOr: TextOr = (id, otherwise) => texts[id] ?? otherwise;

test('every write of an operator is told in words', () => {
  const roles: readonly string[] = operatorRoles;
  const writes = Object.entries(operations).filter(([, { kind, access }]) => kind !== 'get' && roles.includes(access));
  expect(writes.length).toBeGreaterThan(10);
  expect(writes.map(([name]) => name).filter((name) => actWords(name, textOr) === name)).toEqual([]);
});

test('what commands change is told in words', () => {
  const fields = [
    'amount',
    'credited',
    'number',
    'quantity',
    'efficiencyClass',
    'documents',
    'maximumOrderQuantity',
    'hash',
    'addedArticles',
    'changedArticles',
    'articles',
    'names',
    'tableChecksum',
    'stockTaken',
    'isConfirmed',
  ];
  const lines = changeWords({ after: Object.fromEntries(fields.map((field) => [field, '1'])) }, textOr);
  expect(lines.filter((line, at) => line === `${fields[at]}: 1`)).toEqual([]);
});

test('what was changed is called as people call it', () => {
  const operators = [{ id: 3, name: 'Olga Brand' }];
  expect(subjectWords('operator 3', operators, textOr)).toBe('Olga Brand');
  expect(subjectWords('review 12', operators, textOr)).toBe('Bewertung 12');
  expect(subjectWords('setting operatorFactorRequired', operators, textOr)).toBe('Einstellung');
  expect(subjectWords('page 4', operators, textOr)).toBe('Seite 4');
  expect(subjectWords('ladle 4', operators, textOr)).toBe('ladle 4');
  expect(subjectWords(null, operators, textOr)).toBe('–');
});

test('the fields that differ stand in a line each', () => {
  const change = { before: { role: 'viewer' }, after: { role: 'admin', isVisible: true, stock: 4 } };
  expect(changeWords(change, textOr)).toEqual(['Rolle: Lesen → Verwalten', 'sichtbar: ja', 'stock: 4']);
  expect(changeWords(null, textOr)).toEqual([]);
});
