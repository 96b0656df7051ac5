CREATE TABLE "search_number" (
	"number" text NOT NULL,
	"item_id" integer NOT NULL,
	"variation_id" integer NOT NULL,
	CONSTRAINT "search_number_number_variation_id_pk" PRIMARY KEY("number","variation_id")
);
--> statement-breakpoint
CREATE TABLE "search_posting" (
	"language" char(2) NOT NULL,
	"lexeme" text NOT NULL,
	"run" integer NOT NULL,
	"postings" "bytea" NOT NULL,
	CONSTRAINT "search_posting_language_lexeme_run_pk" PRIMARY KEY("language","lexeme","run")
);
--> statement-breakpoint
CREATE TABLE "search_redirect" (
	"language" char(2) NOT NULL,
	"term" text NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "search_redirect_language_term_pk" PRIMARY KEY("language","term")
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"language" char(2) NOT NULL,
	"term" text NOT NULL,
	"meaning" text NOT NULL,
	CONSTRAINT "search_synonym_language_term_meaning_pk" PRIMARY KEY("language","term","meaning")
);
--> statement-breakpoint
ALTER TABLE "search_number" ADD CONSTRAINT "search_number_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_number_beginning" ON "search_number" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_number_item" ON "search_number" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "search_number_variation" ON "search_number" USING btree ("variation_id");--> statement-breakpoint
CREATE INDEX "search_posting_beginning" ON "search_posting" USING btree ("language","lexeme" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_posting_run" ON "search_posting" USING btree ("run");