import { createHash } from 'node:crypto';
import { maximumAnswerLength } from '@mise/contract/limits.ts';
import type { OrderProperty } from '../catalog/order-properties.ts';
import type { OrderParam } from './tables.ts';

export type OrderParamsCheck =
  | { isValid: true; params: OrderParam[] }
  | { isValid: false; key: 'orderPropertyMissing' | 'orderPropertyInvalid'; propertyIds: number[] };

/** An index takes no row of any length. */
const longestKey = 200;

/**
 * The answers to an item's order properties, checked and put in order. Unknown properties, values of the wrong type and
 * missing required ones are refused together, by the ids of their properties.
 */
export function checkOrderParams(
  properties: readonly OrderProperty[],
  given: readonly { propertyId: number; value: string }[],
): OrderParamsCheck {
  const known = new Map(properties.map((property) => [property.id, property]));
  const answers = new Map<number, string>();
  const invalid: number[] = [];
  for (const { propertyId, value } of given) {
    const property = known.get(propertyId);
    const cleaned = property ? cleanedValue(property, value.trim()) : null;
    if (cleaned === null) invalid.push(propertyId);
    else if (cleaned !== '') answers.set(propertyId, cleaned);
  }
  if (invalid.length > 0) return { isValid: false, key: 'orderPropertyInvalid', propertyIds: invalid };

  for (const property of properties) {
    if (isTakenForGranted(property) && !answers.has(property.id)) answers.set(property.id, 'true');
  }
  const missing = properties.filter(({ isRequired, id }) => isRequired && !answers.has(id));
  if (missing.length > 0) {
    return { isValid: false, key: 'orderPropertyMissing', propertyIds: missing.map(({ id }) => id) };
  }
  const params = [...answers].map(([propertyId, value]) => ({ propertyId, value }));
  return { isValid: true, params: params.sort((a, b) => a.propertyId - b.propertyId) };
}

/** A checkbox that must be on and is shown as on needs no answer: an article with only such may be added directly. */
function isTakenForGranted({ valueType, isRequired, isPreSelected }: OrderProperty): boolean {
  return valueType === 'empty' && isRequired && isPreSelected;
}

/** Lines of a variation are one only when their answers are the same. */
export function orderParamsKey(params: readonly OrderParam[]): string {
  const key = params.map(({ propertyId, value }) => `${propertyId}=${encodeURIComponent(value)}`).join('&');
  return key.length <= longestKey ? key : createHash('sha256').update(key).digest('hex');
}

/** The value as it is kept; '' for "not chosen", null for one that does not fit its type. */
function cleanedValue(property: OrderProperty, value: string): string | null {
  if (value === '') return '';
  switch (property.valueType) {
    case 'empty':
      return ['true', '1', 'on'].includes(value) ? 'true' : value === 'false' || value === '0' ? '' : null;
    case 'text':
      return isLineOrLines(property, value) && isShortEnough(property, value) ? value : null;
    case 'int':
      return /^-?\d{1,9}$/.test(value) ? withinLimits(property, Number(value)) : null;
    case 'float':
      return /^-?\d{1,9}([.,]\d{1,4})?$/.test(value) ? withinLimits(property, Number(value.replace(',', '.'))) : null;
    case 'selection':
      return property.selection.some(({ id }) => String(id) === value) ? value : null;
    case 'file':
      return null;
  }
}

function isLineOrLines({ isMultiline }: OrderProperty, value: string): boolean {
  return isMultiline || !/[\r\n]/.test(value);
}

/** Characters, not units of UTF-16; a line break is one. */
function isShortEnough({ maximumLength }: OrderProperty, value: string): boolean {
  if (value.length > maximumAnswerLength) return false;
  return maximumLength === null || [...value.normalize('NFC').replaceAll('\r\n', '\n')].length <= maximumLength;
}

function withinLimits({ minimumValue, maximumValue }: OrderProperty, value: number): string | null {
  const isWithin = value >= (minimumValue ?? value) && value <= (maximumValue ?? value);
  return isWithin ? String(value) : null;
}
