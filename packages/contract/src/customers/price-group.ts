import { z } from 'zod';

const sideSchema = z.enum(['net', 'gross']);

export const setPriceSideParamsSchema = z.object({ side: sideSchema });

/**
 * How the shop is shown: `side` is that of the prices, which binds. For a member, a customer who is logged in, it is the side of
 * their class, and categories for customers are open; a guest may choose it.
 */
export const priceGroupSchema = z.object({ side: sideSchema, isMember: z.boolean() });

export type PriceGroup = z.infer<typeof priceGroupSchema>;
