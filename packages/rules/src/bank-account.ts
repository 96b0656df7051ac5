/** How long an IBAN is where euros are transferred by it (the SEPA area), the country included. */
const ibanLengths: Record<string, number> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** An IBAN as it was typed, with or without spaces, without them and in capitals; null where a digit is wrong (ISO 13616) or it is of no country that has one. */
export function readIban(typed: string): string | null {
  const iban = compact(typed);
  const isComplete = /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) && iban.length === ibanLengths[iban.slice(0, 2)];
  return isComplete && remainder(iban) === 1 ? iban : null;
}

/** A BIC (ISO 9362) in capitals: eight characters, or eleven with the branch; null for anything else. */
export function readBic(typed: string): string | null {
  const bic = compact(typed);
  return /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic) ? bic : null;
}

/** As it stands in letters: "DE02 1203 0000 0000 2020 51". */
export function ibanInGroups(iban: string): string {
  return iban.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ');
}

/** The national numbers that a German IBAN contains; none of another country. */
export function nationalAccount(iban: string): { code: string; account: string } {
  if (!iban.startsWith('DE')) return { code: '', account: '' };
  return { code: iban.slice(4, 12), account: iban.slice(12) };
}

function compact(typed: string): string {
  return typed.replace(/[\s\u00a0]/g, '').toUpperCase();
}

/** The number of ISO 7064 (letters are 10 to 35, the first four characters come last), modulo 97. */
function remainder(iban: string): number {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return Number(BigInt(digits) % 97n);
}
