/** Why a field of a form is refused. */
export const fieldReasons = [
  'required',
  'invalid',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'tooFew',
  'tooMany',
  'notOffered',
  'unknown',
  'email',
  'vatNumber',
  'shortPassword',
  'simplePassword',
  'commonPassword',
  'ownPassword',
] as const;

export type FieldReason = (typeof fieldReasons)[number];

/** Ids of the texts that say so, in pages and in answers (packages/texts, `forms.json`). */
export const fieldReasonTexts = {
  required: 'fieldError.required',
  invalid: 'fieldError.invalid',
  tooShort: 'fieldError.tooShort',
  tooLong: 'fieldError.tooLong',
  tooSmall: 'fieldError.invalid',
  tooLarge: 'fieldError.invalid',
  tooFew: 'fieldError.invalid',
  tooMany: 'fieldError.invalid',
  notOffered: 'fieldError.notOffered',
  unknown: 'fieldError.invalid',
  email: 'errorMessages.email.valid',
  vatNumber: 'fieldError.vatNumber',
  shortPassword: 'fieldError.shortPassword',
  simplePassword: 'fieldError.simplePassword',
  commonPassword: 'fieldError.commonPassword',
  ownPassword: 'fieldError.ownPassword',
} as const satisfies Record<FieldReason, string>;
