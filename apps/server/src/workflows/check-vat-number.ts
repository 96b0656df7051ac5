import type { CheckVatNumberResult, Standing } from '@mise/contract/checkout/vat-standing.ts';
import type { ErrorKey } from '@mise/contract/errors.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { cartOfVisitor, openPricedBasket } from '../domains/checkout/cart-view.ts';
import { checkVatNumber } from '../domains/orders/check-vat-number.ts';
import { findCheck } from '../domains/tax/vat-checks.ts';
import { isOpen } from '../domains/tax/vat-standing.ts';
import { countQuestion } from './count-question.ts';

/** Questions an hour: a buyer mistypes an id a few times, and a program would look up those of others. */
const limits = { action: 'vat-check', mostOfCustomer: 10, mostOfNetwork: 60 };
/** A register that did not answer is left in peace for so long. */
const pauseMs = 30_000;

/** Has the register asked for the VAT id of the cart where that may change what is charged, and answers what the id does then. */
export async function checkVatNumberOfCart(context: Context): Promise<CheckVatNumberResult> {
  const known = await standingOfCart(context);
  if (known === null || !isOpen(known.standing)) return { standing: known?.standing ?? null };
  const { vatNumber } = known;
  const last = await findCheck(context.db, vatNumber);
  const pauseLeft = last === null ? 0 : last.askedAt.getTime() + pauseMs - context.now.getTime();
  if (known.standing !== 'unchecked' && pauseLeft > 0) {
    return { standing: known.standing, askAgainIn: Math.ceil(pauseLeft / 1000) };
  }
  await countQuestion(context, limits);
  await checkVatNumber(context.shop, { vatNumber, now: context.now });
  return { standing: (await standingOfCart(context))?.standing ?? null };
}

async function standingOfCart(context: Context) {
  return (await openPricedBasket(context, await cartOfVisitor(context))).vatStanding;
}

const refusals: Partial<Record<Standing, ErrorKey>> = {
  invalid: 'address.vatInvalid',
  busy: 'address.vatServerBusy',
  memberStateAway: 'address.vatServerFallback',
  away: 'address.vatServerFallback',
};

/** Where the register has not said that the id is valid. */
export function refuseTaxed(standing: Standing | null): void {
  const key = standing && refusals[standing];
  if (key) throw refusal(key);
}
