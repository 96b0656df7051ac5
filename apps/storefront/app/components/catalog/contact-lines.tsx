import { classNames } from '@mise/ui/class-names.ts';
import { PhoneLink } from '#app/components/shop/phone-link.tsx';
import { useText } from '#app/page/use-text.ts';
import type { Contact } from '#app/views/product-contacts.ts';

/** Name, address and ways to reach someone; what is not known is left out. */
export function ContactLines({ contact }: { contact: Contact }) {
  const text = useText();
  const { name, street, town, country, email, phone, fax, url } = contact;
  const link = 'underline underline-offset-4 hover:text-primary-ink';
  return (
    <address className="text-sm leading-6 not-italic [overflow-wrap:anywhere]">
      {[name, street, town, country]
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      {email !== '' && (
        <a href={`mailto:${email}`} className={classNames(link, 'block w-fit')}>
          {email}
        </a>
      )}
      {phone !== '' && <PhoneLink phone={phone} className={link} />}
      {fax !== '' && <span className="block">{text('catalog.fax', { number: fax })}</span>}
      {url !== '' && (
        <a href={url} rel="noopener nofollow" className={classNames(link, 'block w-fit')}>
          {url.replace(/^https?:\/\//, '')}
        </a>
      )}
    </address>
  );
}
