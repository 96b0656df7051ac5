import { z } from 'zod';
import { email, id, line } from '../values.ts';

/** `lang`: of the mails; where the shop does not speak it, that of the call. */
export const notifyMeSubscribeParamsSchema = z.object({
  email,
  lang: line(20).default(''),
  variationId: id,
});

/** The secret of a link that was mailed. */
export const notifyMeRouteTokenParamsSchema = z.object({
  token: z
    .string()
    .trim()
    .regex(/^[\w-]{1,100}$/),
});

/**
 * Ours beside `success`: `isConfirmed` says that no mail has to be answered first, which only the owner of the address hears;
 * `variationId` is what was waited for, where that is still known.
 */
export const notifyMeSuccessResponseSchema = z.object({
  success: z.boolean(),
  isConfirmed: z.boolean().optional(),
  variationId: z.number().optional(),
});
