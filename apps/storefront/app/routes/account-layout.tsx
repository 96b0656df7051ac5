import { Outlet } from 'react-router';
import { AccountFrame } from '#app/components/customers/account-frame.tsx';
import { requireCustomer } from '#app/page/guards.server.ts';
import type { Route } from './+types/account-layout.ts';

export const middleware: Route.MiddlewareFunction[] = [requireCustomer];

export default function AccountLayout() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}
