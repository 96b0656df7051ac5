import type { FieldReason } from './field-reasons.ts';

/** What follows the letters of each member state in its VAT ids, as the Commission's VIES describes them. */
const memberStates: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** A VAT id as it is stored, compared and asked about. */
export function normalizeVatNumber(text: string): string {
  return text.trim().toUpperCase();
}

/** Whether VAT ids that begin with one of these letters are those of a member state of the EU. */
export function isOfMemberState(vatCodes: readonly string[]): boolean {
  return vatCodes.some((code) => Object.hasOwn(memberStates, code));
}

/** The letters of the member state whose VAT id this is, by its form; null: of none. */
export function memberStateOf(vatNumber: string): string | null {
  const code = vatNumber.slice(0, 2);
  return memberStates[code]?.test(vatNumber.slice(2)) ? code : null;
}

/**
 * Why a VAT id cannot be that of an address, or null; '' is none and counts as right. `vatCodes`: the letters with which those of
 * its country begin. Within the EU it is one of a member state, not of that country alone: a company may be registered in another.
 */
export function vatNumberFault(text: string, vatCodes: readonly string[]): FieldReason | null {
  const vatNumber = normalizeVatNumber(text);
  if (vatNumber === '') return null;
  // As it was typed: the capitals of ß are two letters.
  if (!/^[A-Z0-9]+$/i.test(text.trim())) return 'vatNumber';
  const mustBeOfMember = isOfMemberState(vatCodes) || isOfMemberState([vatNumber.slice(0, 2)]);
  return mustBeOfMember && memberStateOf(vatNumber) === null ? 'vatNumberForm' : null;
}
