ALTER TABLE "basket" ADD COLUMN "last_additions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "basket" DROP COLUMN "last_addition";