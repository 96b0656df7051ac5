CREATE TABLE "withdrawal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text NOT NULL,
	"goods" text NOT NULL,
	"language" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"receipt_due_at" timestamp with time zone NOT NULL,
	"receipt_sent_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_email" ON "withdrawal" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "withdrawal_order" ON "withdrawal" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawal_received" ON "withdrawal" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "withdrawal_open" ON "withdrawal" USING btree ("id") WHERE "withdrawal"."done_at" IS NULL;