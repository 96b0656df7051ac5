CREATE TABLE "basket_gift_card" (
	"basket_id" integer NOT NULL,
	"gift_card_id" integer NOT NULL,
	CONSTRAINT "basket_gift_card_basket_id_gift_card_id_pk" PRIMARY KEY("basket_id","gift_card_id")
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"code" text NOT NULL,
	"maximum_uses" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "coupon_campaign" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_campaign_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"minimum_item_sum" bigint,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"webstore_ids" integer[] DEFAULT '{1}' NOT NULL,
	"item_ids" integer[],
	"customer_class_ids" integer[],
	"customer_type" text,
	"ordered_before" text,
	"subscriptions" text,
	"includes_special_offers" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_campaign_worth" CHECK ("coupon_campaign"."amount" >= 0 AND "coupon_campaign"."percent" BETWEEN 0 AND 10000)
);
--> statement-breakpoint
CREATE TABLE "coupon_redemption" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"coupon_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_card" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code_hash" "bytea" NOT NULL,
	"nonce" "bytea" NOT NULL,
	"code_end" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"order_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"piece" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ALTER COLUMN "operator_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "coupon_id" integer;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "is_gift_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "is_subscription" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "coupon_policy" text DEFAULT 'allowed' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_net" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_gross" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_kind" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_card_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "discount_net" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "discount_gross" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "is_gift_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "gift_card_id" integer;--> statement-breakpoint
ALTER TABLE "basket_gift_card" ADD CONSTRAINT "basket_gift_card_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_gift_card" ADD CONSTRAINT "basket_gift_card_gift_card_id_gift_card_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_campaign_id_coupon_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."coupon_campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_order_item_id_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_campaign_id" ON "coupon" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "coupon_redemption_coupon" ON "coupon_redemption" USING btree ("coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_piece" ON "gift_card" USING btree ("order_item_id","piece");--> statement-breakpoint
CREATE INDEX "gift_card_order" ON "gift_card" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "basket" ADD CONSTRAINT "basket_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_gift_card_id_gift_card_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_gift_card" ON "payment" USING btree ("gift_card_id");