import { z } from 'zod';
import { fileText } from '../file-text.ts';
import { operation } from '../operation.ts';
import { id, line } from '../values.ts';

/** `type`: is not looked at, what it is is told by its content. As multipart: one file, whose name is `filename`. */
export const uploadOrderFileParamsSchema = z.object({
  base64: fileText,
  filename: z.string().max(500),
  type: line(100).optional(),
});

/** `hash` and `fileName` are the two parts of what the upload answered. An order's key opens its files, too. */
export const orderFileParamsSchema = z.object({
  hash: line(64).min(1),
  fileName: line(200).optional(),
  orderId: id.optional(),
  accessKey: line(64).optional(),
});

/** Ours. */
export const deleteOrderFileParamsSchema = z.object({ hash: line(64).min(1) });

export const uploadsOperations = {
  doUploadOrderPropertyFile: operation({
    kind: 'do',
    access: 'anyone',
    input: uploadOrderFileParamsSchema,
    output: z.string(),
    errors: ['upload.refused', 'upload.tooLarge', 'upload.tooMany'],
    bodyLimit: 15 * 1024 * 1024,
    fileName: 'filename',
    weight: 3,
    summary: 'Keeps a file for an ordered line; answers what the order property takes as its value.',
  }),
  getOrderPropertyFile: operation({
    kind: 'get',
    access: 'anyone',
    input: orderFileParamsSchema,
    output: z.object({ body: z.string(), 'content-type': z.string() }),
    errors: ['upload.notFound', 'order.notFound'],
    weight: 3,
    summary: 'Answers a file in base64 to whom it belongs, and to operators.',
  }),
  deleteOrderPropertyFile: operation({
    kind: 'delete',
    access: 'anyone',
    input: deleteOrderFileParamsSchema,
    output: z.boolean(),
    errors: ['upload.notFound'],
    summary: 'Forgets a file that was handed in and is on no line.',
  }),
};

export type OrderFileParams = z.output<typeof orderFileParamsSchema>;
