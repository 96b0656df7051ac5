SELECT pg_advisory_xact_lock(716003);--> statement-breakpoint
-- What words consist of is written anew by the next start, whatever a process of before writes until then.
TRUNCATE "search_posting";--> statement-breakpoint
INSERT INTO "catalog_version" ("id", "version") VALUES (3, 1) ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "catalog_version" ADD COLUMN "stamp" uuid DEFAULT gen_random_uuid() NOT NULL;
