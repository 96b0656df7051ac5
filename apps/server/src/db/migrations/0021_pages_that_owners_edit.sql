CREATE TABLE "category_redirect" (
	"language" text NOT NULL,
	"path" text NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "category_redirect_language_path_pk" PRIMARY KEY("language","path")
);
--> statement-breakpoint
CREATE TABLE "setting_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "is_linked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "image2_url" text;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "category_text" ADD COLUMN "page_view" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "category_text" ADD COLUMN "item_list_view" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "category_text" ADD COLUMN "single_item_view" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "document_revision" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "document_revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "document_revision" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "put_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "category_redirect" ADD CONSTRAINT "category_redirect_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_redirect_category" ON "category_redirect" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "media_file_put" ON "media_file" USING btree ("put_at","path");--> statement-breakpoint
ALTER TABLE "document_revision" ADD CONSTRAINT "document_revision_id_unique" UNIQUE("id");