import { type AccountPage, pathTo } from '@mise/rules/path-to.ts';
import { unbrokenPhone } from '@mise/rules/phone-number.ts';
import type { ReactNode } from 'react';
import { AddressLines } from '#app/components/orders/address-lines.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { AccountView } from '#app/views/account.ts';
import type { BookEntry } from '#app/views/address-book.ts';
import { AccountHeading } from './account-heading.tsx';
import { AccountNavigation } from './account-navigation.tsx';
import { ConfirmationNotice } from './confirmation-notice.tsx';

/** Who the customer is to the shop, in one look. */
export function AccountOverview({ account }: { account: AccountView }) {
  const text = useText();
  const { name, email, phone, seesNetPrices, billing, shipping } = account;
  return (
    <>
      <AccountHeading>{text('account.title')}</AccountHeading>
      <p className="-mt-4 mb-6 text-ink-muted">
        {text('account.hello', { name })} {text(seesNetPrices ? 'account.netPrices' : 'account.grossPrices')}
      </p>
      {account.unconfirmedEmail && <ConfirmationNotice email={account.unconfirmedEmail} />}
      <AccountNavigation className="mb-6 md:hidden" />
      <div className="grid gap-4 lg:grid-cols-2">
        <OverviewCard
          title={text('account.billingAddress')}
          page="billing-details"
          action={text(billing ? 'account.change' : 'addressBook.add')}
        >
          <AddressOrNone entry={billing} />
        </OverviewCard>
        <OverviewCard
          title={text('account.shippingAddress')}
          page="shipping-details"
          action={text(shipping ? 'account.change' : 'addressBook.add')}
        >
          <AddressOrNone entry={shipping} />
        </OverviewCard>
        <OverviewCard title={text('account.personal-data')} page="personal-data">
          <p className="[overflow-wrap:anywhere]">
            {[name, email, unbrokenPhone(phone)].filter(Boolean).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nobody keeps a person from writing the same into two of them
              <span key={index} className="block">
                {line}
              </span>
            ))}
          </p>
        </OverviewCard>
        <OverviewCard title={text('account.security')} page="security" action={text('account.look')}>
          <p className="text-ink-muted">{text('account.securityHint')}</p>
        </OverviewCard>
      </div>
    </>
  );
}

type OverviewCardProps = {
  title: string;
  page: AccountPage;
  /** What can be done there; else it is changed. */
  action?: string;
  children: ReactNode;
};

function OverviewCard({ title, page, action: ownAction, children }: OverviewCardProps) {
  const text = useText();
  const action = ownAction ?? text('account.change');
  return (
    <section
      aria-labelledby={`overview-${page}`}
      className="flex flex-col rounded border border-line bg-surface p-4 md:p-6"
    >
      <h2 id={`overview-${page}`} className="mb-2 text-lg font-semibold hyphens-auto">
        {title}
      </h2>
      <div className="flex-1 text-sm">{children}</div>
      <p className="mt-4 text-sm">
        <Link
          to={pathTo.account(useLocale(), page)}
          aria-label={`${action}: ${title}`}
          className="inline-block py-1.5 font-semibold text-primary-ink underline underline-offset-4"
        >
          {action}
        </Link>
      </p>
    </section>
  );
}

function AddressOrNone({ entry }: { entry: BookEntry | null }) {
  const text = useText();
  if (!entry) return <p className="text-ink-muted">{text('account.noAddress')}</p>;
  return <AddressLines lines={entry.lines} />;
}
