ALTER TABLE "session" DROP CONSTRAINT "session_previous_token_hash_unique";--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "is_failed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "previous_token_hash";