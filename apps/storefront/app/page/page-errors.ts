import { isApiError } from '@mise/contract/api-error.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { data, redirect } from 'react-router';
import type { Locale } from './locale.ts';

/** Ends a loader with the error page of an address that leads nowhere. */
export function notFound(): never {
  throw data(null, { status: 404, statusText: 'Not Found' });
}

/**
 * For `.catch` behind an operation: what the shop does not have is the 404 page, what is for customers alone the 401
 * page, a shop that cannot answer is the error page with its own status. Anything else is a failure and is thrown on.
 */
export function showAsPage(error: unknown): never {
  if (isApiError(error) && error.status === 404) notFound();
  if (isApiError(error) && error.status === 401) throw data(null, { status: 401, statusText: 'Unauthorized' });
  if (isApiError(error) && error.status === 503) throw data(null, { status: 503, statusText: 'Service Unavailable' });
  throw error;
}

/**
 * The same for what may be for customers alone, or elsewhere by now: whoever is not logged in is led to the login, and from there
 * back to `here`, an address of this shop; who comes by a former address of a page is led to where it is.
 */
export function showOrLogIn(locale: Locale, here: string): (error: unknown) => never {
  return (error) => {
    if (isApiError(error, 'login.required')) throw redirect(pathTo.login(locale, here));
    if (isApiError(error, 'categoryNotFound') && error.cause?.movedTo !== undefined) {
      const [query = ''] = /\?.*$/.exec(here) ?? [];
      throw redirect(pathTo.category(locale, error.cause.movedTo) + query, 301);
    }
    showAsPage(error);
  };
}
