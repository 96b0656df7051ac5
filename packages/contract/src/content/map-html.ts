import { z } from 'zod';
import { isField } from './block-fields.ts';
import { isFields } from './merge-texts.ts';

/** The value with every field that its schema marks as HTML replaced. HTML stands in objects and lists, never in unions. */
export function mapHtml(schema: z.ZodType, value: unknown, replace: (html: string) => string): unknown {
  if (schema instanceof z.ZodOptional) return mapHtml(schema.unwrap() as z.ZodType, value, replace);
  if (typeof value === 'string') return isField(schema, 'html') ? replace(value) : value;
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => mapHtml(schema.element as z.ZodType, entry, replace));
  }
  if (schema instanceof z.ZodObject && isFields(value)) {
    const entries = Object.entries(value).map(([key, entry]) => {
      const inner = schema.shape[key];
      return [key, inner ? mapHtml(inner, entry, replace) : entry];
    });
    return Object.fromEntries(entries);
  }
  return value;
}
