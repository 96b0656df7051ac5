import type { SignedInOperator } from '@mise/contract/operators/operator.ts';
import { languageName } from '@mise/rules/language-name.ts';
import { languages } from '@mise/rules/languages.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { Button } from '@mise/ui/button.tsx';
import { classNames } from '@mise/ui/class-names.ts';
import type { CSSProperties, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageFrame } from '#app/components/shop/page-frame.tsx';
import { showError } from '#app/page/show-error.ts';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { operatorClient } from '#app/session/operator-client.ts';
import { languageChoice } from '#app/start/early-input.ts';

/** The blue of the area, whatever the colors of the shop are: nobody takes one for the other. */
const colors = {
  '--color-primary-50': '#f1f5fd',
  '--color-primary-100': '#dfe8fa',
  '--color-primary-fill': '#1f5fd0',
  '--color-primary-fill-hover': '#184cab',
  '--color-primary-fill-active': '#133c88',
  '--color-on-primary-fill': '#ffffff',
  '--color-primary-ink': '#1a50b5',
  '--color-primary-ink-hover': '#133c88',
  '--color-primary-edge': '#1f5fd0',
} as CSSProperties;

/** A step denser than the shop: 13 px, lower controls wherever they are not touched. */
const density =
  'text-sm [--text-2xl:1.25rem] [--text-base:0.8125rem] [--text-lg:0.9375rem] [--text-sm:0.8125rem] [--text-xl:1.0625rem] [--text-xs:0.75rem] pointer-fine:[--spacing:0.2rem]';

type OperatorFrameProps = { operator: SignedInOperator | null; children: ReactNode };

/** What surrounds every page of those who run the shop. */
export function OperatorFrame({ operator, children }: OperatorFrameProps) {
  return (
    <div style={colors} className={density}>
      <PageFrame header={<Header operator={operator} />}>{children}</PageFrame>
    </div>
  );
}

function Header({ operator }: { operator: SignedInOperator | null }) {
  const text = useText();
  const shopName = useShopFrame()?.shopName ?? '';
  return (
    <header className="border-b border-line-strong bg-surface text-sm">
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 md:px-6 lg:px-8">
        <p className="font-semibold">
          {shopName} <span className="font-normal text-ink-muted">{text('operator.area')}</span>
        </p>
        {operator && !operator.mustAddFactor && <Menu isAdmin={operator.role === 'admin'} />}
        <div className="ml-auto flex flex-wrap items-center gap-x-4">
          <a href={pathTo.home(useLocale())} className="py-2 underline-offset-4 hover:underline">
            {text('operator.toShop')}
          </a>
          <Languages />
          {operator && <LogOut />}
        </div>
      </div>
    </header>
  );
}

function Menu({ isAdmin }: { isAdmin: boolean }) {
  const text = useText();
  const { pathname } = useLocation();
  const entries = [
    { href: pathTo.operator(), label: text('operator.nav.account') },
    { href: pathTo.operator('editor'), label: text('operator.nav.editor') },
    ...(isAdmin
      ? [
          { href: pathTo.operator('staff'), label: text('operator.nav.staff') },
          { href: pathTo.operator('bank-account'), label: text('operator.nav.bankAccount') },
          { href: pathTo.operator('audit'), label: text('operator.nav.audit') },
        ]
      : []),
  ];
  return (
    <nav aria-label={text('operator.menu')} className="max-sm:order-last max-sm:w-full">
      <ul className="flex flex-wrap gap-x-1">
        {entries.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              className={classNames(
                'flex min-h-10 items-center rounded px-3 hover:bg-primary-50',
                pathname === href && 'bg-primary-100 font-semibold text-primary-ink',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same address in another language: the choice is kept beside it, and counts for mails too. */
function Languages() {
  const text = useText();
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={text('header.language')}>
      <ul className="flex">
        {languages.map((locale) => (
          <li key={locale}>
            <a
              href={pathname + search}
              {...{ [languageChoice]: locale }}
              aria-current={locale === current ? 'true' : undefined}
              aria-label={text('header.switchTo', {
                code: locale.toUpperCase(),
                language: languageName(locale, current),
              })}
              className={classNames(
                'flex size-10 items-center justify-center rounded uppercase hover:bg-primary-50',
                locale === current && 'font-bold text-primary-ink underline underline-offset-4',
              )}
            >
              {locale}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LogOut() {
  const text = useText();
  async function logOut(): Promise<void> {
    try {
      await operatorClient.doOperatorLogout();
      window.location.assign(pathTo.operatorLogin());
    } catch (error) {
      await showError(error);
    }
  }
  return (
    <Button variant="secondary" size="small" onClick={logOut}>
      {text('operator.logOut')}
    </Button>
  );
}
