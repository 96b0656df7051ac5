import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import { refuseLate } from '../../stopping.ts';
import type { Caller } from '../../turns/admission.ts';
import { networkOf } from './network-of.ts';

/**
 * Hashes a password in a call, with what has to be known right before or after it, when it is the turn of its visitor (`turns/hash-turns.ts`). Nothing was changed until
 * then: who has gone is not served, nor who still waits when a stop has taken long. To be called outside of any transaction.
 */
export async function inHashTurn<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
  const caller = { ...(await hasher(context)), knownAs: context.visitor.knownAs };
  return context.shop.hashTurns(caller, async () => {
    if (context.hasGone?.()) throw refusal('serviceUnavailable');
    refuseLate(context.shop);
    return work();
  });
}

/** Who waits for a hash. Brief sessions are begun at will: they count as none. */
export async function hasher({ visitor }: Context): Promise<Caller> {
  const session = await visitor.find();
  return {
    network: networkOf(visitor.address),
    session: session && !session.isBrief ? String(session.id) : null,
  };
}
