-- Whoever writes to the catalogue is waited for before any table is locked (0069).
SELECT pg_advisory_xact_lock(716003);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "legal_texts" jsonb;
