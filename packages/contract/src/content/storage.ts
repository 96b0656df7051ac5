import { z } from 'zod';
import { fileTextOrNone } from '../file-text.ts';
import { criterion, line } from '../values.ts';

/** Pictures in one answer; more are asked for with the token. */
export const picturesPerAnswer = 50;

/** `fileTypes`: endings with commas between (jpg,png,webp,avif,svg). There are no folders: all pictures stand in one list. */
export const storageItemsParamsSchema = z
  .object({
    fileTypes: criterion(line(200)),
    includeFolders: z.unknown().optional(),
    continuationToken: criterion(line(500)),
  })
  .prefault({});

/** A picture of the shop: `publicUrl` is what blocks and settings name it by, `previewUrl` a small one of it. */
export const storageObjectSchema = z.object({
  key: z.string(),
  lastModified: z.string(),
  eTag: z.string(),
  /** Bytes; 0 for a photograph that comes with the program. */
  size: z.string(),
  storageClass: z.string(),
  publicUrl: z.string(),
  previewUrl: z.string().optional(),
});

/** `nextContinuationToken` is '' where nothing follows. */
export const storageTruncatedSchema = z.object({
  objects: z.array(storageObjectSchema),
  isTruncated: z.boolean(),
  nextContinuationToken: z.string(),
});

export const storageMetadataParamsSchema = z.object({ key: line(250).min(1) });

/** Pixels; 0 for a drawing, which has no size of its own. */
export const storageMetadataSchema = z.object({ width: z.string(), height: z.string() });

/** `key`: a name, of which the address is made; `type`: is not looked at, what it is is told by its content. */
export const storageUploadParamsSchema = z.object({
  base64: fileTextOrNone,
  key: line(250).min(1),
  type: line(100).optional(),
});

export const storageUploadSchema = z.object({
  key: z.string(),
  path: z.string(),
  eTag: z.string(),
  publicUrl: z.string(),
  previewUrl: z.string().optional(),
});

/** Why a picture is not taken. */
export const pictureProblems = ['unknownType', 'tooLarge', 'broken', 'empty'] as const;

export type StorageItemsParams = z.output<typeof storageItemsParamsSchema>;
export type StorageObject = z.infer<typeof storageObjectSchema>;
export type StorageTruncated = z.infer<typeof storageTruncatedSchema>;
export type StorageUpload = z.infer<typeof storageUploadSchema>;
