ALTER TABLE "item_document" DROP CONSTRAINT "item_document_item_id_file_id_pk";--> statement-breakpoint
ALTER TABLE "item_document" ADD COLUMN "variation_id" integer;--> statement-breakpoint
ALTER TABLE "variation" ADD COLUMN "energy_label" jsonb;--> statement-breakpoint
ALTER TABLE "item_document" ADD CONSTRAINT "item_document_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_document" ADD CONSTRAINT "item_document_once" UNIQUE NULLS NOT DISTINCT("item_id","file_id","variation_id");