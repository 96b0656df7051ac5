import { describe, expect, it } from 'vitest';
import { ibanInGroups, nationalAccount, readBic, readIban } from './bank-account.ts';

/** One of each country of the SEPA area, as published for trials (ISO 13616). */
const published = `
  AD1200012030200359100100 AL47212110090000000235698741 AT611904300234573201 BE68539007547034 BG80BNBG96611020345678
  CH9300762011623852957 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000 DK5000400440116243
  EE382200221020145685 ES9121000418450200051332 FI2112345600000785 FR1420041010050500013M02606 GB29NWBK60161331926819
  GI75NWBK000000007099453 GR1601101250000000012300695 HR1210010051863000160 HU42117730161111101800000000
  IE29AIBK93115212345678 IS140159260076545510730339 IT60X0542811101000000123456 LI21088100002324013AA LT121000011101001000
  LU280019400644750000 LV80BANK0000435195001 MC5811222000010123456789030 MD24AG000225100013104168 ME25505000012345678951
  MK07250120000058984 MT84MALT011000012345MTLCAST001S NL91ABNA0417164300 NO9386011117947 PL61109010140000071219812874
  PT50000201231234567890154 RO49AAAA1B31007593840000 RS35260005601001611379 SE4550000000058398257466 SI56263300012039086
  SK3112000000198742637541 SM86U0322509800000000270100 VA59001123000012345678
`.match(/\w+/g);

describe('an IBAN', () => {
  it.each([
    ['DE02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
    ['de02120300000000202051', 'DE02120300000000202051'],
    ['AT61\u00a01904 3002 3457 3201', 'AT611904300234573201'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
    ['NO93 8601 1117 947', 'NO9386011117947'],
  ])('%s is read', (typed, iban) => expect(readIban(typed)).toBe(iban));

  it.each(published ?? [])('%s is one', (iban) => expect(readIban(iban)).toBe(iban));

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
    ['another script, whose remainder and length are right', 'DE02 1203 0000 0000 2020 ٥١'],
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
