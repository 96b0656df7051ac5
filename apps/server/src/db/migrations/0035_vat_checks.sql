CREATE TABLE "vat_check" (
	"vat_number" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"consultation_number" text,
	"name" text,
	"address" text,
	"asked_at" timestamp with time zone NOT NULL,
	"is_waiting" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_standing" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_recheck" jsonb;--> statement-breakpoint
CREATE INDEX "vat_check_asked" ON "vat_check" USING btree ("is_waiting","asked_at");--> statement-breakpoint
CREATE INDEX "orders_vat_number" ON "orders" USING btree ((vat_standing ->> 'vatNumber')) WHERE vat_standing IS NOT NULL;