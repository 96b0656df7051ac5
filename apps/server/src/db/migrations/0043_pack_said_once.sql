UPDATE "order_item" SET "attributes" = "attributes" - -1
WHERE "pack" ->> 'name' IS NOT NULL AND "attributes" -> -1 ->> 'name' IN ('Inhalt', 'Content')
AND ("attributes" -> -1 ->> 'value' LIKE '% ' || ("pack" -> 'unit' ->> 'other') OR "attributes" -> -1 ->> 'value' LIKE '% ' || ("pack" -> 'unit' ->> 'one'));
