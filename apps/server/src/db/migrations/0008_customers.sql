CREATE TABLE "customer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"email" text,
	"customer_class_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "basket_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "customer_id" integer;
--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "company_id" integer;
--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "customer_id" integer;
--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "company_id" integer;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "customer_id" integer;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_id" integer;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "company_id" integer;
--> statement-breakpoint
-- Each session gets a customer of its own, under the same number.
INSERT INTO "customer" ("id", "kind", "email", "customer_class_id", "created_at") OVERRIDING SYSTEM VALUE
SELECT "id", 'guest', "guest_email", "customer_class_id", "created_at" FROM "session";
--> statement-breakpoint
-- So do orders of sessions that were forgotten: those of one session stay together.
INSERT INTO "customer" ("id", "kind", "customer_class_id", "created_at") OVERRIDING SYSTEM VALUE
SELECT DISTINCT ON ("session_id") "session_id", 'guest', "customer_class_id", "created_at" FROM "orders"
WHERE NOT EXISTS (SELECT FROM "customer" WHERE "customer"."id" = "session_id") AND "session_id" IS NOT NULL
ORDER BY "session_id", "created_at";
--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('customer', 'id'), coalesce(max("id"), 0) + 1, false) FROM "customer";
--> statement-breakpoint
UPDATE "session" SET "customer_id" = "id";
--> statement-breakpoint
UPDATE "address" SET "customer_id" = "session_id";
--> statement-breakpoint
UPDATE "basket" SET "customer_id" = "session_id";
--> statement-breakpoint
UPDATE "orders" SET "customer_id" = coalesce("session_id", nextval(pg_get_serial_sequence('customer', 'id')));
--> statement-breakpoint
INSERT INTO "customer" ("id", "kind", "customer_class_id", "created_at") OVERRIDING SYSTEM VALUE
SELECT "customer_id", 'guest', "customer_class_id", "created_at" FROM "orders" WHERE "session_id" IS NULL;
--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "customer_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "address" ALTER COLUMN "customer_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "basket" ALTER COLUMN "customer_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "customer_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_customer_class_id_customer_class_id_fk" FOREIGN KEY ("customer_class_id") REFERENCES "public"."customer_class"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "basket" ADD CONSTRAINT "basket_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "basket_customer" ON "basket" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "address_customer" ON "address" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "session_customer" ON "session" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id");
--> statement-breakpoint
ALTER TABLE "basket" DROP CONSTRAINT "basket_session_id_session_id_fk";
--> statement-breakpoint
ALTER TABLE "address" DROP CONSTRAINT "address_session_id_session_id_fk";
--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_customer_class_id_customer_class_id_fk";
--> statement-breakpoint
DROP INDEX "basket_session";
--> statement-breakpoint
DROP INDEX "address_session";
--> statement-breakpoint
DROP INDEX "orders_session";
--> statement-breakpoint
ALTER TABLE "basket" DROP COLUMN "session_id";
--> statement-breakpoint
ALTER TABLE "address" DROP COLUMN "session_id";
--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "guest_email";
--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "customer_class_id";
--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "session_id";
