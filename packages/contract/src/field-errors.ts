import { type FieldReason, fieldReasons } from '@mise/rules/field-reasons.ts';
import type { z } from 'zod';
import type { ErrorData } from './errors.ts';
import { refusal } from './refusal.ts';

/** More than any form has: each is put into words, for bodies that may be made of nothing else. */
const mostFields = 100;

/**
 * Path of each wrong field -> reason, e.g. `{ "addressData.zipCode": "required" }`; `input` stands for the argument as a
 * whole. The first reason of a field counts, and of many fields the first. `input` is what was parsed: whether a field was absent shows
 * only there.
 */
export function fieldErrors(error: z.ZodError, input: unknown): ErrorData<'invalidInput'> {
  const fields: ErrorData<'invalidInput'> = {};
  const wrong = error.issues.flatMap((issue) => pathsOf(issue).map((path) => ({ path, issue })));
  for (const { path, issue } of wrong.slice(0, mostFields)) {
    fields[path.map(String).join('.') || 'input'] ??= reasonOf(issue, input);
  }
  return fields;
}

function pathsOf(issue: z.core.$ZodIssue): PropertyKey[][] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

/** The argument as the operation's handler gets it; refuses with `invalidInput`, the fields in `cause`. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (!result.success) {
    throw refusal('invalidInput', { cause: fieldErrors(result.error, input) });
  }
  return result.data;
}

function reasonOf(issue: z.core.$ZodIssue, input: unknown): FieldReason {
  if (issue.code !== 'unrecognized_keys' && isEmpty(valueAt(input, issue.path))) {
    return 'required';
  }
  switch (issue.code) {
    case 'too_small':
      return sized(issue.origin, 'tooShort', 'tooFew', 'tooSmall');
    case 'too_big':
      return sized(issue.origin, 'tooLong', 'tooMany', 'tooLarge');
    case 'invalid_value':
      return 'notOffered';
    case 'unrecognized_keys':
      return 'unknown';
    case 'custom':
      // What a schema of ours gives as the message of a refinement.
      return fieldReasons.find((reason) => reason === issue.message) ?? 'invalid';
    default:
      return 'invalid';
  }
}

function sized(origin: string, text: FieldReason, list: FieldReason, number: FieldReason): FieldReason {
  if (origin === 'string') return text;
  return origin === 'array' ? list : number;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
