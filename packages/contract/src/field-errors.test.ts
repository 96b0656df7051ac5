import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { doSaveAddressParamsSchema } from './customers/address.ts';
import { fieldErrors, parseInput } from './field-errors.ts';
import { none } from './values.ts';

function errorsOf(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input);
  return error && fieldErrors(error, input);
}

describe('fieldErrors', () => {
  it.each([
    [z.object({ a: z.string() }), {}, { a: 'required' }],
    [z.object({ a: z.string() }), { a: null }, { a: 'required' }],
    [z.object({ a: z.string().trim().min(1) }), { a: '  ' }, { a: 'required' }],
    [z.object({ a: z.number() }), { a: 'x' }, { a: 'invalid' }],
    [z.object({ a: z.string().min(3) }), { a: 'x' }, { a: 'tooShort' }],
    [z.object({ a: z.string().max(3) }), { a: 'xxxx' }, { a: 'tooLong' }],
    [z.object({ a: z.number().min(3) }), { a: 1 }, { a: 'tooSmall' }],
    [z.object({ a: z.number().max(3) }), { a: 4 }, { a: 'tooLarge' }],
    [z.object({ a: z.array(z.number()).min(1) }), { a: [] }, { a: 'tooFew' }],
    [z.object({ a: z.array(z.number()).max(1) }), { a: [1, 2] }, { a: 'tooMany' }],
    [z.object({ a: z.enum(['x']) }), { a: 'y' }, { a: 'notOffered' }],
    [z.strictObject({}), { b: 1, c: 2 }, { b: 'unknown', c: 'unknown' }],
    [z.object({ a: z.string().refine(() => false, { error: 'email' }) }), { a: 'x' }, { a: 'email' }],
    [z.object({ a: z.string().refine(() => false, { error: 'Nein!' }) }), { a: 'x' }, { a: 'invalid' }],
    [z.object({ a: z.object({ b: z.string() }) }), { a: {} }, { 'a.b': 'required' }],
    [z.array(z.object({ a: z.string() })), [{ a: 'x' }, {}], { '1.a': 'required' }],
    [z.object({ a: z.union([z.number(), z.string()]) }), { a: [] }, { a: 'invalid' }],
    [none, 'garbage', { input: 'invalid' }],
    [z.object({}), undefined, { input: 'required' }],
  ])('%#', (schema, input, expected) => {
    expect(errorsOf(schema, input)).toEqual(expected);
  });

  it('names every wrong field of an address at once', () => {
    expect(errorsOf(doSaveAddressParamsSchema, { typeId: 1, addressData: { email: 'x', vatNumber: 'DE 1' } })).toEqual({
      'addressData.firstName': 'required',
      'addressData.lastName': 'required',
      'addressData.streetName': 'required',
      'addressData.apartment': 'required',
      'addressData.zipCode': 'required',
      'addressData.city': 'required',
      'addressData.country': 'required',
      'addressData.email': 'email',
      'addressData.vatNumber': 'vatNumber',
    });
  });

  it.each([
    [
      'fields that nobody knows',
      none,
      Object.fromEntries(Array.from({ length: 9_000 }, (_, index) => [`k${index}`, 1])),
    ],
    ['wrong entries of a list', z.array(z.string()), Array.from({ length: 9_000 }, () => 1)],
  ])('names the first hundred of %s', (_, schema, input) => {
    expect(Object.keys(errorsOf(schema, input) ?? {})).toHaveLength(100);
  });
});

describe('parseInput', () => {
  it('answers the parsed argument', () => {
    expect(parseInput(z.object({ a: z.string().trim() }), { a: ' x ', b: 1 })).toEqual({ a: 'x' });
  });

  it('refuses with the fields in the cause', () => {
    expect(() => parseInput(z.object({ a: z.string() }), {})).toThrow(
      expect.objectContaining({ key: 'invalidInput', status: 400, cause: { a: 'required' } }),
    );
  });
});
