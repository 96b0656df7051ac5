import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import type { RegisterFailure } from '../../providers/vat/vat-register.ts';

/** What the register of the EU said of a VAT id when it was last asked. */
export const vatCheck = pgTable(
  'vat_check',
  {
    /** In capitals, with the letters of its member state. */
    vatNumber: text('vat_number').primaryKey(),
    outcome: text('outcome').$type<'unasked' | 'valid' | 'invalid' | RegisterFailure>().notNull(),
    consultationNumber: text('consultation_number'),
    /** Whose it is, where the member state says so. */
    name: text('name'),
    address: text('address'),
    askedAt: moment('asked_at').notNull(),
    /** It was needed and not answered: a job asks again. */
    isWaiting: boolean('is_waiting').notNull(),
  },
  (table) => [index('vat_check_asked').on(table.isWaiting, table.askedAt)],
);
