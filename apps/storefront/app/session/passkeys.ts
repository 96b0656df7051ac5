import type { NewPasskey, PasskeyAnswer } from '@mise/contract/operators/second-factor.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Has the browser show a passkey for what the shop asks (`passkeyOptions` of a login). */
export async function showPasskey(options: Record<string, unknown>): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
}

/** Has the browser make a passkey (`options` of doPreparePasskey). */
export async function makePasskey(options: Record<string, unknown>): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
}
