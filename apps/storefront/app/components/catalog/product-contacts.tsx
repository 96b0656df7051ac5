import { Disclosure } from '@mise/ui/disclosure.tsx';
import type { ReactNode } from 'react';
import { useText } from '#app/page/use-text.ts';
import type { Contact, ProductContacts as Contacts } from '#app/views/product-contacts.ts';
import { ContactLines } from './contact-lines.tsx';

/**
 * Manufacturer and EU responsible person. Where goods come from outside the EU both stand open: the offer itself has to name
 * who answers for them (GPSR, art. 19).
 */
export function ProductContacts({ contacts: { manufacturer, responsible, logo } }: { contacts: Contacts }) {
  const text = useText();
  if (!manufacturer) return null;
  if (!responsible) {
    return (
      <Disclosure title={text('product.legal')} className="border-t">
        <Named title={text('product.legalManufacturer')} contact={manufacturer} logo={logo} />
        <p className="mt-3 text-sm text-ink-muted">{text('product.legalInEu')}</p>
      </Disclosure>
    );
  }
  return (
    <section aria-labelledby="product-legal">
      <h2 id="product-legal" className="mb-3 text-xl font-semibold">
        {text('product.legal')}
      </h2>
      <div className="grid gap-6 sm:grid-cols-2">
        <Named title={text('product.legalManufacturer')} contact={manufacturer} logo={logo} />
        <Named title={text('product.legalResponsible')} contact={responsible} />
      </div>
    </section>
  );
}

function Named({ title, contact, logo = '' }: { title: ReactNode; contact: Contact; logo?: string }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      {logo !== '' && (
        <img src={logo} alt="" width={64} height={64} loading="lazy" className="mb-2 size-16 object-contain" />
      )}
      <ContactLines contact={contact} />
    </div>
  );
}
