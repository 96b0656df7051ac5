import { lazy, type ReactNode, Suspense } from 'react';
import { formatSides, formatWeight } from '#app/format/format-measures.ts';
import { usePackText } from '#app/page/use-pack-text.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { asPart } from '#app/start/first-intent.ts';
import type { Fact, ProductPage } from '#app/views/product-page.ts';
import { RichText } from '../content/rich-text.tsx';
import { ProductComponents } from './product-components.tsx';
import { ProductContacts } from './product-contacts.tsx';

// Few products have a label to read.
const ProductHazard = lazy(asPart(() => import('./product-hazard.tsx')));

const ProductDataSheets = lazy(asPart(() => import('./product-data-sheets.tsx')));
const ProductTakeBack = lazy(asPart(() => import('./product-take-back.tsx')));

/** What there is to read: description, set contents, data sheet, who answers for the product. */
export function ProductDetails({ product }: { product: ProductPage }) {
  const text = useText();
  const { description, technicalData, facts, hazard, takeBack, components, dataSheets, contacts } = product;
  return (
    <div className="mt-12 grid gap-x-16 gap-y-10 border-t border-line pt-10 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-10">
        {hazard && (
          <Suspense>
            <ProductHazard hazard={hazard} />
          </Suspense>
        )}
        {description !== '' && (
          <Section title={text('product.description')}>
            <RichText html={description} />
          </Section>
        )}
        {components.length > 0 && (
          <Section title={text('product.components')}>
            <ProductComponents components={components} />
          </Section>
        )}
        {facts.map((group) => (
          <Section key={group.name} title={group.name || text('product.facts')}>
            <FactTable facts={group.facts} />
          </Section>
        ))}
      </div>
      <div className="flex min-w-0 flex-col gap-10">
        {technicalData !== '' && (
          <Section title={text('product.technicalData')}>
            <RichText html={technicalData} className="max-w-none text-sm" />
          </Section>
        )}
        <Section title={text('product.identifiers')}>
          <FactTable facts={useIdentifiers(product)} />
        </Section>
        {dataSheets.length > 0 && (
          <Suspense>
            <ProductDataSheets sheets={dataSheets} />
          </Suspense>
        )}
        {takeBack.length > 0 && (
          <Suspense>
            <ProductTakeBack takeBack={takeBack} />
          </Suspense>
        )}
        <ProductContacts contacts={contacts} />
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function FactTable({ facts }: { facts: Fact[] }) {
  return (
    <dl className="text-sm">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="grid grid-cols-2 gap-x-2 border-b border-line py-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-x-4"
        >
          <dt className="font-semibold hyphens-auto">{name}</dt>
          <dd className="hyphens-auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useIdentifiers({ articleNumber, pack, attributes, identifiers, measures, condition }: ProductPage): Fact[] {
  const text = useText();
  const locale = useLocale();
  const packText = usePackText();
  return [
    { name: text('product.number'), value: articleNumber },
    ...attributes,
    { name: text('product.model'), value: identifiers.model },
    { name: text('product.gtin'), value: identifiers.gtin },
    { name: text('product.pack'), value: pack.name === null ? '' : packText(pack) },
    {
      name: measures.sides.map(({ side }) => text(`product.side.${side}`)).join(' × '),
      value: formatSides(
        measures.sides.map(({ mm }) => mm),
        locale,
      ),
    },
    { name: text('product.weight'), value: formatWeight(measures.weightG, locale) },
    { name: text('product.netWeight'), value: formatWeight(measures.netWeightG, locale) },
    { name: text('product.condition'), value: condition },
    { name: text('product.origin'), value: identifiers.origin },
  ].filter(({ value }) => value !== '');
}
