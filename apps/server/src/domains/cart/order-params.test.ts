import { describe, expect, it } from 'vitest';
import type { OrderProperty } from '../catalog/order-properties.ts';
import { checkOrderParams, orderParamsKey } from './order-params.ts';

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
    selection: [],
    ...over,
  };
}

const sizes = [{ id: 7, names: { de: 'groß', en: 'large' }, descriptions: { de: '', en: '' } }];

describe('checkOrderParams', () => {
  it.each([
    ['text', {}, ' Hotel Krone ', 'Hotel Krone'],
    ['int', {}, '007', '7'],
    ['float', {}, '1,5', '1.5'],
    ['selection', { selection: sizes }, '7', '7'],
    ['empty', {}, 'on', 'true'],
  ] as const)('keeps a %s in its own form', (valueType, over, value, kept) => {
    const check = checkOrderParams(
      [property({ valueType, ...structuredClone(over) } as Partial<OrderProperty>)],
      [{ propertyId: 1, value }],
    );
    expect(check).toEqual({ isValid: true, params: [{ propertyId: 1, value: kept }] });
  });

  it.each([
    ['text', 'two\nlines'],
    ['int', '1.5'],
    ['float', 'a lot'],
    ['selection', '8'],
    ['empty', 'perhaps'],
    ['file', 'hash'],
  ] as const)('refuses a %s of "%s"', (valueType, value) => {
    const check = checkOrderParams([property({ valueType, selection: sizes })], [{ propertyId: 1, value }]);
    expect(check).toEqual({ isValid: false, key: 'orderPropertyInvalid', propertyIds: [1] });
  });

  it.each([
    ['a text of the longest length', { valueType: 'text', maximumLength: 5 }, 'Größe', true],
    ['one character more', { valueType: 'text', maximumLength: 5 }, 'Größen', false],
    ['characters outside of the first plane, one each', { valueType: 'text', maximumLength: 2 }, '🍷🍷', true],
    ['a line break, one', { valueType: 'text', isMultiline: true, maximumLength: 3 }, 'a\r\nb', true],
    ['the smallest number', { valueType: 'int', minimumValue: 1, maximumValue: 4 }, '1', true],
    ['the largest number', { valueType: 'int', minimumValue: 1, maximumValue: 4 }, '4', true],
    ['a smaller number', { valueType: 'int', minimumValue: 1, maximumValue: 4 }, '0', false],
    ['a larger number', { valueType: 'int', minimumValue: 1, maximumValue: 4 }, '5', false],
    ['a decimal beyond', { valueType: 'float', minimumValue: 40, maximumValue: 95 }, '95,5', false],
    ['a number with one bound only', { valueType: 'int', minimumValue: 1 }, '999999', true],
  ] as const)('keeps to limits: %s', (_, over, value, isValid) => {
    expect(checkOrderParams([property(over)], [{ propertyId: 1, value }]).isValid).toBe(isValid);
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
