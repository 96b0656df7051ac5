import type { User } from '@mise/contract/customers/user.ts';
import { ownPath } from '@mise/rules/own-path.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { type Page, pageContext } from './page-context.ts';
import { showAsPage } from './page-errors.ts';

/** Who is logged in, on the pages that `requireCustomer` guards. */
export const customerContext = createContext<User>();

/** Leads whoever is not logged in to the login, which leads back here. */
export const requireCustomer: MiddlewareFunction<Response> = async ({ context, url }) => {
  const { client, locale } = pageOf(context);
  const customer = await findCustomer(client);
  if (!customer) throw redirect(pathTo.login(locale, url.pathname + url.search));
  context.set(customerContext, customer);
};

/** Leads whoever is logged in to where they wanted to go, or to their account. */
export const requireGuest: MiddlewareFunction<Response> = async ({ context, url }) => {
  const { client, locale } = pageOf(context);
  if (await findCustomer(client)) throw redirect(ownPath(url.searchParams.get('redirect')) ?? pathTo.account(locale));
};

function pageOf(context: Readonly<RouterContextProvider>): Page {
  return context.get(pageContext);
}

/** Who is logged in, or null. A guest has an address that mails go to, a customer one that they log in with. */
export async function findCustomer(client: Page['client']): Promise<User | null> {
  const { data } = await client.getSession({ cartItems: 'none', keepsNotices: true }).catch(showAsPage);
  return data.user?.email ? data.user : null;
}
