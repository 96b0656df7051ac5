import { z } from 'zod';

/**
 * What buyers are told in a file beside the page: how to handle a hazardous mixture, how to care for something, what was tested, what an
 * appliance consumes (the product information sheet that goes with an energy label).
 */
export const documentKinds = ['safety', 'care', 'certificate', 'energy'] as const;

/** `title`: '' where its kind says enough; `language`: in which it is written, null where it has no words; `bytes`: its size. */
export const productDocumentSchema = z.object({
  kind: z.enum(documentKinds),
  title: z.string(),
  language: z.string().nullable(),
  url: z.string(),
  bytes: z.number(),
});

export type DocumentKind = (typeof documentKinds)[number];
export type ProductDocument = z.infer<typeof productDocumentSchema>;
