ALTER TABLE "session" ADD COLUMN "replaced_token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "left_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "session_replaced" ON "session" USING btree ("replaced_token_hash") WHERE "session"."replaced_token_hash" IS NOT NULL;