import { z } from 'zod';
import { cartItemsSchema, cartSchema } from '../cart/cart.ts';
import { eventsSchema } from '../events.ts';
import { email } from '../values.ts';
import { userSchema } from './user.ts';

/** `user` is the customer, `{ guestMail }` or null. */
export const sessionResultSchema = z.object({
  basket: cartSchema,
  user: userSchema.nullable(),
  apiEvents: eventsSchema.optional(),
});

export const loginAsGuestParamsSchema = z.object({ email, cartItems: cartItemsSchema });

export type SessionResult = z.infer<typeof sessionResultSchema>;
