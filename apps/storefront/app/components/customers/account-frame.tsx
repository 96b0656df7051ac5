import { withoutLanguage } from '@mise/rules/localized.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { AccountNavigation } from './account-navigation.tsx';

/** The pages of an account and the ways between them: beside the page, on a phone at the top of its first one. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const text = useText();
  const locale = useLocale();
  const isOverview = withoutLanguage(useLocation().pathname) === '/my-account';
  useReloadOnReturn();

  return (
    <div className="grid gap-x-10 gap-y-6 pt-6 md:grid-cols-[14rem_minmax(0,1fr)] md:items-start md:pt-8">
      {!isOverview && (
        <p className="md:hidden">
          <Link
            to={pathTo.account(locale)}
            className="inline-flex min-h-10 items-center gap-2 font-medium text-primary-ink underline-offset-4 hover:underline"
          >
            <Icon name="arrowLeft" className="size-5" />
            {text('account.back')}
          </Link>
        </p>
      )}
      <div className="min-w-0 md:col-start-2 md:row-start-1">{children}</div>
      <AccountNavigation className="max-md:hidden" />
    </div>
  );
}

/** A browser may bring the page back as it was, after a logout too: it is asked for anew. */
function useReloadOnReturn(): void {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', reload);
    return () => window.removeEventListener('pageshow', reload);
  }, []);
}
