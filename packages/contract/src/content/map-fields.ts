import { z } from 'zod';
import { type BlockField, isField } from './block-fields.ts';
import { isFields } from './merge-texts.ts';

/** The value with every field replaced that its schema marks as of a sort. Such fields stand in objects and lists, never in unions. */
export function mapFields(
  schema: z.ZodType,
  value: unknown,
  sort: BlockField,
  replace: (value: string) => string,
): unknown {
  if (schema instanceof z.ZodOptional) return mapFields(schema.unwrap() as z.ZodType, value, sort, replace);
  if (typeof value === 'string') return isField(schema, sort) ? replace(value) : value;
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => mapFields(schema.element as z.ZodType, entry, sort, replace));
  }
  if (schema instanceof z.ZodObject && isFields(value)) {
    const entries = Object.entries(value).map(([key, entry]) => {
      const inner = schema.shape[key];
      return [key, inner ? mapFields(inner, entry, sort, replace) : entry];
    });
    return Object.fromEntries(entries);
  }
  return value;
}
