ALTER TABLE "session" ADD COLUMN "previous_token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_previous_token_hash_unique" UNIQUE("previous_token_hash");