import { type AccountPage, pathTo } from '@mise/rules/path-to.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { useState } from 'react';
import { showError } from '#app/page/show-error.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { forgetTab } from '#app/session/forget-tab.ts';
import { leavePage } from '#app/session/leave-page.ts';
import { NavLink } from '../shop/nav-link.tsx';

const pages = [
  'billing-details',
  'shipping-details',
  'personal-data',
  'wishlist',
  'security',
] as const satisfies AccountPage[];

const row =
  'flex min-h-12 w-full items-center justify-between gap-2 px-3 py-2 text-left hover:bg-primary-50 max-md:h-full max-md:wrap-anywhere max-md:hyphens-auto md:min-h-10 md:rounded';

/** On a phone they stand in two columns. */
const cell = 'min-w-0 max-md:border-r max-md:border-b max-md:border-line';

/** The ways between the pages of an account, and out of it. */
export function AccountNavigation({ className }: { className?: string | undefined }) {
  const text = useText();
  const locale = useLocale();
  const link = (isCurrent: boolean) => classNames(row, isCurrent && 'bg-primary-50 font-semibold text-primary-ink');
  return (
    <nav
      aria-label={text('account.navigation')}
      className={classNames(
        'text-sm max-md:overflow-hidden max-md:rounded max-md:border max-md:border-line max-md:bg-surface md:col-start-1 md:row-start-1',
        className,
      )}
    >
      <ul className="max-md:-mr-px max-md:-mb-px max-md:grid max-md:min-[22rem]:grid-cols-2">
        <li className="max-md:hidden">
          <NavLink to={pathTo.account(locale)} isExact className={link}>
            {text('account.title')}
          </NavLink>
        </li>
        {pages.map((page) => (
          <li key={page} className={cell}>
            <NavLink to={pathTo.account(locale, page)} className={link}>
              {text(`account.${page}`)}
              <Icon name="chevronRight" className="size-5 text-ink-muted md:hidden" />
            </NavLink>
          </li>
        ))}
        <li className={classNames(cell, 'md:mt-2 md:border-t md:border-line md:pt-2')}>
          <LogOutButton />
        </li>
      </ul>
    </nav>
  );
}

function LogOutButton() {
  const text = useText();
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);

  async function logOut(): Promise<void> {
    setIsBusy(true);
    try {
      await client.doLogoutUser();
      forgetTab();
      await leavePage(pathTo.home(locale));
    } catch (error) {
      setIsBusy(false);
      await showError(error);
    }
  }

  return (
    <button type="button" disabled={isBusy} onClick={logOut} className={row}>
      {text('account.logOut')}
    </button>
  );
}
