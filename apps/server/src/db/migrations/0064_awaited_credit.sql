ALTER TABLE "orders" ADD COLUMN "awaited_credit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_asked" bigint DEFAULT 0 NOT NULL;