import { integer, pgTable } from 'drizzle-orm/pg-core';

/** Grows with every change of the catalogue, so that processes see when to drop what they cached of it (catalog-version.ts). */
export const catalogVersion = pgTable('catalog_version', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
});
