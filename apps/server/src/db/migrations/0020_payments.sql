CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"order_id" integer,
	"method_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"provider" text,
	"provider_id" text,
	"checkout_url" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "payment_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"said" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_method_class" (
	"method_id" integer NOT NULL,
	"customer_class_id" integer NOT NULL,
	"credit_limit" bigint,
	"is_preselected" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payment_method_class_method_id_customer_class_id_pk" PRIMARY KEY("method_id","customer_class_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold_minutes" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entry" ADD CONSTRAINT "payment_entry_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_method_class" ADD CONSTRAINT "payment_method_class_method_id_payment_method_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_method"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_method_class" ADD CONSTRAINT "payment_method_class_customer_class_id_customer_class_id_fk" FOREIGN KEY ("customer_class_id") REFERENCES "public"."customer_class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_pending" ON "payment" USING btree ("created_at") WHERE status IN ('new', 'open', 'pending', 'authorized');--> statement-breakpoint
CREATE INDEX "payment_entry_payment" ON "payment_entry" USING btree ("payment_id");--> statement-breakpoint
-- What was noted as paid before there was a ledger.
INSERT INTO "payment" ("reference", "order_id", "method_key", "amount", "currency", "status", "created_at", "updated_at")
SELECT replace(gen_random_uuid()::text, '-', ''), "id", "payment_method_key", "paid_amount", "currency", 'paid', "updated_at", "updated_at"
FROM "orders" WHERE "paid_amount" <> 0;--> statement-breakpoint
INSERT INTO "payment_entry" ("payment_id", "kind", "amount", "created_at")
SELECT "payment"."id", "kind", "payment"."amount", "payment"."created_at"
FROM "payment" CROSS JOIN (VALUES ('attempt'), ('captured')) AS "booked" ("kind");
