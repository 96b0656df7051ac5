ALTER TABLE "basket" ADD COLUMN "preferred_delivery" jsonb;--> statement-breakpoint
ALTER TABLE "shipping_profile" DROP COLUMN "is_parcel_box";