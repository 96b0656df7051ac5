ALTER TABLE "basket" ADD COLUMN "consented_carrier" text;--> statement-breakpoint
ALTER TABLE "basket" DROP COLUMN "is_shipping_privacy_accepted";