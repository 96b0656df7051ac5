import { Button } from '@mise/ui/button.tsx';
import { classNames } from '@mise/ui/class-names.ts';
import { Skeleton } from '@mise/ui/skeleton.tsx';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#app/page/use-text.ts';
import { asPart } from '#app/start/first-intent.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import { variationsId } from '#app/views/variations-id.ts';

const VariationTable = lazy(asPart(() => import('./variation-table.tsx')));

/** All variations of an item in one table to order from, loaded when somebody wants it: by its button, or by the address. */
export function ProductVariations({ product }: { product: ProductPage }) {
  const text = useText();
  const { hash, key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address again leads there again
  useEffect(() => {
    if (hash !== `#${variationsId}`) return;
    setIsOpen(true);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [hash, key]);

  /** The pressed button goes: what has the focus then stands before the table. */
  function open(): void {
    setIsOpen(true);
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <section
      id={variationsId}
      aria-labelledby="variations-title"
      className={classNames('mt-12 noscript:hidden', !isOpen && 'print:hidden')}
    >
      <h2 ref={heading} id="variations-title" tabIndex={-1} className="mb-1 text-xl font-semibold">
        {text('variations.title')}
      </h2>
      <p className="mb-4 text-ink-muted">{text('variations.hint')}</p>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <VariationTable product={product} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={open}>
          {text('variations.open', { count: product.variationIds.length })}
        </Button>
      )}
    </section>
  );
}
