import { createHash, createHmac } from 'node:crypto';

/** Crockford's base 32: nothing in it is mistaken for another letter. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 100 bits: who guesses a million a second needs more time than there was. */
const codeLength = 20;
const groups = /.{4}(?=.)/g;

/** The code of a gift card as it is mailed: neither the nonce nor the shop's secret is enough to know it. */
export function giftCardCode(secret: string, nonce: Buffer): string {
  const bytes = createHmac('sha256', secret).update('gift card ').update(nonce).digest();
  const code = Array.from(bytes.subarray(0, codeLength), (byte) => letters[byte % letters.length]).join('');
  return code.replace(groups, '$&-');
}

/** What is kept of a code, however it is typed; null where no code is written like that. */
export function giftCardHash(typed: string): Buffer | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (code.length !== codeLength || [...code].some((letter) => !letters.includes(letter))) return null;
  return createHash('sha256').update(code).digest();
}
