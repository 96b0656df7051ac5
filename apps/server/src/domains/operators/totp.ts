import { generateSecret, generateURI, verifySync } from 'otplib';
import { renderSVG } from 'uqr';

/** Seconds that the clock of a telephone may be off: one code before and one after. */
const tolerance = 30;
/** How long a code counts, as apps have it (RFC 6238). */
const stepSeconds = 30;

/** What an app needs to make codes: the secret (base32), and a drawing of it that its camera reads. */
export function newTotpSecret(account: { shopName: string; email: string }): { secret: string; qrCode: string } {
  const secret = generateSecret();
  const uri = generateURI({ issuer: account.shopName, label: account.email, secret });
  return { secret, qrCode: renderSVG(uri, { border: 2 }) };
}

/**
 * The step of time that a code belongs to, later than `lastStep`; null where it belongs to none that counts now. A last step that is still
 * to come is one of a clock that was ahead.
 */
export function stepOfCode(
  secret: string,
  { code, now, lastStep }: { code: string; now: Date; lastStep: number },
): number | null {
  const epoch = Math.floor(now.getTime() / 1000);
  const options = { secret, token: code, epoch, epochTolerance: tolerance };
  const isPast = lastStep > 0 && lastStep * stepSeconds <= epoch + tolerance;
  const result = verifySync(isPast ? { ...options, afterTimeStep: lastStep } : options);
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
