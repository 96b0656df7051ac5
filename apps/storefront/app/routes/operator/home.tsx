import { pathTo } from '@mise/rules/path-to.ts';
import { OwnAccount } from '#app/components/operator/own-account.tsx';
import { pageContext } from '#app/page/page-context.ts';
import type { Route } from './+types/home.ts';
import { loadOperator } from './load-operator.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const operator = await loadOperator(page, pathTo.operator());
  const [factors, sessions] = await Promise.all([
    page.client.getOperatorFactors(),
    operator.mustAddFactor ? null : page.client.getOperatorSessions(),
  ]);
  return { operator, factors: factors.data, sessions: sessions?.data ?? null };
}

export default function OperatorHome({ loaderData }: Route.ComponentProps) {
  return <OwnAccount {...loaderData} />;
}
