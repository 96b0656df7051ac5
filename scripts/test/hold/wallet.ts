import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@mise/server/db/database.ts';
import { createCampaign, newCodes } from '@mise/server/domains/coupons/campaigns.ts';
import { recordTransfer } from '@mise/server/domains/payments/record-transfer.ts';
import { fillCheckout } from '@mise/server/testing/fill-checkout.ts';
import type { Ground } from './ground.ts';
import { createPersistentClient } from './persistent-client.ts';

/** What buyers share: a code that runs out, gift cards that others use at the same time, and the method by which a card pays. */
export type Wallet = {
  couponCode: string;
  couponUses: number;
  giftCardCodes: string[];
  cardMethodId: number;
  /** Codes that were used up look like guesses, and all buyers come from one network: lets them try again. */
  forgive: () => Promise<void>;
};

const giftCard = 19_901;
const codePattern = /\b(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}\b/g;
const mailPatienceMs = 60_000;

/** To be called while the shop is up, and before anything is done to it. */
export async function fillWallet(ground: Ground, count: { couponUses: number; giftCards: number }): Promise<Wallet> {
  const db = createDatabase(ground.pool);
  const now = new Date();
  const codes = newCodes(1);
  const terms = { name: 'Trial', kind: 'percentage', percent: 1000, maximumUses: count.couponUses } as const;
  await createCampaign(db, { ...terms, codes, now });

  const client = createPersistentClient(ground.url, { unanswered: 0, unavailable: 0 });
  const email = 'gifts@krone.example';
  await client.call('doAddCartItem', { productId: giftCard, quantity: count.giftCards });
  await fillCheckout(client, { email });
  const { order } = await client.call('doPlaceOrder');
  await recordTransfer(db, { orderId: order.id, now });
  const { rows } = await ground.pool.query<{ id: number }>(
    "SELECT id FROM payment_method WHERE key = 'mollieCreditCard'",
  );
  return {
    couponCode: codes[0] ?? '',
    couponUses: count.couponUses,
    giftCardCodes: await codesMailedTo(ground, email, count.giftCards),
    cardMethodId: rows[0]?.id ?? 0,
    forgive: () =>
      ground.pool.query('DELETE FROM rate_limit').then(
        () => {},
        () => {},
      ),
  };
}

async function codesMailedTo({ mailsTo }: Ground, email: string, count: number): Promise<string[]> {
  for (const giveUpAt = Date.now() + mailPatienceMs; Date.now() < giveUpAt; await sleep(100)) {
    const codes = (await mailsTo(email)).flatMap(({ text }) => text.match(codePattern) ?? []);
    if (codes.length >= count) return codes;
  }
  throw new Error('the gift cards were not mailed');
}
