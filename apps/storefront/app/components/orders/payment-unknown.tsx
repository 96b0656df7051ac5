import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { PhoneLink } from '#app/components/shop/phone-link.tsx';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useLocale, useText } from '#app/page/use-text.ts';

/** For whoever comes back from a payment page, and neither address nor browser says from which: how they find out how it stands. */
export function PaymentUnknown() {
  const text = useText();
  const locale = useLocale();
  return (
    <section className="mx-auto max-w-xl py-10 md:py-16">
      <div className="mb-4 flex items-center gap-3">
        <span className="shrink-0 rounded-full bg-warning-soft p-2 text-warning">
          <Icon name="warning" className="size-7" />
        </span>
        <h1 className="text-2xl font-semibold hyphens-auto">{text('payment.unknown.title')}</h1>
      </div>
      <p className="text-ink-muted">{text('payment.unknown.text')}</p>
      <h2 className="mt-8 text-lg font-semibold">{text('payment.unknown.next')}</h2>
      <ul className="mt-3 flex list-disc flex-col gap-3 pl-5">
        <li>{text('payment.unknown.mail')}</li>
        <li>{text('payment.unknown.cart')}</li>
        <li>{text('payment.unknown.twice')}</li>
        <ContactItem />
      </ul>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to={pathTo.cart(locale)} className={buttonClasses({ size: 'large' })}>
          {text('payment.unknown.toCart')}
        </Link>
        <Link to={pathTo.home(locale)} className={buttonClasses({ size: 'large', variant: 'secondary' })}>
          {text('order.goOn')}
        </Link>
      </p>
    </section>
  );
}

function ContactItem() {
  const text = useText();
  const { email = '', phone = '', phoneHours = '' } = useShopFrame()?.company ?? {};
  const link =
    'inline-block py-1 font-medium underline underline-offset-4 hover:text-primary-ink [overflow-wrap:anywhere]';
  if (email === '' && phone === '') return null;
  return (
    <li>
      {text('payment.unknown.contact')}{' '}
      {email !== '' && (
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      )}
      {email !== '' && phone !== '' && ', '}
      {phone !== '' && (
        <>
          <PhoneLink phone={phone} className={link} /> <span className="text-ink-muted">{phoneHours}</span>
        </>
      )}
    </li>
  );
}
