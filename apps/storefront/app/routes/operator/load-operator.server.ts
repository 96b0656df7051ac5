import { isApiError } from '@mise/contract/api-error.ts';
import type { SignedInOperator } from '@mise/contract/operators/operator.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { data, redirect } from 'react-router';
import { errorMessage } from '#app/page/error-message.ts';
import type { Page } from '#app/page/page-context.ts';

/** Who runs the shop; whoever is not logged in does so first and comes back to this path. */
export async function loadOperator({ client }: Page, path: string): Promise<SignedInOperator> {
  const { data: operator } = await client.getOperator().catch((error) => {
    if (isApiError(error, 'operator.required')) throw redirect(pathTo.operatorLogin(path));
    throw error;
  });
  if (operator.mustAddFactor && path !== pathTo.operator()) throw redirect(pathTo.operator());
  return operator;
}

/** For `.catch` behind an operation: what somebody's role does not allow is said on a page of its own. */
export function refuseAsPage({ i18n }: Page): (error: unknown) => never {
  return (error) => {
    if (!isApiError(error, 'operator.roleRequired')) throw error;
    throw data(errorMessage(error, i18n), { status: 403, statusText: 'Forbidden' });
  };
}
