import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import type { Customer, CustomerAccount } from './sessions.ts';

/** The customer who is logged in; refuses with `login.required` where nobody is. */
export async function currentCustomer(context: Context): Promise<Customer & { account: CustomerAccount }> {
  const customer = (await context.visitor.find())?.customer;
  if (!customer?.account) throw refusal('login.required');
  return { ...customer, account: customer.account };
}
