ALTER TABLE "review" ADD COLUMN "variation_id" integer;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_author" ON "review" USING btree ("customer_id","item_id");--> statement-breakpoint
CREATE INDEX "review_variation" ON "review" USING btree ("variation_id");