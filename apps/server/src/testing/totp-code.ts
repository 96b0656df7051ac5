import { generateSync } from 'otplib';

/** What an app shows at a moment. */
export function codeAt(secret: string, moment: Date): string {
  return generateSync({ secret, epoch: Math.floor(moment.getTime() / 1000) });
}
