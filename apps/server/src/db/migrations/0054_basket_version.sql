ALTER TABLE "basket" ADD COLUMN "version" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "basket_version" uuid;--> statement-breakpoint
CREATE INDEX "orders_prepared" ON "orders" USING btree ("id") WHERE status_id = 1;--> statement-breakpoint
CREATE INDEX "orders_set_aside" ON "orders" USING btree ("hold_ends_at") WHERE status_id = 5 AND hold_ends_at IS NOT NULL AND paid_amount < total_gross;--> statement-breakpoint
UPDATE "orders" SET "basket_version" = "basket"."version" FROM "basket" WHERE "basket"."id" = "orders"."basket_id" AND "orders"."status_id" = 1 AND "basket"."updated_at" <= "orders"."created_at";
