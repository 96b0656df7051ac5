CREATE TABLE "stock_notification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variation_id" integer NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"customer_id" integer,
	"key" text NOT NULL,
	"mail_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	CONSTRAINT "stock_notification_key_unique" UNIQUE("key"),
	CONSTRAINT "stock_notification_once" UNIQUE("variation_id","email"),
	CONSTRAINT "stock_notification_lower_case" CHECK ("stock_notification"."email" = lower("stock_notification"."email"))
);
--> statement-breakpoint
ALTER TABLE "stock_notification" ADD CONSTRAINT "stock_notification_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notification" ADD CONSTRAINT "stock_notification_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_notification_email" ON "stock_notification" USING btree ("email");--> statement-breakpoint
CREATE INDEX "stock_notification_customer" ON "stock_notification" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "stock_notification_waiting" ON "stock_notification" USING btree ("variation_id") WHERE "stock_notification"."confirmed_at" IS NOT NULL AND "stock_notification"."notified_at" IS NULL;