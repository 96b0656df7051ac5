import { makerMarkPath } from '@mise/demo/images/maker-mark.ts';
import type { DemoManufacturer } from '@mise/demo/types.ts';
import type { Queryable } from '../db/database.ts';
import { type ManufacturerContact, manufacturer } from '../domains/catalog/tables/manufacturers.ts';

export async function manufacturerRows(db: Queryable, manufacturers: readonly DemoManufacturer[]): Promise<void> {
  await db.insert(manufacturer).values(
    manufacturers.map((entry) => ({
      id: entry.id,
      name: entry.name,
      externalName: entry.externalName,
      logo: makerMarkPath(entry.id),
      position: entry.position,
      contact: contactOf(entry),
      responsible: entry.responsible ? responsibleOf(entry.responsible) : null,
    })),
  );
}

function contactOf(entry: DemoManufacturer): ManufacturerContact {
  return {
    legalName: entry.legalName,
    street: entry.street,
    houseNumber: entry.houseNumber,
    postcode: entry.postcode,
    town: entry.town,
    countryIso: entry.countryIso,
    email: entry.email,
    phone: entry.phone,
    ...(entry.fax !== undefined && { fax: entry.fax }),
    url: entry.url,
    contactUrl: entry.contactUrl,
  };
}

function responsibleOf({ name, ...rest }: NonNullable<DemoManufacturer['responsible']>): ManufacturerContact {
  return { legalName: name, ...rest };
}
