import { classNames } from '@mise/ui/class-names.ts';
import { Disclosure } from '@mise/ui/disclosure.tsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useText } from '#app/lib/use-text.ts';
import type { Contact, ProductContacts as Contacts } from '#app/views/product-contacts.ts';

/** Manufacturer and EU responsible person (GPSR): two tabs, below each other while there are no scripts. */
export function ProductContacts({ contacts: { manufacturer, responsible } }: { contacts: Contacts }) {
  const text = useText();
  if (!manufacturer) return null;
  return (
    <Disclosure title={text('product.legal')} className="border-t">
      {responsible ? (
        <ContactTabs manufacturer={manufacturer} responsible={responsible} />
      ) : (
        <>
          <h3 className="mb-1 text-sm font-semibold">{text('product.legalManufacturer')}</h3>
          <ContactLines contact={manufacturer} />
          <p className="mt-3 text-sm text-ink-muted">{text('product.legalInEu')}</p>
        </>
      )}
    </Disclosure>
  );
}

function ContactTabs({ manufacturer, responsible }: { manufacturer: Contact; responsible: Contact }) {
  const text = useText();
  const id = useId();
  const isHydrated = useHydrated();
  const [active, setActive] = useState(0);
  const tabs = [
    { title: text('product.legalManufacturer'), contact: manufacturer },
    { title: text('product.legalResponsible'), contact: responsible },
  ];

  function moveByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const next = (active + 1) % tabs.length;
    setActive(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  }

  if (!isHydrated) {
    return tabs.map(({ title, contact }) => (
      <div key={title} className="mb-4">
        <h3 className="mb-1 text-sm font-semibold">{title}</h3>
        <ContactLines contact={contact} />
      </div>
    ));
  }
  return (
    <>
      <div role="tablist" aria-label={text('product.legal')} className="mb-4 flex flex-wrap border-b border-line">
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === active}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            onKeyDown={moveByKey}
            className={classNames(
              '-mb-px min-h-11 border-b-2 px-3 text-sm font-semibold',
              index === active
                ? 'border-primary-edge text-primary-ink'
                : 'border-transparent text-ink-muted hover:text-ink',
            )}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, contact }, index) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== active}
        >
          <ContactLines contact={contact} />
        </div>
      ))}
    </>
  );
}

function ContactLines({ contact: { name, street, town, country, email, phone, url } }: { contact: Contact }) {
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
      {phone !== '' && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={classNames(link, 'block w-fit')}>
          {phone}
        </a>
      )}
      {url !== '' && (
        <a href={url} rel="noopener nofollow" className={classNames(link, 'block w-fit')}>
          {url.replace(/^https?:\/\//, '')}
        </a>
      )}
    </address>
  );
}
