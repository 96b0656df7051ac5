import { Badge } from '@mise/ui/badge.tsx';
import { classNames } from '@mise/ui/class-names.ts';
import { lazy, memo, type ReactNode, Suspense, useId, useRef } from 'react';
import { Link } from '#app/components/shop/link.tsx';
import { useText } from '#app/page/use-text.ts';
import { asPart, onIntent } from '#app/start/first-intent.ts';
import { useHydrated } from '#app/start/use-hydrated.ts';
import { choosable } from '#app/views/component-choices.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import { priceAt } from '#app/views/product-price.ts';
import { variationsId } from '#app/views/variations-id.ts';
import { ProductDelivery } from '../delivery/product-delivery.tsx';
import { RatingLink } from '../reviews/rating-link.tsx';
import { Heart } from '../wishlist/heart.tsx';
import { CompareButton } from './compare-button.tsx';
import { ProductAvailability } from './product-availability.tsx';
import { ProductChoices } from './product-choices.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductPurchase } from './product-purchase.tsx';
import type { ProductQuestionsProps } from './product-questions.tsx';
import { ProductTiers } from './product-tiers.tsx';
import { UnbrokenName } from './unbroken-name.tsx';
import { usePendingVariation } from './use-pending-variation.ts';
import { useProductOrder } from './use-product-order.ts';

const StickyBuyBar = lazy(onIntent(() => import('./sticky-buy-bar.tsx')));
// Few products ask questions, and few of their readers answer them.
const ProductQuestions = lazy(onIntent(() => import('./product-questions.tsx')));
// Few sets leave something to choose.
const ComponentChoices = lazy(asPart(() => import('./component-choices.tsx')));

/** The buy box: everything that decides, and the way into the cart. */
export function ProductOrder({ product }: { product: ProductPage }) {
  const text = useText();
  const order = useProductOrder(product);
  const formId = useId();
  const buyBox = useRef<HTMLDivElement>(null);
  const isPending = usePendingVariation(product) !== null;
  const { price, tags, choices } = product;
  const parts = choosable(product.components);
  const { surcharges, finishing, wantedIds } = order.outcome;
  const current = price && priceAt(price, order.quantity, surcharges.inPrice);

  return (
    <section aria-labelledby="product-name" aria-busy={isPending} className="flex min-w-0 flex-col gap-4">
      <ProductHeading product={product} />
      <div className={classNames('transition-opacity', isPending && 'opacity-60')}>
        <ProductPrice
          price={price}
          current={current}
          pack={product.pack}
          energy={product.energy}
          beside={surcharges.beside}
        />
      </div>
      {tags.length > 0 && (
        <ul aria-label={text('product.tags')} className="flex flex-wrap gap-2">
          {tags.map(({ id, name, color, href }) => (
            <li key={id} className="flex">
              <Tag color={color} href={href}>
                {name}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      <ProductAvailability product={product} isMadeToOrder={finishing.days > 0} />
      {product.purchase.kind === 'order' && (
        <OnceHydrated place={<div className="min-h-10" />}>
          <ProductDelivery
            variationId={product.variationId}
            quantity={order.quantity}
            pack={product.pack}
            propertyIds={wantedIds}
          />
        </OnceHydrated>
      )}
      <form
        method="dialog"
        id={formId}
        onSubmit={order.submit}
        noValidate
        data-adds-to-cart
        className="flex flex-col gap-4"
      >
        {product.summary !== '' && <p className="max-w-prose">{product.summary}</p>}
        {choices.map((group) => (
          <ProductChoices key={group.id} group={group} />
        ))}
        {product.variationIds.length > 0 && (
          <p className="text-sm noscript:hidden print:hidden">
            <Link
              to={`${product.href}#${variationsId}`}
              state={{ keepsFocus: true }}
              className="font-semibold text-primary-ink underline underline-offset-4"
            >
              {text('variations.show', { count: product.variationIds.length })}
            </Link>
          </p>
        )}
        {price && current && price.steps.length > 1 && (
          <ProductTiers product={product} price={price} order={order} surcharge={surcharges.inPrice} />
        )}
        {parts.length > 0 && (
          <Suspense>
            <ComponentChoices components={parts} />
          </Suspense>
        )}
        <div ref={buyBox}>
          <ProductPurchase product={product} order={order} current={current} surcharge={surcharges.inPrice}>
            {product.questions.length > 0 && <Questions product={product} order={order} />}
          </ProductPurchase>
        </div>
      </form>
      {product.purchase.kind === 'order' && (
        <OnceHydrated>
          <StickyBuyBar {...{ product, order, current, buyBox, form: formId, rule: product.purchase.rule }} />
        </OnceHydrated>
      )}
      <div className="flex flex-wrap gap-x-2 print:hidden">
        <Heart variationId={product.variationId} name={product.name} className="heart-button button button-medium">
          {text('card.wish')}
        </Heart>
        <CompareButton
          variationId={product.variationId}
          name={product.name}
          className="heart-button button button-medium"
        >
          {text('card.compare')}
        </CompareButton>
      </div>
    </section>
  );
}

/** Kept while the order changes: fields that wait for their scripts would be drawn anew, without what was answered in them. */
const Questions = memo(
  function Questions(props: ProductQuestionsProps) {
    return (
      <Suspense>
        <ProductQuestions {...props} />
      </Suspense>
    );
  },
  (before, { product, order }) => before.product === product && !order.isTakenOver,
);

/**
 * A part that no document brings. It asks on its own whether scripts run: were the buy box drawn again for that, React would hold
 * back what is typed and chosen in it for the parts that still wait for their scripts.
 */
function OnceHydrated({ place = null, children }: { place?: ReactNode; children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={place}>{children}</Suspense> : place;
}

/** Longer words than this would be cut in the column of a large heading. */
const longWord = /[^\s-]{21}/;

function ProductHeading({ product: { name, articleNumber, manufacturer, series, rating } }: { product: ProductPage }) {
  const text = useText();
  return (
    <div>
      <h1
        id="product-name"
        className={classNames(
          'font-semibold hyphens-auto',
          longWord.test(name) ? 'text-xl xl:text-2xl 2xl:text-3xl' : 'text-2xl xl:text-3xl',
        )}
      >
        <UnbrokenName name={name} />
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-ink-muted">
        <span>{text('product.articleNumber', { number: articleNumber })}</span>
        {manufacturer.name !== '' && <Maker maker={manufacturer} />}
      </p>
      {series.map(({ id, name: ofSeries, href }) => (
        <p key={id} className="mt-1 text-sm">
          <Link to={href} className="inline-block py-0.5 underline underline-offset-4 hover:text-primary-ink">
            {text('product.series', { name: ofSeries })}
          </Link>
        </p>
      ))}
      {rating && <RatingLink rating={rating} />}
    </div>
  );
}

function Maker({ maker: { name, href } }: { maker: ProductPage['manufacturer'] }) {
  const text = useText();
  const words = text('product.manufacturer', { name });
  return href === null ? (
    <span>{words}</span>
  ) : (
    <Link to={href} className="py-0.5 underline underline-offset-4 hover:text-primary-ink">
      {words}
    </Link>
  );
}

/** The owner's color shows as an edge: whatever it is, the words stay readable. */
function Tag({ color, href, children }: { color: string | null; href: string; children: ReactNode }) {
  return (
    <Link
      to={href}
      className="group flex min-h-6 rounded border-l-4 border-line-strong"
      style={color ? { borderColor: color } : undefined}
    >
      <Badge className="rounded-l-none underline-offset-4 group-hover:underline">{children}</Badge>
    </Link>
  );
}
