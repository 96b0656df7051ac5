import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { AccountFrame } from '#app/components/customers/account-frame.tsx';
import { noticesContext, requireCustomer } from '#app/page/guards.server.ts';
import { showError } from '#app/page/show-error.ts';
import { showRemovals } from '#app/session/show-removals.ts';
import type { Route } from './+types/account-layout.ts';

export const middleware: Route.MiddlewareFunction[] = [requireCustomer];

/** A login may cost articles that are not for the customer's class; it leads here. */
export function loader({ context }: Route.LoaderArgs) {
  return { notices: context.get(noticesContext) };
}

export default function AccountLayout({ loaderData: { notices } }: Route.ComponentProps) {
  useEffect(() => {
    showRemovals(notices).catch(showError);
  }, [notices]);
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}
