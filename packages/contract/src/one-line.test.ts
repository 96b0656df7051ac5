import { expect, it } from 'vitest';
import { z } from 'zod';
import { operations } from './operations.ts';

/** Fields whose texts may have breaks, by the end of their path. All others are a line: a new field of several says so here. */
const severalLines = [
  // What buyers and customers write at length.
  'orderContactWish',
  'message',
  'doWithdraw.goods',
  // An answer is checked by its question (`order-answers.ts`), a setting by its entry (`typedSetting`).
  'property.value',
  'settings[].value',
  // HTML and JSON, whose words are parsed by the kind of their block.
  'content',
  'blocks',
  // Compared or hashed, and shown nowhere.
  'password',
  'password2',
  'oldPassword',
  'cf-turnstile-response',
  // Read as bytes; its name by `uploadName`.
  'base64',
  'filename',
  // Taken from old clients, and looked at by nobody.
  'includeFolders',
  // Logged as JSON.
  'doAddShopLogs{}',
  'doAddShopLogs[]{}',
];

const breaks = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const pasted = ['ab\ncd', 'ab\rcd', 'ab\tcd', 'ab\u0000cd', 'ab\u001bcd', 'ab\u0085cd', 'ab\u2028cd', 'ab\u202ecd'];

/** Every schema of an input that takes a text, by its path. */
function* textsOf(schema: z.ZodType, path: string): Generator<[string, z.ZodType]> {
  if (schema instanceof z.ZodObject) {
    for (const [key, field] of Object.entries(schema.shape)) yield* textsOf(field as z.ZodType, `${path}.${key}`);
  } else if (schema instanceof z.ZodArray) yield* textsOf(schema.element as z.ZodType, `${path}[]`);
  else if (schema instanceof z.ZodRecord) yield* textsOf(schema.valueType as z.ZodType, `${path}{}`);
  else if (schema instanceof z.ZodUnion) for (const option of schema.options) yield* textsOf(option as z.ZodType, path);
  else if (isWrapper(schema)) yield* textsOf(schema.def.innerType as z.ZodType, path);
  else yield [path, schema];
  // What is made of a list or an object is made of its parts.
  if (schema instanceof z.ZodPipe) yield* partsOf(schema.in as z.ZodType, path);
}

function* partsOf(schema: z.ZodType, path: string): Generator<[string, z.ZodType]> {
  if (schema instanceof z.ZodPipe) yield* partsOf(schema.in as z.ZodType, path);
  else if (schema instanceof z.ZodObject || schema instanceof z.ZodArray) yield* textsOf(schema, path);
}

function isWrapper(schema: z.ZodType): schema is z.ZodOptional {
  const wrappers = [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodPrefault];
  return wrappers.some((wrapper) => schema instanceof wrapper);
}

const texts = Object.entries(operations).flatMap(([name, { input }]) => [...textsOf(input, name)]);

it('no operation takes breaks of lines where it asks for one line', () => {
  const broken = texts.filter(([path, schema]) => {
    const isOfLines = severalLines.some((end) => path.endsWith(end));
    return !isOfLines && pasted.some((text) => breaks.test(String(schema.safeParse(text).data ?? '')));
  });
  expect([...new Set(broken.map(([path]) => path))]).toEqual([]);
});

it('the fields of names, addresses and titles are among those that are looked at', () => {
  const paths = texts.map(([path]) => path);
  for (const path of [
    'doSaveAddress.addressData.city',
    'setCategorySettings[].metaTitle',
    'doReview.title',
    'setBankAccount.bankName',
  ])
    expect(paths).toContain(path);
  expect(paths.length).toBeGreaterThan(300);
});
