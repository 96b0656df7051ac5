import { describe, expect, it } from 'vitest';
import { type AskedProperty, answerLength, checkAnswers, excludesReturn, finishingDaysOf } from './order-answers.ts';

function property(over: Partial<AskedProperty>): AskedProperty {
  return {
    id: 1,
    valueType: 'text',
    isRequired: false,
    isPreSelected: false,
    isMultiline: false,
    maximumLength: null,
    minimumValue: null,
    maximumValue: null,
    requiredIds: [],
    selection: [],
    leadTimeDays: 0,
    excludesReturn: false,
    ...over,
  };
}

function check(properties: AskedProperty[], given: Record<number, string>) {
  const { values, problems } = checkAnswers(
    properties,
    new Map(Object.entries(given).map(([id, value]) => [Number(id), value])),
  );
  return { values: Object.fromEntries(values), problems: Object.fromEntries(problems) };
}

describe('an answer by itself', () => {
  it.each([
    ['text', {}, ' Hotel Krone ', 'Hotel Krone'],
    ['text', { maximumLength: 5 }, 'Größe', 'Größe'],
    ['text', { maximumLength: 5 }, 'Gro\u0308\u00dfe', 'Gro\u0308\u00dfe'],
    ['text', { maximumLength: 2 }, '🍷🍷', '🍷🍷'],
    ['text', { isMultiline: true, maximumLength: 3 }, 'a\r\nb', 'a\nb'],
    ['text', {}, 'x'.repeat(1000), 'x'.repeat(1000)],
    ['int', {}, '007', '7'],
    ['int', { minimumValue: 1, maximumValue: 4 }, '1', '1'],
    ['int', { minimumValue: 1, maximumValue: 4 }, '4', '4'],
    ['int', { minimumValue: 1 }, '999999', '999999'],
    ['float', {}, '1,5', '1.5'],
    ['float', {}, '0.25', '0.25'],
    ['selection', { selection: [{ id: 7 }] }, '7', '7'],
    ['empty', {}, 'on', 'true'],
    ['file', {}, `${'a'.repeat(22)}/Logo.pdf`, `${'a'.repeat(22)}/Logo.pdf`],
  ] as const)('of %s %o, %j, is kept as %j', (valueType, over, given, kept) => {
    expect(check([property({ valueType, ...over })], { 1: given })).toEqual({ values: { 1: kept }, problems: {} });
  });

  it.each([
    ['text', {}, 'two\nlines', 'oneLine'],
    ['text', {}, 'two\u2028lines', 'oneLine'],
    ['text', { maximumLength: 5 }, 'Größen', 'tooLong'],
    ['text', {}, 'x'.repeat(1001), 'tooLong'],
    ['int', {}, '1.5', 'wholeNumber'],
    ['int', { minimumValue: 1, maximumValue: 4 }, '0', 'outOfRange'],
    ['int', { minimumValue: 1, maximumValue: 4 }, '5', 'outOfRange'],
    ['float', {}, 'a lot', 'decimalNumber'],
    ['float', {}, '1.000,5', 'decimalNumber'],
    ['float', { minimumValue: 40, maximumValue: 95 }, '95,5', 'outOfRange'],
    ['selection', { selection: [{ id: 7 }] }, '8', 'invalid'],
    ['empty', {}, 'perhaps', 'invalid'],
    ['file', {}, 'Logo.pdf', 'invalid'],
  ] as const)('of %s %o, %j, is refused: %s', (valueType, over, given, reason) => {
    expect(check([property({ valueType, ...over })], { 1: given })).toEqual({
      values: {},
      problems: { 1: { reason } },
    });
  });

  it.each(['', ' ', 'false', '0'])('of a checkbox, %j, is none', (given) => {
    expect(check([property({ valueType: 'empty' })], { 1: given })).toEqual({ values: {}, problems: {} });
  });
});

