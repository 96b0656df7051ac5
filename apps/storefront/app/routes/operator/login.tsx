import { ownPath } from '@mise/rules/own-path.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { redirect } from 'react-router';
import { LoginForm } from '#app/components/operator/login-form.tsx';
import { pageContext } from '#app/page/page-context.ts';
import type { Route } from './+types/login.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(pageContext);
  const wanted = url.searchParams.get('redirect');
  // The area itself, or a page of the shop that is being edited.
  const target = ownPath(wanted) ?? pathTo.operator();
  const isLoggedIn = await client.getOperator().then(
    () => true,
    () => false,
  );
  if (isLoggedIn) throw redirect(target);
  return { target, isComingBack: wanted !== null };
}

export default function OperatorLogin({ loaderData: { target, isComingBack } }: Route.ComponentProps) {
  return <LoginForm target={target} isComingBack={isComingBack} />;
}
