import type { TransactionContext } from '../context.ts';
import { forgetChoices } from '../domains/cart/basket.ts';
import { deleteAddresses } from '../domains/customers/addresses.ts';

/**
 * Forgets where whoever opened an account would have goods sent: nobody had shown that its address is theirs, and its owner would order to the
 * door of a stranger. What is in the cart stays.
 */
export async function forgetOpener({ db }: TransactionContext, customerId: number): Promise<void> {
  await deleteAddresses(db, customerId);
  await forgetChoices(db, customerId);
}
