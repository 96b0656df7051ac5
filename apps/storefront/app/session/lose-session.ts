import { type ApiError, isApiError } from '@mise/contract/api-error.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { browserI18n } from '#app/i18n/browser-messages.ts';
import type { Locale } from '../page/locale.ts';
import { showError } from '../page/show-error.ts';
import { type Customer, changeCustomer, useCustomer } from './customer-store.ts';

/** Milliseconds to read why the page is left. */
const readingTime = 3000;

/**
 * The shop does not take whoever is logged in for who they are any more (spec/storefront.md §8): they are logged out, told so, and led to
 * the login, which leads back here. A guest has nothing to lose: the refusal is shown where it happened.
 */
export async function loseSession(error: ApiError, logOut: () => Promise<unknown>): Promise<void> {
  if (!(await knownCustomer())) return;
  changeCustomer(null);
  const { pathname, search } = window.location;
  const login = pathTo.login(browserI18n().locale as Locale, pathname + search);
  if (isApiError(error, 'login.required')) return window.location.assign(login);
  await logOut().catch(() => undefined);
  await showError(error);
  setTimeout(() => window.location.assign(`${login}&ended=1`), readingTime);
}

/** Who is logged in, as soon as the shop has said so: on a slow line something was pressed before. */
function knownCustomer() {
  return new Promise<Customer>((resolve) => {
    const stop = useCustomer.subscribe(take);
    take(useCustomer.getState());

    function take({ customer }: { customer?: Customer }): void {
      if (customer === undefined) return;
      resolve(customer);
      stop();
    }
  });
}
