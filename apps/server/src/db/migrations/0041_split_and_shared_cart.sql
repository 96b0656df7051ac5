CREATE TABLE "shared_cart" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "is_complete_delivery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_split" text;--> statement-breakpoint
CREATE INDEX "shared_cart_until" ON "shared_cart" USING btree ("until");