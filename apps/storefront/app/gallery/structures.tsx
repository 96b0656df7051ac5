import { Breadcrumbs } from '@mise/ui/breadcrumbs.tsx';
import { DataTable } from '@mise/ui/data-table.tsx';
import { Disclosure } from '@mise/ui/disclosure.tsx';
import { Pagination } from '@mise/ui/pagination.tsx';
import { Skeleton } from '@mise/ui/skeleton.tsx';
import { Tabs } from '@mise/ui/tabs.tsx';
import { renderLink } from '#app/components/shop/render-link.tsx';
import { GallerySection } from './states.tsx';

const orders = [
  { id: 10417, date: '3. November 2026', status: 'Versandt', total: '1.326,80 €' },
  { id: 10398, date: '27. Oktober 2026', status: 'Wartet auf Zahlung', total: '84,20 €' },
];
const crumbs = ['Startseite', 'Geschirr', 'Teller'].map((label) => ({ label, href: `#${label}` }));

export function Structures() {
  return (
    <GallerySection title="Aufbau">
      <Breadcrumbs label="Sie sind hier" crumbs={crumbs} renderLink={renderLink} />
      <Pagination
        current={4}
        last={12}
        hrefOf={(page) => `?page=${page}`}
        labels={{ landmark: 'Seiten', previous: 'Zurück', next: 'Weiter', page: (page) => `Seite ${page}` }}
        renderLink={renderLink}
      />
      <Disclosure title="Angaben zur Produktsicherheit" className="border-t">
        Hersteller und verantwortliche Person in der EU
      </Disclosure>
      <div className="my-6">
        <Tabs
          label="Hersteller"
          tabs={[
            { title: 'Hersteller', content: 'Marnholt Porzellan GmbH' },
            { title: 'Verantwortlich in der EU', content: 'Tafelwerk GmbH' },
          ]}
        />
      </div>
      <DataTable
        caption="Bestellungen"
        rows={orders}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Nummer', cell: ({ id }) => id },
          { label: 'Datum', cell: ({ date }) => date },
          { label: 'Status', cell: ({ status }) => status },
          { label: 'Summe', cell: ({ total }) => total, isFigure: true },
        ]}
      />
      <div className="mt-6 grid w-60 gap-2">
        <Skeleton className="aspect-square" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-10" />
      </div>
    </GallerySection>
  );
}
