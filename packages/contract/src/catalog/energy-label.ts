import { energyClasses } from '@mise/rules/energy-class.ts';
import { z } from 'zod';

/** What the arrow beside a price says: the class and the range of its scale. */
export const energyRatingSchema = z.object({
  efficiencyClass: z.enum(energyClasses),
  best: z.enum(energyClasses),
  worst: z.enum(energyClasses),
});

/**
 * The EU's energy label of a variation (Regulation (EU) 2017/1369), shown with every price of it. `url`: the picture of the label;
 * `sheets`: the product information sheet by language, null where it has no words; `bytes`: its size.
 */
export const energyLabelSchema = energyRatingSchema.extend({
  url: z.string(),
  sheets: z.array(z.object({ language: z.string().nullable(), url: z.string(), bytes: z.number() })),
});

export type EnergyLabel = z.infer<typeof energyLabelSchema>;
