import { useState } from 'react';
import { AccountHeading } from '#app/components/customers/account-heading.tsx';
import { AccountSection } from '#app/components/customers/account-section.tsx';
import { ConfirmationNotice } from '#app/components/customers/confirmation-notice.tsx';
import { EmailForm } from '#app/components/customers/email-form.tsx';
import { PasswordForm } from '#app/components/customers/password-form.tsx';
import { PersonForm } from '#app/components/customers/person-form.tsx';
import { customerContext } from '#app/page/guards.server.ts';
import { pageContext } from '#app/page/page-context.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useText } from '#app/page/use-text.ts';
import { unconfirmedEmail } from '#app/views/account.ts';
import { toPersonalData } from '#app/views/personal-data.ts';
import type { Route } from './+types/personal-data.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, origin, i18n } = context.get(pageContext);
  const user = context.get(customerContext);
  return {
    person: toPersonalData(user),
    unconfirmed: unconfirmedEmail(user),
    head: pageHead({
      origin,
      locale,
      path: '/my-account/personal-data',
      title: i18n._('account.personal-data'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function PersonalDataPage({ loaderData: { person, unconfirmed } }: Route.ComponentProps) {
  const text = useText();
  // A form with a password that has done its work begins anew.
  const [changes, setChanges] = useState(0);
  const beginAnew = () => setChanges(changes + 1);
  return (
    <>
      <AccountHeading>{text('account.personal-data')}</AccountHeading>
      {unconfirmed && <ConfirmationNotice email={unconfirmed} />}
      <div className="flex flex-col gap-6">
        <AccountSection title={text('personalData.person')}>
          <PersonForm person={person} />
        </AccountSection>
        <AccountSection title={text('personalData.email')}>
          <p className="mb-4 [overflow-wrap:anywhere]">{text('personalData.emailNow', { email: person.email })}</p>
          <EmailForm key={`email-${changes}`} person={person} onAsked={beginAnew} />
        </AccountSection>
        <AccountSection title={text('personalData.passwordTitle')}>
          <PasswordForm key={`password-${changes}`} email={person.email} onChanged={beginAnew} />
        </AccountSection>
      </div>
    </>
  );
}
