import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  storageItemsParamsSchema,
  storageMetadataParamsSchema,
  storageMetadataSchema,
  storageObjectSchema,
  storageTruncatedSchema,
  storageUploadParamsSchema,
  storageUploadSchema,
} from './storage.ts';

/** The pictures of the shop, for whoever chooses one. */
export const storageOperations = {
  getStorageItems: operation({
    kind: 'get',
    access: 'viewer',
    input: storageItemsParamsSchema,
    output: z.array(storageObjectSchema),
    errors: [],
    summary: 'Lists the pictures of the shop, the latest first, up to fifty.',
  }),
  getTruncatedStorageItems: operation({
    kind: 'get',
    access: 'viewer',
    input: storageItemsParamsSchema,
    output: storageTruncatedSchema,
    errors: [],
    summary: 'Lists the pictures of the shop, the latest first, with a token to go on by.',
  }),
  getStorageMetadata: operation({
    kind: 'get',
    access: 'viewer',
    input: storageMetadataParamsSchema,
    output: storageMetadataSchema,
    errors: ['storage.notFound'],
    summary: 'Answers the size of a picture.',
  }),
  doUploadStorageItem: operation({
    kind: 'do',
    access: 'editor',
    input: storageUploadParamsSchema,
    output: storageUploadSchema,
    errors: ['storage.pictureRefused'],
    bodyLimit: 15 * 1024 * 1024,
    fileName: 'key',
    weight: 3,
    summary: 'Puts a picture among those of the shop, after the check that every picture passes.',
  }),
};