describe('what must be there', () => {
  it('is every required answer; one that does not do is refused for itself', () => {
    const properties = [1, 2, 3].map((id) => property({ id, isRequired: true, valueType: id === 2 ? 'int' : 'text' }));
    expect(check(properties, { 2: 'vier', 3: 'x' }).problems).toEqual({
      1: { reason: 'required' },
      2: { reason: 'wholeNumber' },
    });
  });

  it('is not a required checkbox that is on from the start, whatever is said', () => {
    const granted = property({ valueType: 'empty', isRequired: true, isPreSelected: true });
    expect(check([granted], { 1: 'false' })).toEqual({ values: { 1: 'true' }, problems: {} });
  });

  it.each([
    ['a required checkbox that is off from the start', { isRequired: true }, { 1: { reason: 'required' } }],
    ['one that is on and may be taken off', { isPreSelected: true }, {}],
    [
      'a required text that is shown from the start',
      { valueType: 'text', isRequired: true, isPreSelected: true },
      { 1: { reason: 'required' } },
    ],
  ] as const)('%s is not answered by itself', (_, over, problems) => {
    expect(check([property({ valueType: 'empty', ...over })], {})).toEqual({ values: {}, problems });
  });
});

describe('questions that need each other', () => {
  const text = property({ id: 1, requiredIds: [2] });
  const typeface = property({ id: 2, valueType: 'selection', selection: [{ id: 21 }], requiredIds: [1, 9] });

  it.each([
    ['neither', {}, {}],
    ['both', { 1: 'Krone', 2: '21' }, {}],
    ['the first alone', { 1: 'Krone' }, { 2: { reason: 'together', because: 1 } }],
    ['the second alone', { 2: '21' }, { 1: { reason: 'together', because: 2 } }],
    ['one that does not do', { 1: 'Krone', 2: '22' }, { 2: { reason: 'invalid' } }],
  ])('with %s', (_, given, problems) => {
    expect(check([text, typeface], given).problems).toEqual(problems);
  });

  it('only where they are asked of the same article', () => {
    expect(check([typeface], { 2: '21' }).problems).toEqual({});
  });

  const none = [{ id: 111, isNone: true }, { id: 112 }];
  const embroidery = property({ id: 11, valueType: 'selection', isRequired: true, selection: none, requiredIds: [12] });
  const words = property({ id: 12, requiredIds: [11], leadTimeDays: 2, excludesReturn: true });

  it.each([
    ['none', { 11: '111' }, {}],
    ['none, and a text all the same', { 11: '111', 12: 'Krone' }, { 11: { reason: 'together', because: 12 } }],
    ['one without its text', { 11: '112' }, { 12: { reason: 'together', because: 11 } }],
  ])('with a choice of %s', (_, given, problems) => {
    expect(check([embroidery, words], given).problems).toEqual(problems);
  });

  it('brings days, the longest of what is wanted, and the end of the right to return', () => {
    const properties = [
      property({ id: 11, valueType: 'selection', selection: none, leadTimeDays: 6, excludesReturn: true }),
      words,
      property({ id: 3, leadTimeDays: 4 }),
    ];
    const of = (given: Record<number, string>) => {
      const { values } = checkAnswers(properties, new Map(Object.entries(given).map(([id, v]) => [Number(id), v])));
      return [finishingDaysOf(properties, values), excludesReturn(properties, values)];
    };
    expect(of({})).toEqual([0, false]);
    expect(of({ 11: '111', 3: 'x' })).toEqual([4, false]);
    expect(of({ 12: 'x', 3: 'x' })).toEqual([4, true]);
    expect(of({ 11: '112', 3: 'x' })).toEqual([6, true]);
  });
});

it('counts characters as a person does', () => {
  expect(['', ' a ', 'Größe', 'o\u0308', 'a\r\nb', '🍷'].map(answerLength)).toEqual([0, 1, 5, 1, 3, 1]);
});
