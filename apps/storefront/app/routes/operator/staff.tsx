import { pathTo } from '@mise/rules/path-to.ts';
import { Staff } from '#app/components/operator/staff.tsx';
import { pageContext } from '#app/page/page-context.ts';
import type { Route } from './+types/staff.ts';
import { loadOperator, refuseAsPage } from './load-operator.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { id: ownId } = await loadOperator(page, pathTo.operator('staff'));
  const { data: staff } = await page.client.getStaff().catch(refuseAsPage(page));
  return { staff, ownId };
}

export default function OperatorStaff({ loaderData: { staff, ownId } }: Route.ComponentProps) {
  return <Staff staff={staff} ownId={ownId} />;
}
