ALTER TABLE "customer" ADD COLUMN "is_billing_as_shipping" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "customer" SET "is_billing_as_shipping" = false FROM "basket"
WHERE "basket"."customer_id" = "customer"."id" AND "basket"."billing_address_id" <> "basket"."shipping_address_id";
