import { Disclosure } from '@mise/ui/disclosure.tsx';
import { Tabs } from '@mise/ui/tabs.tsx';
import { useText } from '#app/page/use-text.ts';
import { useHydrated } from '#app/start/use-hydrated.ts';
import type { Contact, ProductContacts as Contacts } from '#app/views/product-contacts.ts';
import { ContactLines } from './contact-lines.tsx';

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
  const isHydrated = useHydrated();
  const tabs = [
    { title: text('product.legalManufacturer'), content: <ContactLines contact={manufacturer} /> },
    { title: text('product.legalResponsible'), content: <ContactLines contact={responsible} /> },
  ];
  if (isHydrated) return <Tabs label={text('product.legal')} tabs={tabs} />;
  return tabs.map(({ title, content }) => (
    <div key={title} className="mb-4">
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      {content}
    </div>
  ));
}
