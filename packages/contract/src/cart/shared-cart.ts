import { z } from 'zod';
import { productSchema } from '../catalog/product.ts';
import { line } from '../values.ts';

/** `token`: what the link holds; whoever has it may see and copy the lines until `validUntil`. */
export const sharedCartLinkSchema = z.object({ token: z.string(), validUntil: z.string() });

export const sharedCartParamsSchema = z.object({ token: line(64).min(1) });

/**
 * A line as it was shared. `variation` is null where whoever calls cannot buy it (any more). `answers`: what was selected of its order
 * properties; `missing`: those that were typed or handed in, which are nobody else's: the line is added on the page of its product.
 */
export const sharedCartLineSchema = z.object({
  variationId: z.number(),
  quantity: z.number(),
  variation: productSchema.nullable(),
  answers: z.array(z.object({ name: z.string(), value: z.string() })),
  missing: z.array(z.string()),
});

export const sharedCartSchema = z.object({
  sharedAt: z.string(),
  validUntil: z.string(),
  lines: z.array(sharedCartLineSchema),
});

export type SharedCart = z.infer<typeof sharedCartSchema>;
