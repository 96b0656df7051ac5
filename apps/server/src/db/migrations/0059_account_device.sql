CREATE TABLE "account_device" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"logged_in_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_device" ADD CONSTRAINT "account_device_customer_id_account_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."account"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_device_customer" ON "account_device" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "account_device_logged_in" ON "account_device" USING btree ("logged_in_at");