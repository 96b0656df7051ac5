import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { ErrorPage } from '#app/components/shop/error-page.tsx';
import { ShopFrame } from '#app/components/shop/shop-frame.tsx';
import type { Route } from './+types/shop-layout.ts';

export default function ShopLayout() {
  return (
    <ShopFrame>
      {/* It stays from page to page: the one before is shown until the scripts of the next are there. */}
      <Suspense>
        <Outlet />
      </Suspense>
    </ShopFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShopFrame>
      <ErrorPage error={error} />
    </ShopFrame>
  );
}
