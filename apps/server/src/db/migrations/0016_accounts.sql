CREATE TABLE "account" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"company_name" text NOT NULL,
	"vat_number" text NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp with time zone,
	"pending_email" text,
	"agreed_texts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	CONSTRAINT "account_email_unique" UNIQUE("email"),
	CONSTRAINT "account_email_lower_case" CHECK ("account"."email" = lower("account"."email"))
);
--> statement-breakpoint
CREATE TABLE "account_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_text_version" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"language" text NOT NULL,
	"html" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "logged_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" jsonb;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_token_customer" ON "account_token" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "account_token_until" ON "account_token" USING btree ("until");--> statement-breakpoint
-- The class of whoever registers as a business; an empty database gets it with all others.
INSERT INTO "customer_class" ("id", "names", "shows_net_prices", "discount_percent")
SELECT 3, '{"de": "Gewerbe", "en": "Business"}', true, 0 WHERE EXISTS (SELECT FROM "customer_class")
ON CONFLICT DO NOTHING;
