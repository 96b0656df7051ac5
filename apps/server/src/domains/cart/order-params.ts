import { createHash } from 'node:crypto';
import type { ComponentChoice } from '@mise/rules/bundle-components.ts';
import { checkAnswers } from '@mise/rules/order-answers.ts';
import type { OrderProperty } from '../catalog/order-properties.ts';
import type { OrderParam } from './tables.ts';

export type OrderParamsCheck =
  | { isValid: true; params: OrderParam[] }
  | { isValid: false; key: 'orderPropertyMissing' | 'orderPropertyInvalid'; propertyIds: number[] };

/** An index takes no row of any length. */
const longestKey = 200;

/**
 * The answers to an item's order properties, checked and put in order. Those to unknown properties and those that do not do
 * are refused together, by the ids of their properties; where there are none, so are those that are missing.
 */
export function checkOrderParams(
  properties: readonly OrderProperty[],
  given: readonly { propertyId: number; value: string }[],
): OrderParamsCheck {
  const { values, problems } = checkAnswers(properties, new Map(given.map((each) => [each.propertyId, each.value])));
  const known = new Set(properties.map(({ id }) => id));
  const missing = [...problems].filter(([, { reason }]) => reason === 'required' || reason === 'together');
  const invalid = [
    ...given.filter(({ propertyId }) => !known.has(propertyId)).map(({ propertyId }) => propertyId),
    ...[...problems.keys()].filter((id) => !missing.some(([missingId]) => missingId === id)),
  ];
  if (invalid.length > 0) return { isValid: false, key: 'orderPropertyInvalid', propertyIds: invalid };
  if (missing.length > 0) {
    return { isValid: false, key: 'orderPropertyMissing', propertyIds: missing.map(([id]) => id) };
  }
  const params = [...values].map(([propertyId, value]) => ({ propertyId, value }));
  return { isValid: true, params: params.sort((a, b) => a.propertyId - b.propertyId) };
}

/** Lines of a variation are one only when their answers, and the components that were chosen, are the same. */
export function orderParamsKey(params: readonly OrderParam[], components: readonly ComponentChoice[] = []): string {
  const answers = params.map(({ propertyId, value }) => `${propertyId}=${encodeURIComponent(value)}`);
  const choices = components.map(({ id, variationId }) => `${id}:${variationId}`);
  const key = [...answers, ...choices].join('&');
  return key.length <= longestKey ? key : createHash('sha256').update(key).digest('hex');
}
