/** Why a field of a form is refused. The interface shows the translation of `fieldError.{reason}`. */
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
] as const;

export type FieldReason = (typeof fieldReasons)[number];
