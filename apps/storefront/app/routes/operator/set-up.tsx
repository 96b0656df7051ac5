import { isApiError } from '@mise/contract/api-error.ts';
import { InvalidInvitation } from '#app/components/operator/invalid-invitation.tsx';
import { SetUpForm } from '#app/components/operator/set-up-form.tsx';
import { pageContext } from '#app/page/page-context.ts';
import type { Route } from './+types/set-up.ts';

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { client } = context.get(pageContext);
  const invitation = await client.getOperatorInvitation({ token }).catch((error) => {
    if (isApiError(error, 'operator.invitationInvalid', 'invalidInput')) return null;
    throw error;
  });
  return { token, invitation: invitation?.data ?? null };
}

export default function OperatorSetUp({ loaderData: { token, invitation } }: Route.ComponentProps) {
  return invitation ? <SetUpForm token={token} invitation={invitation} /> : <InvalidInvitation />;
}
