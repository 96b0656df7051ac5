import { refusal } from '@mise/contract/refusal.ts';
import { checkPlace } from '@mise/rules/address-form.ts';
import { properPostcode } from '@mise/rules/postcode.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { findCountry } from '../shop/countries.ts';
import { type AddressFields, address, customer } from './tables.ts';

export type AddressType = 1 | 2;
export const billingType: AddressType = 1;
export const shippingType: AddressType = 2;

export type StoredAddress = typeof address.$inferSelect;

export type AddressDraft = {
  /** The address to change; absent: a new one. */
  id: number | null;
  typeId: AddressType;
  countryId: number;
  stateId: number | null;
  fields: AddressFields;
  /** Whether it is to become the primary one of its type; the first is in any case. */
  isPrimary: boolean;
};

/** A customer keeps this many addresses of a type; more is a mistake. */
export const maximumAddresses = 100;

/** The customer's addresses of a type, primary first, then the newest (contract: lists come primary first). */
export async function listAddresses(db: Queryable, customerId: number, typeId: AddressType): Promise<StoredAddress[]> {
  return db
    .select()
    .from(address)
    .where(and(eq(address.customerId, customerId), eq(address.typeId, typeId)))
    .orderBy(desc(address.isPrimary), desc(address.id));
}

export async function hasAddress(db: Queryable, customerId: number): Promise<boolean> {
  const [row] = await db.select({ id: address.id }).from(address).where(eq(address.customerId, customerId)).limit(1);
  return row !== undefined;
}

/** An address of the customer, whatever its type, or null. */
export async function findAddress(db: Queryable, customerId: number, id: number): Promise<StoredAddress | null> {
  const [row] = await db
    .select()
    .from(address)
    .where(and(eq(address.id, id), eq(address.customerId, customerId)))
    .limit(1);
  return row ?? null;
}

/** The same; nobody deletes it until the end of the transaction. */
export async function holdAddress(db: Transaction, customerId: number, id: number): Promise<StoredAddress | null> {
  const [row] = await db
    .select()
    .from(address)
    .where(and(eq(address.id, id), eq(address.customerId, customerId)))
    .for('key share');
  return row ?? null;
}

/** Addresses of the customer by id; no query where none is named. */
export async function findAddresses(
  db: Queryable,
  customerId: number,
  ids: readonly (number | null)[],
): Promise<Map<number, StoredAddress>> {
  const named = ids.filter((id) => id !== null);
  if (named.length === 0) return new Map();
  const rows = await db
    .select()
    .from(address)
    .where(and(inArray(address.id, named), eq(address.customerId, customerId)));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Saves an address of the customer. The id of one of the other type saves a copy under this type: a client that uses a
 * shipping address as billing address sends it as it is. Refuses with `address.validationFailed`, the fields in
 * `cause` by their path; `field` is where in the argument the address stands.
 */
export async function saveAddress(
  context: TransactionContext,
  input: { customerId: number; draft: AddressDraft; field?: string },
): Promise<StoredAddress> {
  const { db } = context;
  const { customerId, draft } = input;
  const fields = await checkedFields(context, draft, input.field ?? 'addressData');
  await lockAddresses(db, customerId);
  const known = draft.id === null ? null : await findAddress(db, customerId, draft.id);
  if (draft.id !== null && !known) throw refusal('address.notFound', { cause: { addressId: draft.id } });
  const existing = await listAddresses(db, customerId, draft.typeId);
  const stays = known?.typeId === draft.typeId && known.isPrimary;
  const isPrimary = draft.isPrimary || stays || existing.length === 0;
  if (isPrimary) {
    await db
      .update(address)
      .set({ isPrimary: false })
      .where(and(eq(address.customerId, customerId), eq(address.typeId, draft.typeId)));
  }
  const values = {
    countryId: draft.countryId,
    stateId: draft.stateId,
    fields,
    isPrimary,
    updatedAt: context.now,
  };
  if (known?.typeId === draft.typeId) {
    const [changed] = await db.update(address).set(values).where(eq(address.id, known.id)).returning();
    if (!changed) throw refusal('address.notFound', { cause: { addressId: known.id } });
    return changed;
  }
  if (existing.length >= maximumAddresses) throw refusal('address.createFailed', { cause: { addresses: 'tooMany' } });
  const [created] = await db
    .insert(address)
    .values({ ...values, customerId, typeId: draft.typeId, createdAt: context.now })
    .returning();
  if (!created) throw refusal('address.createFailed');
  return created;
}

/** Deletes all addresses of a customer; a basket that used them then has none. */
export async function deleteAddresses(db: Queryable, customerId: number): Promise<void> {
  await db.delete(address).where(eq(address.customerId, customerId));
}

/** One after the other until the end of the transaction: else two at once would be one too many, or both the primary one. */
export async function lockAddresses(db: Transaction, customerId: number): Promise<void> {
  await db.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
}

/** Deletes an address of the customer; a basket that used it then has none. After the primary one the newest is it. */
export async function deleteAddress(
  { db }: TransactionContext,
  { customerId, typeId, addressId }: { customerId: number; typeId: AddressType; addressId: number },
): Promise<void> {
  await lockAddresses(db, customerId);
  const [deleted] = await db
    .delete(address)
    .where(and(eq(address.id, addressId), eq(address.customerId, customerId), eq(address.typeId, typeId)))
    .returning({ isPrimary: address.isPrimary });
  if (!deleted) throw refusal('address.deleteFailed', { cause: { addressId } });
  if (!deleted.isPrimary) return;
  const [next] = await listAddresses(db, customerId, typeId);
  if (next) await db.update(address).set({ isPrimary: true }).where(eq(address.id, next.id));
}

/**
 * Country, state, postcode and VAT id must fit together; what a form cannot know without the shop's countries. The postcode is written as
 * its country does.
 */
async function checkedFields(context: Context, draft: AddressDraft, inField: string): Promise<AddressFields> {
  const country = await findCountry(context.shop, draft.countryId);
  const { zipCode: postcode, vatNumber } = draft.fields;
  const wrong = Object.entries(checkPlace({ stateId: draft.stateId, postcode, vatNumber }, country));
  if (wrong.length === 0) return { ...draft.fields, zipCode: country ? properPostcode(postcode, country) : postcode };
  const cause = Object.fromEntries(wrong.map(([field, reason]) => [`${inField}.${field}`, reason]));
  throw refusal('address.validationFailed', { cause });
}
