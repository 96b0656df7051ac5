CREATE TABLE "removed_basket_item" (
	"line_id" integer PRIMARY KEY NOT NULL,
	"basket_id" integer NOT NULL,
	"variation_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"order_params" jsonb NOT NULL,
	"order_params_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "removed_basket_item" ADD CONSTRAINT "removed_basket_item_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_basket_item" ADD CONSTRAINT "removed_basket_item_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_basket_item_basket" ON "removed_basket_item" USING btree ("basket_id");