import { isTranslated } from '@mise/contract/content/block-fields.ts';
import type { Fields } from '@mise/contract/content/block-kind.ts';
import { isFields } from '@mise/contract/content/merge-texts.ts';
import { z } from 'zod';

/** What all languages share of a block's content, and what one of them says in its words: `mergeTexts` puts both together. */
export type SplitContent = { shared: Fields; texts: Fields };

/**
 * Splits content by its schema. A list is shared or written as a whole; `own` is what the language had of its own before: a field that
 * differed from language to language (a picture with words in it) goes on doing so.
 */
export function splitTexts(schema: z.ZodType, content: Fields, own: Fields = {}): SplitContent {
  const shape = shapeOf(schema);
  const split: SplitContent = { shared: {}, texts: {} };
  for (const [key, value] of Object.entries(content)) {
    const inner = shape[key];
    const ownInner = own[key];
    if (isFields(value) && inner && Object.keys(shapeOf(inner)).length > 0) {
      const { shared, texts } = splitTexts(inner, value, isFields(ownInner) ? ownInner : {});
      if (Object.keys(shared).length > 0) split.shared[key] = shared;
      if (Object.keys(texts).length > 0) split.texts[key] = texts;
    } else {
      const isText = ownInner !== undefined || (inner !== undefined && hasText(inner));
      split[isText ? 'texts' : 'shared'][key] = value;
    }
  }
  return split;
}

function hasText(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodOptional) return hasText(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return hasText(schema.element as z.ZodType);
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).some(hasText);
  return isTranslated(schema);
}

function shapeOf(schema: z.ZodType): Record<string, z.ZodType | undefined> {
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodObject ? schema.shape : {};
}
