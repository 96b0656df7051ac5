import { pathTo } from '@mise/rules/path-to.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { type ReactNode, useEffect } from 'react';
import { useMatches } from 'react-router';
import { LanguageSwitch } from '#app/components/shop/language-switch.tsx';
import { LegalLink } from '#app/components/shop/legal-link.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { Logo } from '#app/components/shop/logo.tsx';
import { PageFrame } from '#app/components/shop/page-frame.tsx';
import { PhoneLink } from '#app/components/shop/phone-link.tsx';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { loadSession } from '#app/session/load-session.ts';
import { keepReferrerId } from '#app/session/referrer.ts';
import type { ShopFrame } from '#app/views/shop-frame.ts';

/** The simplified header and footer: nothing that leads away from the order but the way back. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const frame = useShopFrame();

  useEffect(() => {
    keepReferrerId(window.location.search);
    loadSession();
  }, []);

  if (!frame) return <PageFrame>{children}</PageFrame>;
  return (
    <PageFrame
      header={
        <header className="border-b border-line bg-paper">
          <div className="mx-auto flex max-w-[90rem] flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2 md:px-6 md:py-3 lg:px-8">
            <Logo frame={frame} />
            <WayBack />
            <LanguageSwitch />
          </div>
        </header>
      }
      footer={<CheckoutFooter frame={frame} />}
    >
      {children}
    </PageFrame>
  );
}

/**
 * To the cart, or to the order that a page is about: the cart is empty then. A page says so by `order` of its data, which is null where it
 * is about one that is not known.
 */
function WayBack() {
  const text = useText();
  const locale = useLocale();
  const data = useMatches().at(-1)?.loaderData as { order?: { orderId: number; accessKey: string } | null } | undefined;
  const order = data?.order;
  if (order === null) return null;
  return (
    <Link
      to={order ? pathTo.confirmation(locale, order.orderId, order.accessKey) : pathTo.cart(locale)}
      className="order-last flex min-h-10 items-center gap-2 text-sm font-medium underline-offset-4 hover:underline sm:order-none sm:ml-auto"
    >
      <Icon name="arrowLeft" className="size-5" />
      {text(order ? 'header.toOrder' : 'header.backToCart')}
    </Link>
  );
}

const legalLink = 'inline-block py-1.5 underline-offset-4 hover:underline';

function CheckoutFooter({ frame }: { frame: ShopFrame }) {
  const { phone, phoneHours } = frame.company;
  const text = useText();
  const locale = useLocale();
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 text-sm md:px-6 lg:px-8">
        {phone !== '' && (
          <p className="flex flex-wrap items-center gap-x-2">
            <Icon name="phone" className="size-5 shrink-0 text-secondary-ink" />
            <PhoneLink phone={phone} className="py-1.5 font-medium underline-offset-4 hover:underline" />
            <span className="text-ink-muted">{phoneHours}</span>
          </p>
        )}
        <ul className="flex flex-wrap gap-x-6">
          {frame.legalPages.map((page) => (
            <li key={page}>
              {page === 'cancellation-form' ? (
                // More than a text: there it is done.
                <a href={pathTo.legal(locale, page)} target="_blank" rel="noreferrer" className={legalLink}>
                  {text(`legal.${page}`)}
                </a>
              ) : (
                <LegalLink page={page} className={legalLink}>
                  {text(`legal.${page}`)}
                </LegalLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
