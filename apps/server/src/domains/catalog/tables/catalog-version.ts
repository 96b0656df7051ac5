import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';

/** Another one with every change of the catalogue, so that processes see when to drop what they cached of it (catalog-version.ts). */
export const catalogVersion = pgTable('catalog_version', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  /** Made up with each change: a database that was brought back counts up to numbers that a process has seen before. */
  stamp: uuid('stamp').notNull().defaultRandom(),
});
