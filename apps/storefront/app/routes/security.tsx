import { AccountHeading } from '#app/components/customers/account-heading.tsx';
import { AccountSection } from '#app/components/customers/account-section.tsx';
import { DeleteAccount } from '#app/components/customers/delete-account.tsx';
import { DeviceList } from '#app/components/customers/device-list.tsx';
import { ExportButton } from '#app/components/customers/export-button.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { showAsPage } from '#app/page/page-errors.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useText } from '#app/page/use-text.ts';
import { toDeviceView } from '#app/views/customer-sessions.ts';
import type { Route } from './+types/security.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { client, locale, origin, i18n } = context.get(pageContext);
  const sessions = await client.getCustomerSessions().catch(showAsPage);
  return {
    devices: sessions.data.map((session) => toDeviceView(session, locale)),
    head: pageHead({
      origin,
      locale,
      path: '/my-account/security',
      title: i18n._('account.security'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function Security({ loaderData: { devices } }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <AccountHeading>{text('account.security')}</AccountHeading>
      <div className="flex flex-col gap-6">
        <AccountSection title={text('security.sessions')}>
          <DeviceList devices={devices} />
        </AccountSection>
        <AccountSection title={text('security.export')}>
          <p className="mb-4 max-w-prose">{text('security.exportHint')}</p>
          <ExportButton />
        </AccountSection>
        <AccountSection title={text('security.delete')}>
          <DeleteAccount />
        </AccountSection>
      </div>
    </>
  );
}
