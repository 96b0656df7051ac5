import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { amount, criterion, email, id, line, none, optionalLine, quantity, text } from './values.ts';

function parsed(schema: z.ZodType, input: unknown): unknown {
  const result = schema.safeParse(input);
  return result.success ? result.data : 'refused';
}

describe('values', () => {
  it.each([
    [id, 12, 12],
    [id, ' 12 ', 12],
    [id, 0, 'refused'],
    [id, 2_147_483_648, 'refused'],
    [id, '1e3', 'refused'],
    [id, true, 'refused'],
    [quantity, '999999', 999_999],
    [quantity, 1_000_000, 'refused'],
    [quantity, 1.5, 'refused'],
    [quantity, Number.NaN, 'refused'],
    [amount, '12,50', 12.5],
    [amount, 0, 0],
    [amount, -1, 'refused'],
    [criterion(amount), '', undefined],
    [criterion(amount), undefined, undefined],
    [line(5), ' abc ', 'abc'],
    [line(5), 'a\nb', 'a b'],
    [line(5), 'a\u2028b', 'a b'],
    [line(5), 'a\0b', 'a b'],
    [line(5), '\r\n', ''],
    [line(3), 'a\r\n\tb', 'a b'],
    [line(5), 'a\ud800', 'refused'],
    [line(5).min(1), '\n', 'refused'],
    [text(5), 'a\r\nb', 'a\nb'],
    [text(5), 'a\0b', 'a b'],
    [text(5), 'a\ud800', 'refused'],
    [optionalLine(5), null, ''],
    [email, ' info@hotel.de ', 'info@hotel.de'],
    [email, 'Hotel <info@hotel.de>', 'refused'],
    [email, 'info@hotel.de\nbcc: all@hotel.de', 'refused'],
    [none, undefined, undefined],
    [none, null, undefined],
    [none, {}, undefined],
    [none, { a: 1 }, 'refused'],
    [none, [], 'refused'],
  ])('%#: %j', (schema, input, expected) => {
    expect(parsed(schema, input)).toEqual(expected);
  });
});
