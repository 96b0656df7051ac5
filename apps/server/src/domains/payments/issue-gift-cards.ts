import { randomBytes } from 'node:crypto';
import { toMinor } from '@mise/rules/money.ts';
import { asc, eq } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { lockOwedOrder } from '../orders/keep-paid-amount.ts';
import { owedAmount } from '../orders/owed-amount.ts';
import { giftCardCode, giftCardHash } from './gift-card-code.ts';
import { arePaidFor, giftCardItems } from './gift-card-items.ts';
import { bookedOfOrder, sumPaid } from './ledger.ts';
import { giftCard } from './tables.ts';

const nonceBytes = 16;
/** § 195, § 199 BGB: what was paid for is owed to the end of the third year after. */
const yearsValid = 3;

/**
 * Makes the gift cards that an order bought, one a piece, and orders the mail that tells their codes. Nothing where the order is not
 * paid; what was made before stays as it is.
 */
export async function issueGiftCards(
  { db, secret }: Pick<Shop, 'db' | 'secret'>,
  orderId: number,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const owed = await lockOwedOrder(tx, orderId);
    const paid = sumPaid(await bookedOfOrder(tx, orderId));
    const bought = await giftCardItems(tx, orderId);
    if (!owed || !arePaidFor(bought, { paid, owed: owedAmount(owed) - owed.awaited })) return;
    const cards = bought.flatMap(({ id: orderItemId, quantity, unitPrice }) =>
      Array.from({ length: quantity }, (_, piece) => {
        const { stored } = newCode(secret);
        return { ...stored, orderItemId, piece, amount: toMinor(unitPrice) };
      }),
    );
    const { currency } = owed;
    const rows = cards.map((card) => ({ ...card, orderId, currency, validUntil: endOfValidity(now), createdAt: now }));
    const issued = await tx.insert(giftCard).values(rows).onConflictDoNothing().returning({ id: giftCard.id });
    if (issued.length === 0) return;
    await enqueue(tx, { task: 'send-gift-cards', payload: { orderId }, key: `gift-cards-mail-${orderId}` });
  });
}

/** What an order bought, with the codes: for the mail alone. */
export async function giftCardsOfOrder(
  { db, secret }: Pick<Shop, 'db' | 'secret'>,
  orderId: number,
): Promise<{ code: string; amount: number; validUntil: Date }[]> {
  const cards = await db.select().from(giftCard).where(eq(giftCard.orderId, orderId)).orderBy(asc(giftCard.id));
  return Promise.all(
    cards.map(async ({ id, nonce, codeHash, amount, validUntil }) => {
      const code = giftCardCode(secret, nonce);
      if (giftCardHash(code)?.equals(codeHash)) return { code, amount, validUntil };
      // The shop has another secret by now: nobody was told the code of before, so it gets a new one.
      const made = newCode(secret);
      await db.update(giftCard).set(made.stored).where(eq(giftCard.id, id));
      return { code: made.code, amount, validUntil };
    }),
  );
}

function newCode(secret: string) {
  const nonce = randomBytes(nonceBytes);
  const code = giftCardCode(secret, nonce);
  const codeHash = giftCardHash(code);
  if (!codeHash) throw new Error('a code of a gift card that is none');
  return { code, stored: { nonce, codeHash, codeEnd: code.slice(-4) } };
}

/** The first moment of the fourth year, where the shop is. */
function endOfValidity(now: Date): Date {
  const year = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Berlin' }).format(now));
  return new Date(`${year + yearsValid + 1}-01-01T00:00:00+01:00`);
}
