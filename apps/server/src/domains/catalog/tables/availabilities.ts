import { integer, pgTable } from 'drizzle-orm/pg-core';
import { texts } from '../../../db/columns.ts';

export const availability = pgTable('availability', {
  id: integer('id').primaryKey(),
  averageDays: integer('average_days').notNull(),
  /** Working days until it can leave the house; null: no day can be named. */
  readyMinimumDays: integer('ready_minimum_days'),
  readyMaximumDays: integer('ready_maximum_days'),
  names: texts('names').notNull(),
});
