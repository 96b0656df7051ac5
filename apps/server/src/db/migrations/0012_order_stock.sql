CREATE TABLE "order_stock" (
	"order_id" integer NOT NULL,
	"variation_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_stock_order_id_variation_id_pk" PRIMARY KEY("order_id","variation_id")
);
--> statement-breakpoint
ALTER TABLE "order_stock" ADD CONSTRAINT "order_stock_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_stock" ADD CONSTRAINT "order_stock_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("created_at") WHERE status_id = 3;
--> statement-breakpoint
-- What the orders that wait for money took; of bundles, what they consist of now.
INSERT INTO "order_stock" ("order_id", "variation_id", "quantity")
SELECT taken.order_id, taken.variation_id, sum(taken.quantity)::int
FROM (
	SELECT order_id, variation_id, quantity FROM order_item WHERE type_id IN (1, 3)
	UNION ALL
	SELECT order_item.order_id, bundle_component.variation_id, order_item.quantity * bundle_component.quantity
	FROM order_item JOIN bundle_component ON bundle_component.item_id = order_item.item_id
	WHERE order_item.type_id = 3
) AS taken
JOIN variation ON variation.id = taken.variation_id AND variation.stock_policy <> 'unlimited'
JOIN orders ON orders.id = taken.order_id AND orders.status_id = 3
GROUP BY taken.order_id, taken.variation_id;
