import type { Standing } from '@mise/contract/checkout/vat-standing.ts';
import { normalizeVatNumber } from '@mise/rules/vat-number.ts';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Context, Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { RegisterAwayError } from '../../providers/vat/vat-register.ts';
import { type Country, findCountry } from '../shop/countries.ts';
import { settingsOf } from '../shop/settings.ts';
import { vatCheck } from './tables.ts';
import { type VatCheck, vatStanding } from './vat-standing.ts';

/** What the buyer's VAT id does for a delivery, and what it was answered by; it is stored with the order. */
export type KnownStanding = {
  standing: Standing;
  vatNumber: string;
  /** When the register answered; null: it has not. */
  checkedAt: string | null;
  consultationNumber: string | null;
  name: string | null;
  address: string | null;
};

/** Nothing is asked of the register: a cart is looked at with every page. */
export async function knownStanding(
  { db, shop, now }: Pick<Context, 'db' | 'shop' | 'now'>,
  sold: { vatNumber: string; delivery: Country | null },
): Promise<KnownStanding | null> {
  if (sold.vatNumber === '' || !sold.delivery?.isEu) return null;
  const vatNumber = normalizeVatNumber(sold.vatNumber);
  const shopCountry = await findCountry(shop, (await settingsOf(shop)).shopCountryId);
  const check = await findCheck(db, vatNumber);
  const standing = vatStanding({ vatNumber, delivery: sold.delivery, shopCountry, check, now });
  if (standing === null) return null;
  const isAnswered = check !== null && (standing === 'exempt' || standing === 'invalid');
  return {
    standing,
    vatNumber,
    checkedAt: isAnswered ? check.askedAt.toISOString() : null,
    consultationNumber: isAnswered ? check.consultationNumber : null,
    name: isAnswered ? check.name : null,
    address: isAnswered ? check.address : null,
  };
}

export async function findCheck(db: Queryable, vatNumber: string): Promise<VatCheck | null> {
  const [row] = await db.select().from(vatCheck).where(eq(vatCheck.vatNumber, vatNumber)).limit(1);
  return row ?? null;
}

/** Asks the register, which takes seconds where it is slow: not to be called in a transaction. Nothing is stored. */
export async function askRegister(
  shop: Pick<Shop, 'vatRegister' | 'remember' | 'log'>,
  { vatNumber, now }: { vatNumber: string; now: Date },
): Promise<VatCheck> {
  const unknown = { vatNumber, consultationNumber: null, name: null, address: null, askedAt: now };
  const requester = normalizeVatNumber((await settingsOf(shop)).companyVatId);
  try {
    const { isValid, ...answer } = await shop.vatRegister.check({ vatNumber, requester });
    return { ...unknown, ...answer, outcome: isValid ? 'valid' : 'invalid', isWaiting: false };
  } catch (error) {
    if (!(error instanceof RegisterAwayError)) throw error;
    shop.log.warn({ reason: error.message }, 'the register of VAT ids did not answer');
    return { ...unknown, outcome: error.failure, isWaiting: true };
  }
}

export async function keepCheck(db: Queryable, { vatNumber, ...check }: VatCheck): Promise<void> {
  await db
    .insert(vatCheck)
    .values({ vatNumber, ...check })
    .onConflictDoUpdate({ target: vatCheck.vatNumber, set: check });
}

/** Has a job ask for an id with which an order was placed before anybody knew whether it is valid. */
export async function keepAsking(db: Queryable, vatNumber: string): Promise<void> {
  await db
    .insert(vatCheck)
    .values({ vatNumber, outcome: 'unasked', askedAt: sql`now()`, isWaiting: true })
    .onConflictDoUpdate({ target: vatCheck.vatNumber, set: { isWaiting: true } });
}

/** Ids that are waited for, those that were asked about longest ago first. */
export async function waitingVatNumbers(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ vatNumber: vatCheck.vatNumber })
    .from(vatCheck)
    .where(eq(vatCheck.isWaiting, true))
    .orderBy(asc(vatCheck.askedAt))
    .limit(limit);
  return rows.map(({ vatNumber }) => vatNumber);
}

const forgottenMs = 30 * 86_400_000;

/** Answers that count no more. What an order was placed with stands with the order. */
export async function forgetVatChecks(db: Queryable, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const old = db
    .select({ vatNumber: vatCheck.vatNumber })
    .from(vatCheck)
    .where(and(eq(vatCheck.isWaiting, false), lt(vatCheck.askedAt, new Date(now.getTime() - forgottenMs))))
    .limit(limit);
  const rows = await db.delete(vatCheck).where(inArray(vatCheck.vatNumber, old)).returning({ id: vatCheck.vatNumber });
  return rows.length;
}
