import type { Context } from '../../context.ts';
import { networkOf } from './network-of.ts';

/**
 * With whom a visitor counts where a network may do something so often: those who have proved the address of their account count apart, so that no stranger
 * behind the same address keeps them from it.
 */
export async function crowdOf({ visitor }: Pick<Context, 'visitor'>): Promise<string> {
  const network = networkOf(visitor.address);
  const isProven = (await visitor.find())?.customer.account?.isConfirmed === true;
  return isProven ? `proven:${network}` : network;
}
