import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { texts } from '../../../db/columns.ts';

export const unit = pgTable('unit', {
  id: integer('id').primaryKey(),
  /** UN/ECE Recommendation 20, of packs Recommendation 21 behind an X. */
  code: text('code').notNull(),
  names: texts('names').notNull(),
  plurals: texts('plurals').notNull(),
});
