import { refusal } from '@mise/contract/refusal.ts';
import { describe, expect, test } from 'vitest';
import { checkValues, marksAfterEntry } from './check-values.ts';
import { mergeDraft } from './draft.ts';
import { defineForm, prefixFields } from './form-definition.ts';
import { readValues, startValues, withAbsent } from './form-values.ts';
import { refusedFields } from './refused-fields.ts';

const { fields } = defineForm('contact', {
  name: { kind: 'text', label: 'address.lastName', isRequired: true, maxLength: 5 },
  email: { kind: 'email', label: 'checkout.email' },
  country: { kind: 'select', label: 'address.country' },
  zipCode: { kind: 'text', label: 'address.zipCode', check: (text) => (text === 'X' ? 'invalid' : undefined) },
  hasAccepted: { kind: 'checkbox', label: 'checkout.terms', isRequired: true },
});
const right = startValues(fields, { name: 'Anna', hasAccepted: true });

describe('the checks of a definition', () => {
  test.each([
    ['what is required', { name: ' ', hasAccepted: false }, { name: 'required', hasAccepted: 'required' }],
    ['a length', { name: 'Annika' }, { name: 'tooLong' }],
    ['not the spaces around a text', { name: ' Annik ' }, {}],
    ['an e-mail address', { email: 'anna@krone' }, { email: 'email' }],
    ['no e-mail address where it may be left out', { email: '' }, {}],
    ['what a field says itself', { zipCode: ' X ' }, { zipCode: 'invalid' }],
    ['nothing else', {}, {}],
  ])('find %s', (_, changes, errors) => {
    expect(checkValues(fields, { ...right, ...changes })).toEqual(errors);
  });
});

test('a form is read by the names of its elements', () => {
  const data = new FormData();
  data.set('name', 'Anna');
  data.set('hasAccepted', 'on');
  expect(readValues(fields, data)).toEqual({ name: 'Anna', email: '', country: '', zipCode: '', hasAccepted: true });
  expect(readValues(fields, new FormData())).toEqual(startValues(fields));
});

test('what stood in a field that is not on the page now is kept, and what a field holds is taken', () => {
  const before = startValues(fields, { name: 'Anna', email: 'anna@krone.example', hasAccepted: true });
  const values = startValues(fields, { zipCode: '70173' });
  const isOnPage = (name: string) => name !== 'email' && name !== 'hasAccepted';
  expect(withAbsent(fields, { values, before, isOnPage })).toEqual({ ...before, name: '', zipCode: '70173' });
});

describe('after an entry', () => {
  const entry = { marks: {}, before: {}, now: {}, name: 'name', isChoice: false };

  test('a mark is gone where it is right, and says the new reason where it is not', () => {
    const marks = { name: 'required', email: 'email', zipCode: 'invalid' } as const;
    const now = { name: 'tooLong', zipCode: 'invalid' } as const;
    expect(marksAfterEntry(fields, { ...entry, marks, before: marks, now })).toEqual(now);
  });

  test('what the shop refused stays until that field is changed', () => {
    const marks = { zipCode: 'invalid' } as const;
    expect(marksAfterEntry(fields, { ...entry, marks })).toEqual(marks);
    expect(marksAfterEntry(fields, { ...entry, marks, name: 'zipCode' })).toEqual({});
  });

  test('a choice marks what it made wrong, and blames nothing that is empty', () => {
    const choice = { ...entry, name: 'country', isChoice: true };
    const now = { zipCode: 'invalid', name: 'required' } as const;
    expect(marksAfterEntry(fields, { ...choice, now })).toEqual({ zipCode: 'invalid' });
    expect(marksAfterEntry(fields, { ...choice, before: now, now })).toEqual({});
    expect(marksAfterEntry(fields, { ...entry, now })).toEqual({});
  });
});

describe('a refusal of the shop', () => {
  const refused = refusal('address.validationFailed', {
    cause: { 'addressData.zipCode': 'invalid', other: 'unknown' },
  });

  test('marks the fields that it names, and no others', () => {
    expect(refusedFields(fields, refused)).toEqual({ zipCode: 'invalid' });
    expect(refusedFields(fields, refusal('order.emptyBasket'))).toEqual({});
    expect(refusedFields(fields, new TypeError('x is undefined'))).toEqual({});
  });

  test('marks those of its part where a form asks for the same twice', () => {
    const parts = { ...prefixFields('a', fields, (field) => field), ...prefixFields('b', fields, (field) => field) };
    expect(refusedFields(parts, refused, 'b')).toEqual({ 'b.zipCode': 'invalid' });
  });
});

test('what was typed before a draft could be read wins over it', () => {
  const base = { email: '', city: '', zipCode: '70173' };
  const draft = { email: 'anna@krone.example', city: 'Ulm', zipCode: '89073' };
  const typed = { email: '', city: 'Köln', zipCode: '70173' };
  expect(mergeDraft(base, draft, typed)).toEqual({ email: 'anna@krone.example', city: 'Köln', zipCode: '89073' });
});
