import type { User } from '@mise/contract/customers/user.ts';
import { create } from 'zustand';

/** `isProven`: a mail to the address was answered. */
type LoggedIn = { firstName: string; email: string; isProven: boolean };

/** null: a guest. */
export type Customer = LoggedIn | null;

/** Who is logged in: undefined until the shop has said so. Pages that are kept know nobody. */
export const useCustomer = create<{ customer?: Customer }>(() => ({}));

/** Takes over the user of a session. A guest has an address that mails go to, a customer one that they log in with. */
export function changeCustomer(user: User | null): void {
  const { email, firstName = '', isEmailConfirmed: isProven = false } = user ?? {};
  useCustomer.setState({ customer: email ? { firstName, email, isProven } : null });
}
