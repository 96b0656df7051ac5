import { Trans } from '@lingui/react';
import { pathTo } from '@mise/rules/path-to.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import type { ReactNode } from 'react';
import { Link } from '#app/components/shop/link.tsx';
import { ShippingLink } from '#app/components/shop/shipping-link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { useCustomer } from '#app/session/customer-store.ts';
import type { ShopFrame } from '#app/views/shop-frame.ts';
import { PhoneLink } from './phone-link.tsx';

const link = 'inline-block py-1.5 hover:underline underline-offset-4';

export default function Footer({ frame }: { frame: ShopFrame }) {
  const { shopName, facts, company, navigation, legalPages, group } = frame;
  const text = useText();
  const locale = useLocale();
  const { customer } = useCustomer();
  return (
    <footer className="border-t border-line bg-sunken">
      {facts.length > 0 && (
        <ul className="mx-auto grid max-w-[90rem] gap-x-8 gap-y-3 border-b border-line px-4 py-6 text-sm font-medium sm:grid-cols-2 md:px-6 lg:grid-cols-4 lg:px-8">
          {facts.map((fact) => (
            <li key={fact} className="flex items-start gap-2">
              <Icon name="check" className="size-5 text-secondary-ink" />
              {fact}
            </li>
          ))}
        </ul>
      )}
      <div className="mx-auto grid max-w-[90rem] grid-cols-2 gap-8 px-4 py-10 text-sm md:px-6 lg:grid-cols-4 lg:px-8">
        {navigation.length > 0 && (
          <FooterColumn title={text('footer.range')} id="range">
            {navigation.map((item) => (
              <li key={item.id}>
                <Link to={item.href} className={link}>
                  {item.name}
                </Link>
              </li>
            ))}
          </FooterColumn>
        )}
        <FooterColumn title={text('footer.service')}>
          {frame.hasShippingPage && (
            <li>
              <Link to={pathTo.shipping(locale)} className={link}>
                {text('footer.shipping')}
              </Link>
            </li>
          )}
          <li>
            <Link to={pathTo.account(locale)} className={link}>
              {text('footer.account')}
            </Link>
          </li>
          {!customer && (
            <li>
              <Link to={pathTo.register(locale)} className={link}>
                {text('footer.register')}
              </Link>
            </li>
          )}
        </FooterColumn>
        {legalPages.length > 0 && (
          <FooterColumn title={text('footer.legal')}>
            {legalPages.map((page) => (
              <li key={page}>
                <Link
                  to={pathTo.legal(locale, page)}
                  // Whoever withdraws has to find it at once (§ 356a BGB).
                  className={classNames(link, page === 'cancellation-form' && 'font-semibold underline')}
                >
                  {text(`legal.${page}`)}
                </Link>
              </li>
            ))}
          </FooterColumn>
        )}
        <FooterContact company={company} />
      </div>
      <div className="mx-auto flex max-w-[90rem] flex-wrap justify-between gap-x-8 gap-y-2 px-4 pb-8 text-xs text-ink-muted md:px-6 lg:px-8">
        <p>
          <Trans
            id={group.side === 'net' ? 'footer.pricesNet' : 'footer.prices'}
            components={{ 0: <ShippingLink /> }}
          />
        </p>
        <p>{text('footer.rights', { shop: shopName })}</p>
      </div>
    </footer>
  );
}

function FooterColumn({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <div id={id} className="scroll-mt-40">
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

/** What the owner has said so far: a shop that is not set up yet has no address. */
function FooterContact({ company: { name, street, town, phone, phoneHours, email } }: Pick<ShopFrame, 'company'>) {
  const text = useText();
  const lines = [name, street, town].filter(Boolean);
  if (lines.length === 0 && phone === '' && email === '') return null;
  return (
    <div>
      <h2 className="mb-2 font-semibold">{text('footer.contact')}</h2>
      <address className="not-italic leading-6">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {phone !== '' && (
        <p className="mt-3">
          <PhoneLink phone={phone} className={link} />
          <span className="block text-ink-muted">{phoneHours}</span>
        </p>
      )}
      {email !== '' && (
        <p>
          <a href={`mailto:${email}`} className={classNames(link, '[overflow-wrap:anywhere]')}>
            {email.replace(/@.*/, '')}
            <wbr />
            {email.replace(/^[^@]*/, '')}
          </a>
        </p>
      )}
    </div>
  );
}
