import { describe, expect, it } from 'vitest';
import { ibanInGroups, nationalAccount, readBic, readIban } from './bank-account.ts';

describe('an IBAN', () => {
  it.each([
    ['DE02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
    ['de02120300000000202051', 'DE02120300000000202051'],
    ['AT61\u00a01904 3002 3457 3201', 'AT611904300234573201'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
    ['NO93 8601 1117 947', 'NO9386011117947'],
  ])('%s is read', (typed, iban) => expect(readIban(typed)).toBe(iban));

  it.each([
    ['a digit that is wrong', 'DE02 1203 0000 0000 2020 52'],
    ['two that changed places', 'DE02 1203 0000 0000 2002 51'],
    ['one that is missing', 'DE02 1203 0000 0000 2020 5'],
    ['one too many', 'DE02 1203 0000 0000 2020 511'],
    ['the length of another country', 'DE75512108001245126'],
    ['no country', 'XX02 1203 0000 0000 2020 51'],
    ['a name of every object', 'constructor'],
    ['nothing', ''],
    ['something between', 'DE02-1203-0000-0000-2020-51'],
  ])('%s is refused', (_, typed) => expect(readIban(typed)).toBeNull());

  it('is written in groups of four, however it is stored', () => {
    expect(ibanInGroups('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
    expect(ibanInGroups('DE02 1203 0000 0000 2020 51')).toBe('DE02 1203 0000 0000 2020 51');
    expect(ibanInGroups('')).toBe('');
  });

  it('of Germany contains the numbers from before, one of elsewhere none', () => {
    expect(nationalAccount('DE02120300000000202051')).toEqual({ code: '12030000', account: '0000202051' });
    expect(nationalAccount('AT611904300234573201')).toEqual({ code: '', account: '' });
  });
});

it.each([
  ['byladem1001', 'BYLADEM1001'],
  ['COBA DE FF', 'COBADEFF'],
  ['COBADEFFX', null],
  ['COB1DEFF', null],
  ['COBADEFFXXXX', null],
  ['', null],
])('a BIC %s is read as %s', (typed, bic) => expect(readBic(typed)).toBe(bic));
