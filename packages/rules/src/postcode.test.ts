import { describe, expect, it } from 'vitest';
import { examplePostcode, isPostcode, properPostcode } from './postcode.ts';

const poland = '\\d{2}-\\d{3}';
const netherlands = '[1-9]\\d{3} ?[A-Za-z]{2}';
const germany = '\\d{5}';
const portugal = '[1-9]\\d{3}-\\d{3}';
const spaced = '\\d{3} \\d{2}';
const spain = '(?:0[1-9]|[1-4]\\d|5[0-2])\\d{3}';
const britain = '[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}';
const ireland = '[A-Za-z]\\d[\\dWw] ?[A-Za-z\\d]{4}';

describe('properPostcode', () => {
  it.each([
    [poland, '00950', '00-950'],
    [poland, '00 950', '00-950'],
    [poland, '00-950', '00-950'],
    [poland, '0095', '0095'],
    [portugal, '1100148', '1100-148'],
    [spaced, '11129', '111 29'],
    [germany, '70 173', '70173'],
    [germany, '7017', '7017'],
    [netherlands, '1012-JB', '1012JB'],
    [netherlands, '1012 JB', '1012 JB'],
    [netherlands, '1012 jb', '1012 JB'],
    [britain, 'ec1a1bb', 'EC1A1BB'],
    // Either place would do.
    ['\\d{2,3}-\\d{2,3}', '12345', '12345'],
    [null, '12 a', '12 a'],
  ])('of %s writes %s as %s', (pattern, typed, proper) => {
    expect(properPostcode(typed, { iso2: '', postcodePattern: pattern })).toBe(proper);
  });

  it.each([
    ['DE', germany, 'D-10115', '10115'],
    ['DE', germany, 'd-10115', '10115'],
    ['DE', germany, 'DE - 10115', '10115'],
    ['PL', poland, 'PL-00-950', '00-950'],
    ['NL', netherlands, 'NL-1012 JB', '1012JB'],
    // Of another country, or none at all.
    ['DE', germany, 'F-75001', 'F-75001'],
    ['DE', germany, 'D10115', 'D10115'],
    ['DE', germany, 'D-1011', 'D-1011'],
    // Its letters are those of a town.
    ['GB', britain, 'G-1 1AA', 'G11AA'],
    ['GB', britain, 'GB-G1 1AA', 'G11AA'],
  ])('of %s (%s) writes %s as %s', (iso2, postcodePattern, typed, proper) => {
    expect(properPostcode(typed, { iso2, postcodePattern })).toBe(proper);
  });
});

it.each([
  [poland, '00950', true],
  [poland, '0095', false],
  [germany, '70173', true],
  [null, 'W1', true],
])('of %s %s is one: %s', (pattern, typed, is) => {
  expect(isPostcode(typed, { iso2: '', postcodePattern: pattern })).toBe(is);
});

it.each([
  [poland, '12-345'],
  [netherlands, '1234 AB'],
  [germany, '12345'],
  [portugal, '1234-567'],
  [spain, '02345'],
  [britain, 'A12 3BC'],
  [ireland, 'A12 3456'],
  ['^.*$', ''],
  // Nothing is shown rather than what would be refused.
  ['\\d{3}|\\d{5}', ''],
  [null, ''],
])('shows of %s the example %s', (pattern, example) => {
  expect(examplePostcode(pattern)).toBe(example);
});
