ALTER TABLE "variation" ADD COLUMN "pack_unit_id" integer;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "pack" jsonb;--> statement-breakpoint
ALTER TABLE "variation" ADD CONSTRAINT "variation_pack_unit_id_unit_id_fk" FOREIGN KEY ("pack_unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;