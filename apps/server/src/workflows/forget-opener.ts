import type { TransactionContext } from '../context.ts';
import { forgetChoices } from '../domains/cart/basket.ts';
import { deleteAddresses } from '../domains/customers/addresses.ts';
import { disownOrders } from '../domains/orders/unpaid-holds.ts';

/**
 * Forgets where whoever opened an account would have goods sent: nobody had shown that its address is theirs, and its owner would order to the
 * door of a stranger. What is in the cart stays; what was ordered does, too, and counts no longer against what the account may order.
 */
export async function forgetOpener({ db }: TransactionContext, customerId: number): Promise<void> {
  await deleteAddresses(db, customerId);
  await forgetChoices(db, customerId);
  await disownOrders(db, customerId);
}
