import { z } from 'zod';
import { color } from '../block-fields.ts';
import { structureBlock } from '../block-kind.ts';

const configuration = {
  /** `displayArrows`: on unless switched off. */
  controls: z.object({ displayArrows: z.boolean().optional(), color: color.optional() }).optional(),
};

/** Blocks that follow one another in the same place: banners. */
export const carousel = structureBlock(configuration, {
  defaults: { configuration: { controls: { displayArrows: true } }, children: ['Banner', 'Banner'] },
});
