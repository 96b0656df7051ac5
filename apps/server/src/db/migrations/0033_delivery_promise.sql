CREATE TABLE "shipping_transit" (
	"profile_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"minimum_days" integer NOT NULL,
	"maximum_days" integer NOT NULL,
	CONSTRAINT "shipping_transit_profile_id_country_id_pk" PRIMARY KEY("profile_id","country_id")
);
--> statement-breakpoint
ALTER TABLE "availability" ADD COLUMN "ready_minimum_days" integer;--> statement-breakpoint
ALTER TABLE "availability" ADD COLUMN "ready_maximum_days" integer;--> statement-breakpoint
ALTER TABLE "variation" ADD COLUMN "restock_on" date;--> statement-breakpoint
ALTER TABLE "variation" ADD COLUMN "supplier_days" integer;--> statement-breakpoint
ALTER TABLE "shipping_profile" ADD COLUMN "is_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "delivery_parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_transit" ADD CONSTRAINT "shipping_transit_profile_id_shipping_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."shipping_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_transit" ADD CONSTRAINT "shipping_transit_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Until the owner says otherwise: the usual days until delivery, without those of the carrier.
UPDATE "availability" SET "ready_minimum_days" = greatest("average_days" - 2, 0), "ready_maximum_days" = greatest("average_days" - 1, 0) WHERE "id" < 8;
