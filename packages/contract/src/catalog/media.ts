import { z } from 'zod';

export const imageNamesSchema = z.object({
  /** The alternative text. */
  alternate: z.string(),
  imageId: z.number(),
  lang: z.string(),
  name: z.string(),
});

/** Sizes ascend: urlSecondPreview, urlPreview, urlMiddle, url. Width and height in pixels, of `url`. */
export const imagesDataSchema = z.object({
  path: z.string(),
  names: z.union([imageNamesSchema, z.array(z.string())]),
  position: z.number(),
  width: z.number().optional(),
  height: z.number().optional(),
  url: z.string(),
  urlSecondPreview: z.string(),
  urlPreview: z.string(),
  urlMiddle: z.string(),
  cleanImageName: z.string(),
  /** Base64 of a WebP of a few pixels, to be shown until the picture is there. Ours (docs/decisions/0004). */
  placeholder: z.string().optional(),
});

/** `variation` are those of the variation itself, `all` those of the item. */
export const imagesSchema = z.object({ all: z.array(imagesDataSchema), variation: z.array(imagesDataSchema) });

/** `description` and `technicalData` are HTML, the rest is plain text. `urlPath` has no ids and no leading slash. */
export const textsSchema = z.object({
  id: z.number().optional(),
  name1: z.string(),
  name2: z.string(),
  name3: z.string(),
  description: z.string().optional(),
  itemId: z.number().optional(),
  lang: z.string(),
  title: z.string().optional(),
  metaDescription: z.string().optional(),
  urlPath: z.string(),
  technicalData: z.string().optional(),
  shortDescription: z.string().optional(),
  keywords: z.string().optional(),
});

export type ImagesData = z.infer<typeof imagesDataSchema>;
export type Images = z.infer<typeof imagesSchema>;
export type Texts = z.infer<typeof textsSchema>;
