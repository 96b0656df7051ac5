ALTER TABLE "orders" ADD COLUMN "is_fetched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "is_fetched" = true
WHERE ("delivery" ->> 'isPickup')::boolean
   OR ("delivery" IS NULL AND "shipping_profile_id" IN (SELECT "id" FROM "shipping_profile" WHERE "is_pickup"));
