import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export type ManufacturerContact = {
  legalName: string;
  street: string;
  houseNumber: string;
  postcode: string;
  town: string;
  countryIso: string;
  email: string;
  phone: string;
  fax?: string;
  url?: string;
  contactUrl?: string;
};

export const manufacturer = pgTable('manufacturer', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  externalName: text('external_name').notNull(),
  logo: text('logo'),
  position: integer('position').notNull(),
  contact: jsonb('contact').$type<ManufacturerContact>().notNull(),
  /** EU responsible person (GPSR). */
  responsible: jsonb('responsible').$type<ManufacturerContact>(),
});
