import { describe, expect, it } from 'vitest';
import type { OrderProperty } from '../catalog/order-properties.ts';
import { checkOrderParams, orderParamsKey } from './order-params.ts';
import { readableValue } from './wire.ts';

function property(over: Partial<OrderProperty>): OrderProperty {
  return {
    id: 1,
    valueType: 'text',
    position: 1,
    groupId: null,
    names: { de: 'Gravur', en: 'Engraving' },
    descriptions: { de: '', en: '' },
    isRequired: false,
    isPreSelected: false,
    isMultiline: false,
    maximumLength: null,
    minimumValue: null,
    maximumValue: null,
    surcharge: 0,
    vatId: null,
    isShownAsAdditionalCosts: false,
    requiredIds: [],
    leadTimeDays: 0,
    excludesReturn: false,
    selection: [],
    ...over,
  };
}

describe('checkOrderParams', () => {
  it('keeps answers in the form of their type', () => {
    const properties = [property({ id: 2, valueType: 'int' }), property({})];
    const given = [
      { propertyId: 2, value: '007' },
      { propertyId: 1, value: ' Hotel Krone ' },
    ];
    const params = [
      { propertyId: 1, value: 'Hotel Krone' },
      { propertyId: 2, value: '7' },
    ];
    expect(checkOrderParams(properties, given)).toEqual({ isValid: true, params });
  });

  it('refuses a text that is too long before it misses another', () => {
    const properties = [property({ maximumLength: 5 }), property({ id: 2, isRequired: true })];
    const check = checkOrderParams(properties, [{ propertyId: 1, value: 'Gasthof' }]);
    expect(check).toEqual({ isValid: false, key: 'orderPropertyInvalid', propertyIds: [1] });
  });

  it('misses what another answer needs', () => {
    const properties = [property({ requiredIds: [2] }), property({ id: 2 })];
    const check = checkOrderParams(properties, [{ propertyId: 1, value: 'Krone' }]);
    expect(check).toEqual({ isValid: false, key: 'orderPropertyMissing', propertyIds: [2] });
  });

  it('refuses an answer to a question that the item does not ask', () => {
    expect(checkOrderParams([], [{ propertyId: 9, value: 'x' }]).isValid).toBe(false);
  });

  it('names every required question that has no answer', () => {
    const check = checkOrderParams(
      [property({ isRequired: true }), property({ id: 2, valueType: 'empty', isRequired: true })],
      [{ propertyId: 2, value: 'false' }],
    );
    expect(check).toEqual({ isValid: false, key: 'orderPropertyMissing', propertyIds: [1, 2] });
  });

  it('takes a required and preselected checkbox for granted', () => {
    const check = checkOrderParams([property({ valueType: 'empty', isRequired: true, isPreSelected: true })], []);
    expect(check).toEqual({ isValid: true, params: [{ propertyId: 1, value: 'true' }] });
  });

  it('makes one key of the same answers in any order', () => {
    const properties = [property({}), property({ id: 2 })];
    const keys = [
      [
        { propertyId: 2, value: 'b' },
        { propertyId: 1, value: 'a' },
      ],
      [
        { propertyId: 1, value: 'a' },
        { propertyId: 2, value: 'b' },
      ],
    ].map((given) => {
      const check = checkOrderParams(properties, given);
      return check.isValid ? orderParamsKey(check.params) : null;
    });
    expect(keys[0]).toBe('1=a&2=b');
    expect(keys[1]).toBe(keys[0]);
  });

  it('keeps a key short enough for an index, whatever was typed', () => {
    const key = (value: string) => orderParamsKey([{ propertyId: 1, value }]);
    expect(key('語'.repeat(1000)).length).toBe(64);
    expect(key('語'.repeat(1000))).not.toBe(key('語'.repeat(999)));
  });
});

it.each([
  ['float', '0.25', 'de', '0,25'],
  ['float', '0.25', 'en', '0.25'],
  ['float', '1250.125', 'de', '1250,125'],
  ['int', '1250', 'de', '1250'],
  ['text', '0.25', 'de', '0.25'],
] as const)('%s %s is read as a number of its language (%s): %s', (valueType, value, language, expected) => {
  expect(readableValue(property({ valueType }), value, language)).toBe(expected);
});
