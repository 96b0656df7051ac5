import { Outlet } from 'react-router';
import { ErrorPage } from '#app/components/shop/error-page.tsx';
import { PageFrame } from '#app/components/shop/page-frame.tsx';
import type { Route } from './+types/operator-layout.ts';

/** The operator's area is no page of the shop: none of its ways, drawers and stores. */
export default function OperatorLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame>
      <ErrorPage error={error} />
    </PageFrame>
  );
}
