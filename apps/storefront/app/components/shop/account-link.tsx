import { pathTo } from '@mise/rules/path-to.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { useCustomer } from '#app/session/customer-store.ts';

/** The way to the account, which leads a guest to the login; on phones the picture alone. */
export function AccountLink() {
  const text = useText();
  const state = useAccountState();
  return (
    <Link
      to={pathTo.account(useLocale())}
      aria-label={[text('header.account'), state].filter(Boolean).join(', ')}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-3 rounded px-2 text-sm leading-tight font-semibold transition-colors hover:bg-primary-50 active:bg-primary-100"
    >
      <Icon name="user" />
      {/* The state has its place before it is known: what stands beside it does not move. */}
      <span aria-hidden="true" className="w-20 max-md:hidden">
        {text('header.account')}
        {/* Drawn, and in the name of the link. */}
        <span
          data-state={state}
          className="block h-[1lh] truncate font-normal text-ink-muted before:content-[attr(data-state)]"
        />
      </span>
    </Link>
  );
}

/** The name of whoever is logged in, or what a guest can do; undefined until it is known. */
function useAccountState(): string | undefined {
  const text = useText();
  const { customer } = useCustomer();
  if (customer === undefined) return undefined;
  return customer ? customer.firstName || text('header.loggedIn') : text('header.logIn');
}
