import { Outlet } from 'react-router';
import { OperatorErrorPage } from '#app/components/operator/operator-error-page.tsx';
import { OperatorFrame } from '#app/components/operator/operator-frame.tsx';
import { pageContext } from '#app/page/page-context.ts';
import type { Route } from './+types/operator-layout.ts';

/** Whoever is logged in, for the menu: the pages guard themselves. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(pageContext);
  const answer = await client.getOperator().catch(() => null);
  return { operator: answer?.data ?? null };
}

/** The operator's area is no page of the shop: none of its ways, drawers and stores. */
export default function OperatorLayout({ loaderData: { operator } }: Route.ComponentProps) {
  return (
    <OperatorFrame operator={operator}>
      <Outlet />
    </OperatorFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <OperatorFrame operator={loaderData?.operator ?? null}>
      <OperatorErrorPage error={error} />
    </OperatorFrame>
  );
}
