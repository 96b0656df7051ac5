CREATE TABLE "item_document" (
	"item_id" integer NOT NULL,
	"file_id" text NOT NULL,
	"kind" text NOT NULL,
	"language" text,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_document_item_id_file_id_pk" PRIMARY KEY("item_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "document_file" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "item_document" ADD CONSTRAINT "item_document_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_document" ADD CONSTRAINT "item_document_file_id_document_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."document_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_document_file" ON "item_document" USING btree ("file_id");