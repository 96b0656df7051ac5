ALTER TABLE "brake" RENAME TO "rate_limit";--> statement-breakpoint
ALTER TABLE "rate_limit" RENAME COLUMN "failures" TO "count";--> statement-breakpoint
ALTER INDEX "brake_pkey" RENAME TO "rate_limit_pkey";--> statement-breakpoint
ALTER INDEX "brake_last" RENAME TO "rate_limit_last";
