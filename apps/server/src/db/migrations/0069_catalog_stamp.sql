ALTER TABLE "catalog_version" ADD COLUMN "stamp" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
-- What words consist of is written anew by the next start, which finds no postings.
TRUNCATE "search_posting";
