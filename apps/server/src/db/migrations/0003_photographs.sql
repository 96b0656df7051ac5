ALTER TABLE "media_file" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "has_alpha" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "placeholder" text DEFAULT '' NOT NULL;