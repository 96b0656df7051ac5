import { z } from 'zod';
import { basketSchema, cartItemSchema } from './cart/basket.ts';
import { methodOfPaymentEntrySchema, paymentMethodSchema } from './checkout/payment.ts';
import { shippingMethodSchema } from './checkout/shipping.ts';
import { userSchema } from './customers/user.ts';
import { currencyEntrySchema } from './shop/settings.ts';

export const checkoutChangedSchema = z.object({
  checkout: z.object({
    billingAddressId: z.number().nullable(),
    contactWish: z.string().nullable(),
    currency: z.string(),
    currencyList: z.array(currencyEntrySchema),
    deliveryAddressId: z.number().nullable(),
    maxDeliveryDays: z.array(z.unknown()),
    methodOfPaymentId: z.number().nullable(),
    methodOfPaymentList: z.array(methodOfPaymentEntrySchema),
    paymentDataList: z.array(paymentMethodSchema),
    readOnly: z.boolean(),
    shippingCountryId: z.number().nullable(),
    shippingProfileId: z.number().nullable(),
    shippingProfileList: z.array(shippingMethodSchema),
  }),
});

/**
 * What changed beside the data of an answer or with a refusal, by name; a client refreshes its cart and checkout from it.
 * Those of the basket carry the basket, or the line that was touched.
 */
export const eventsSchema = z
  .object({
    AfterBasketChanged: z.object({ basket: basketSchema }),
    AfterBasketItemAdd: z.object({ basketItem: cartItemSchema }),
    AfterBasketItemUpdate: z.object({ basketItem: cartItemSchema }),
    CheckoutChanged: checkoutChangedSchema,
    AfterAccountAuthentication: z.object({ isSuccess: z.boolean(), accountContact: userSchema }),
    FrontendLanguageChanged: z.object({ language: z.string() }),
  })
  .partial();

export type CheckoutChanged = z.infer<typeof checkoutChangedSchema>;
export type Events = z.infer<typeof eventsSchema>;
