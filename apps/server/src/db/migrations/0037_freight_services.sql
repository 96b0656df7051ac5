CREATE TABLE "shipping_service" (
	"profile_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"windows" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "shipping_service_profile_id_country_id_kind_pk" PRIMARY KEY("profile_id","country_id","kind")
);
--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "freight_services" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_services" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_service" ADD CONSTRAINT "shipping_service_profile_id_shipping_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."shipping_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_service" ADD CONSTRAINT "shipping_service_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;