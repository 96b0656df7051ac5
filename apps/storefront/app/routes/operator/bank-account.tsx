import { pathTo } from '@mise/rules/path-to.ts';
import { BankAccountPage } from '#app/components/operator/bank-account-page.tsx';
import { pageContext } from '#app/page/page-context.ts';
import type { Route } from './+types/bank-account.ts';
import { loadOperator, refuseAsPage } from './load-operator.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await loadOperator(page, pathTo.operator('bank-account'));
  const { data: account } = await page.client.getBankAccount().catch(refuseAsPage(page));
  return { account };
}

export default function OperatorBankAccount({ loaderData: { account } }: Route.ComponentProps) {
  return <BankAccountPage account={account} />;
}
