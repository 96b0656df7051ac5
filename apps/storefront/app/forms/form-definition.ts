import type { FieldReason } from '@mise/rules/field-reasons.ts';
import type { MessageId } from '#app/i18n/message-ids.ts';

/** `email` brings its own check, keyboard and autocomplete; what is typed into a `password` is never stored. */
export type FieldKind = 'text' | 'email' | 'tel' | 'password' | 'multiLine' | 'select' | 'choice' | 'checkbox';

export type FieldDefinition = {
  kind: FieldKind;
  /** How the field is called, above it and in the error summary. */
  label: MessageId;
  hint?: MessageId;
  /** Its name in the error summary where two fields have the same label, which the text gets as `label`. */
  summaryLabel?: MessageId;
  /** As HTML names it: `given-name`. */
  autoComplete?: string;
  isRequired?: boolean;
  /** Characters. Longer texts are refused, never cut. */
  maxLength?: number;
  /** Gets what was entered, trimmed and not empty. */
  check?: (text: string) => FieldReason | undefined;
  /** Texts that say more about a reason than `fieldError.{reason}`. */
  errorTexts?: Partial<Record<FieldReason, MessageId>>;
};

/** By name, in the order of the page. */
export type FieldDefinitions = Record<string, FieldDefinition>;

export type FormDefinition<Fields extends FieldDefinitions> = { id: string; fields: Fields };

export type FieldName<Fields> = keyof Fields & string;

/** What a form holds: texts as they were entered, '' where nothing was, and whether a checkbox is on. */
export type FormValues<Fields extends FieldDefinitions> = {
  [Name in FieldName<Fields>]: Fields[Name]['kind'] extends 'checkbox' ? boolean : string;
};

export type FormErrors<Fields> = Partial<Record<FieldName<Fields>, FieldReason>>;

/** What is declared of a field. */
export function definitionOf<Fields extends FieldDefinitions>(
  fields: Fields,
  name: FieldName<Fields>,
): FieldDefinition {
  const field = fields[name];
  if (!field) throw new Error(`the form has no field ${name}`);
  return field;
}

/** A form and its fields. `id` is its own on the page: the ids of its elements begin with it. */
export function defineForm<const Fields extends FieldDefinitions>(id: string, fields: Fields): FormDefinition<Fields> {
  return { id, fields };
}

export type PrefixedFields<Prefix extends string, Fields extends FieldDefinitions> = {
  [Name in FieldName<Fields> as `${Prefix}.${Name}`]: FieldDefinition & Pick<Fields[Name], 'kind'>;
};

/** Fields under names that begin with `prefix.`, for a form that asks for the same twice; `change` tells them apart. */
export function prefixFields<Prefix extends string, const Fields extends FieldDefinitions>(
  prefix: Prefix,
  fields: Fields,
  change: (field: FieldDefinition) => FieldDefinition,
): PrefixedFields<Prefix, Fields> {
  const entries = Object.entries(fields).map(([name, field]) => [`${prefix}.${name}`, change(field)]);
  return Object.fromEntries(entries);
}
