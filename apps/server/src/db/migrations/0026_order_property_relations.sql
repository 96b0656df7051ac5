ALTER TABLE "order_property" ADD COLUMN "required_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_property" ADD COLUMN "lead_time_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_property" ADD COLUMN "excludes_return" boolean DEFAULT false NOT NULL;