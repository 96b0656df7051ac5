ALTER TABLE "orders" ADD COLUMN "credited_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Of orders that were paid and of which something went back since: what is missing was given back for good.
UPDATE "orders" SET "credited_amount" = least(booked.refunded, "total_gross" - "paid_amount")
FROM (
  SELECT "payment"."order_id",
    coalesce(sum("payment_entry"."amount") FILTER (WHERE "kind" = 'refunded'), 0) AS refunded,
    coalesce(sum("payment_entry"."amount") FILTER (WHERE "kind" = 'captured'), 0) AS captured
  FROM "payment" JOIN "payment_entry" ON "payment_entry"."payment_id" = "payment"."id"
  GROUP BY "payment"."order_id"
) AS booked
WHERE booked."order_id" = "orders"."id" AND "orders"."status_id" <> 8 AND booked.captured >= "total_gross"
  AND booked.refunded > 0 AND "paid_amount" < "total_gross";
