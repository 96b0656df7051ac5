DROP INDEX "search_word_stem";--> statement-breakpoint
DROP INDEX "search_word_prefix";--> statement-breakpoint
DROP INDEX "search_word_trigrams";--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "is_main" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "search_document" SET "is_main" = "item"."main_variation_id" = "search_document"."variation_id", "position" = "item"."position"
FROM "item" WHERE "item"."id" = "search_document"."item_id";
