import type { ProductProperty, ProductPropertyDetails } from '@mise/contract/catalog/properties.ts';
import { describe, expect, test } from 'vitest';
import { finishingOf, initialAnswers, problemsOf, surchargesOf, toOrderParams } from './product-answers.ts';
import { type ProductQuestion, toQuestionGroups } from './product-questions.ts';

const date = { createdAt: '', updatedAt: '' };

function property(id: number, details: Partial<ProductPropertyDetails>, groupId = 10): ProductProperty {
  return {
    propertyId: id,
    propertySelectionId: null,
    propertySelection: [],
    surcharge: details.surcharge ?? 0,
    group: {
      id: groupId,
      position: groupId,
      names: { id: groupId, groupId, lang: 'de', name: `Gruppe ${groupId}`, description: '', ...date },
      backendName: '',
      orderPropertyGroupingType: '',
      isSurchargePercental: false,
    },
    property: {
      id,
      position: id,
      valueType: 'text',
      isOderProperty: true,
      isShownAsAdditionalCosts: false,
      isRequired: false,
      isPreSelected: false,
      isShownOnItemPage: true,
      isShownOnItemList: false,
      isShownAtCheckout: false,
      isMultiline: false,
      surcharge: 0,
      vatId: null,
      names: { lang: 'de', name: `Frage ${id}`, description: null, propertyId: String(id) },
      selectionValues: {},
      ...details,
    },
  };
}

const questionsOf = (...properties: ProductProperty[]): ProductQuestion[] =>
  toQuestionGroups(properties).flatMap(({ questions }) => questions);

describe('the questions of a product', () => {
  test('stand in groups, both in their order', () => {
    const groups = toQuestionGroups([property(3, {}, 11), property(2, {}), property(1, {})]);
    expect(groups.map(({ name, questions }) => [name, ...questions.map(({ id }) => id)])).toEqual([
      ['Gruppe 10', 1, 2],
      ['Gruppe 11', 3],
    ]);
  });

  test('leave out what is not asked on the page', () => {
    expect(questionsOf(property(2, { isShownOnItemPage: false }), property(3, { isOderProperty: false }))).toEqual([]);
  });

  test('offer the values of a selection', () => {
    const values = { '21': { id: 21, name: 'Antiqua', description: 'Klassisch', typeface: 'serif' as const } };
    expect(questionsOf(property(2, { valueType: 'selection', selectionValues: values }))).toMatchObject([
      { valueType: 'selection', selection: [values[21]] },
    ]);
  });
});

describe('an answer', () => {
  test('that does not do has its problem by the id of its question', () => {
    const questions = questionsOf(property(1, { maximumLength: 6 }), property(2, { isRequired: true }));
    expect(problemsOf(questions, { 1: 'Gasthof' })).toEqual({ 1: { reason: 'tooLong' }, 2: { reason: 'required' } });
  });

  test('may need another, take days and end the right to return', () => {
    const questions = questionsOf(
      property(1, { requiredIds: [2], leadTimeDays: 5, excludesReturn: true }),
      property(2, {}),
    );
    expect(problemsOf(questions, { 1: 'Krone' })).toEqual({ 2: { reason: 'together', because: 1 } });
    expect(finishingOf(questions, { 1: 'Krone' })).toEqual({ days: 5, excludesReturn: true });
    expect(finishingOf(questions, { 2: 'Krone' })).toEqual({ days: 0, excludesReturn: false });
  });

  test('is given where a required checkbox is on from the start', () => {
    const questions = questionsOf(property(9, { valueType: 'empty', isRequired: true, isPreSelected: true }));
    expect(problemsOf(questions, {})).toEqual({});
    expect(toOrderParams(questions, {})).toEqual([{ property: { id: 9, value: 'true' } }]);
  });
});

test('checkboxes that are on from the start can be turned off', () => {
  const questions = questionsOf(property(15, { valueType: 'empty', isPreSelected: true }));
  expect(initialAnswers(questions)).toEqual({ 15: 'true' });
  expect(toOrderParams(questions, { 15: '' })).toEqual([]);
});

test('surcharges count where there is an answer; deposits stand beside the price', () => {
  const questions = questionsOf(
    property(1, { surcharge: 1.9 }),
    property(3, { surcharge: 0.85, valueType: 'empty' }),
    property(9, {
      surcharge: 6,
      valueType: 'empty',
      isRequired: true,
      isPreSelected: true,
      isShownAsAdditionalCosts: true,
    }),
  );
  expect(surchargesOf(questions, { 1: 'Gasthof' })).toEqual({
    inPrice: 19_000,
    beside: [{ name: 'Frage 9', amount: 60_000 }],
  });
});
