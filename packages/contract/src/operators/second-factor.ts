import { z } from 'zod';
import { id, line } from '../values.ts';
import { operatorPassword, operatorSchema } from './operator.ts';

/** What an operator shows beside the password: a code of an app, a passkey, or one of the codes that were written down. */
export const factorKinds = ['totp', 'passkey', 'recoveryCode'] as const;

/** Opens one step and is worth nothing afterwards. */
export const ticket = z.string().regex(/^[\w-]{43}$/);

/** The six digits of an app. People write them in groups. */
const totpCode = z
  .string()
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);

/** What `navigator.credentials` takes, as JSON (WebAuthn Level 3). */
const passkeyOptions = z.record(z.string(), z.unknown());

const passkeyAnswer = { id: base64url, rawId: base64url, type: z.literal('public-key') };

const passkeyProof = z.object({
  ...passkeyAnswer,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});

const newPasskey = z.object({
  ...passkeyAnswer,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(line(30)).max(10).optional(),
  }),
});

/** Exactly one of the two: the operator is logged in, or has to show a second factor. */
export const operatorLoginSchema = z.object({
  operator: operatorSchema.nullable(),
  secondFactor: z
    .object({
      ticket: z.string(),
      kinds: z.array(z.enum(factorKinds)),
      /** For a passkey; null where there is none. */
      passkeyOptions: passkeyOptions.nullable(),
    })
    .nullable(),
});

export const confirmOperatorLoginParamsSchema = z.object({
  ticket,
  proof: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('totp'), code: totpCode }),
    z.object({ kind: z.literal('recoveryCode'), code: line(40).min(1) }),
    z.object({ kind: z.literal('passkey'), passkey: passkeyProof }),
  ]),
});

export const operatorFactorsSchema = z.object({
  /** The shop asks every operator for a second factor. */
  isRequired: z.boolean(),
  /** ISO 8601: since when there is an app; null without one. */
  totpSince: z.string().nullable(),
  passkeys: z.array(
    z.object({ id: z.number(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() }),
  ),
  recoveryCodesLeft: z.number(),
});

export const preparedTotpSchema = z.object({
  ticket: z.string(),
  /** For whoever types it into the app. */
  secret: z.string(),
  /** The same as a drawing (SVG) for its camera. */
  qrCode: z.string(),
});

export const preparedPasskeySchema = z.object({ ticket: z.string(), options: passkeyOptions });

export const confirmTotpParamsSchema = z.object({ ticket, code: totpCode });

export const confirmPasskeyParamsSchema = z.object({ ticket, name: line(60).min(1), passkey: newPasskey });

export const deletePasskeyParamsSchema = z.object({ passkeyId: id, password: operatorPassword });

/** The codes are shown this once. null: there are codes already. */
export const addedFactorSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() });

export const newRecoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export type FactorKind = (typeof factorKinds)[number];
export type OperatorLogin = z.infer<typeof operatorLoginSchema>;
export type FactorProof = z.infer<typeof confirmOperatorLoginParamsSchema>['proof'];
/** As a browser makes it. */
export type PasskeyAnswer = z.input<typeof passkeyProof>;
export type PasskeyProof = z.infer<typeof passkeyProof>;
export type NewPasskey = z.infer<typeof newPasskey>;
export type OperatorFactors = z.infer<typeof operatorFactorsSchema>;
export type PreparedTotp = z.infer<typeof preparedTotpSchema>;
export type PreparedPasskey = z.infer<typeof preparedPasskeySchema>;
