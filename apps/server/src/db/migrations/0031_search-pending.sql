CREATE TABLE "search_pending" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"categories" jsonb NOT NULL
);
