import type { User } from '@mise/contract/customers/user.ts';
import { create } from 'zustand';

/** Who is logged in: null for a guest, undefined until the shop has said so. Pages that are kept know nobody. */
export const useCustomer = create<{ customer?: { firstName: string } | null }>(() => ({}));

/** Takes over the user of a session. A guest has an address that mails go to, a customer one that they log in with. */
export function changeCustomer(user: User | null): void {
  useCustomer.setState({ customer: user?.email ? { firstName: user.firstName ?? '' } : null });
}
