import { isRouteErrorResponse, Outlet } from 'react-router';
import { OperatorFrame } from '#app/components/operator/operator-frame.tsx';
import { RefusedPage } from '#app/components/operator/refused-page.tsx';
import { ErrorPage } from '#app/components/shop/error-page.tsx';
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
  const isRefused = isRouteErrorResponse(error) && error.status === 403;
  return (
    <OperatorFrame operator={loaderData?.operator ?? null}>
      {isRefused ? <RefusedPage reason={String(error.data)} /> : <ErrorPage error={error} />}
    </OperatorFrame>
  );
}
