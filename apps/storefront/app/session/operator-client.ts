import { isApiError } from '@mise/contract/api-error.ts';
import { createHttpClient } from '@mise/contract/http-client.ts';
import { pathTo } from '@mise/rules/path-to.ts';

/** The operations for the area of the operators, which has none of the shop's stores. */
export const operatorClient = createHttpClient({
  baseUrl: '/api',
  locale: () => document.documentElement.lang,
  hasSession: () => true,
});

/** Does something that only an operator may; one whose session has ended logs in again and comes back here. */
export async function asOperator<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (isApiError(error, 'operator.required')) window.location.assign(pathTo.operatorLogin(window.location.pathname));
    throw error;
  }
}
