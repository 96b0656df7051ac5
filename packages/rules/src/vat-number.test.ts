import { expect, test } from 'vitest';
import { memberStateOf, vatNumberFault } from './vat-number.ts';

test.each([
  ['', ['DE'], null],
  ['DE123456789', ['DE'], null],
  ['atu12345678', ['AT'], null],
  [' DE123456789 ', ['DE'], null],
  // A Dutch company with an office in Vienna.
  ['NL123456789B01', ['AT'], null],
  ['DE 123456789', ['DE'], 'vatNumber'],
  ['DE12345678ß', ['DE'], 'vatNumber'],
  ['DE١٢٣٤٥٦٧٨٩', ['DE'], 'vatNumber'],
  ['AT12345678', ['AT'], 'vatNumberForm'],
  ['U12345678', ['AT'], 'vatNumberForm'],
  ['123456789', ['DE'], 'vatNumberForm'],
  ['CHE123456789', ['AT'], 'vatNumberForm'],
  ['CHE123456789', ['CHE'], null],
  ['CHE123456789MWST', ['CHE'], null],
  ['123456789', ['GB', 'XI'], null],
  ['123456789', [], null],
  ['DE1', ['CHE'], 'vatNumberForm'],
])('%j where ids begin with %j: %j', (text, vatCodes, fault) => {
  expect(vatNumberFault(text, vatCodes)).toBe(fault);
});

test.each([
  ['ATU12345678', 'AT'],
  ['BE0123456789', 'BE'],
  ['EL123456789', 'EL'],
  ['ESB12345678', 'ES'],
  ['ESX1234567A', 'ES'],
  ['ES12345678A', 'ES'],
  ['FRXX123456789', 'FR'],
  ['IE1234567WA', 'IE'],
  ['IT12345678901', 'IT'],
  ['SE123456789012', 'SE'],
  ['FRIO123456789', null],
  ['BE9123456789', null],
  ['GR123456789', null],
  ['XI123456789', null],
  ['', null],
])('%j is of %j', (vatNumber, code) => {
  expect(memberStateOf(vatNumber)).toBe(code);
});
