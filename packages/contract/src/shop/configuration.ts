import { z } from 'zod';
import { line, text } from '../values.ts';
import { settingSchema } from './settings.ts';

/** A value is text as it is stored; a switch may come as what it is. */
const value = z.union([text(5000), z.boolean().transform(String), z.number().transform(String)]);

/** `version`: what getSettings or getConfiguration answered in meta; a writer who names none overwrites whatever is there. */
export const updateConfigurationParamsSchema = z.object({
  settings: z
    .array(z.object({ key: line(60).min(1), value }))
    .min(1)
    .max(100),
  version: z.int().optional(),
});

export const configurationSchema = z.object({
  key: z.string(),
  value: z.string(),
  /** A setting belongs to no category here. */
  categoryId: z.string(),
  configId: z.number(),
});

/** How often the settings were saved. */
export const settingsMetaSchema = z.object({ version: z.number() });

/** The settings as they are now: what getConfiguration answers. */
export const configurationConflictSchema = z.strictObject({ version: z.number(), settings: z.array(settingSchema) });

export type Configuration = z.infer<typeof configurationSchema>;
export type UpdateConfigurationParams = z.output<typeof updateConfigurationParamsSchema>;
