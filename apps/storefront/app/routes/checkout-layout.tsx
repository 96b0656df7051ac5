import { Outlet } from 'react-router';
import { CheckoutFrame } from '#app/components/checkout/checkout-frame.tsx';
import { ErrorPage } from '#app/components/shop/error-page.tsx';
import type { Route } from './+types/checkout-layout.ts';

export default function CheckoutLayout() {
  return (
    <CheckoutFrame>
      <Outlet />
    </CheckoutFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CheckoutFrame>
      <ErrorPage error={error} />
    </CheckoutFrame>
  );
}
