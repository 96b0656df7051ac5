ALTER TABLE "order_property" ADD COLUMN "maximum_length" integer;--> statement-breakpoint
ALTER TABLE "order_property" ADD COLUMN "minimum_value" integer;--> statement-breakpoint
ALTER TABLE "order_property" ADD COLUMN "maximum_value" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_minimum_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_maximum_days" integer;