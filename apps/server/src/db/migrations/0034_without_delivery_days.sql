ALTER TABLE "orders" DROP COLUMN "delivery_minimum_days";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "delivery_maximum_days";