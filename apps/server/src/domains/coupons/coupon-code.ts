import { randomInt } from 'node:crypto';

/** Without what is mistaken for another: 0 and O, 1, I and L. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** 59 bits: guesses are braked, and each code is worth one discount. */
const codeLength = 12;

/** A code as it is kept: however it is typed, spaces and small letters are no difference. */
export function couponCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}

/** A new one that nobody guesses. */
export function newCouponCode(): string {
  return Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
}
