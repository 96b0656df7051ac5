ALTER TABLE "session" ADD COLUMN "is_brief" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "session_brief" ON "session" USING btree ("seen_at") WHERE "session"."is_brief";