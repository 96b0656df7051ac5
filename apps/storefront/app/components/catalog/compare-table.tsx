import { Trans } from '@lingui/react';
import { pathTo } from '@mise/rules/path-to.ts';
import { Checkbox } from '@mise/ui/checkbox.tsx';
import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { VisuallyHidden } from '@mise/ui/visually-hidden.tsx';
import { useId, useState } from 'react';
import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { mostCompared, removeCompared } from '#app/session/compare-list.ts';
import { useHydrated } from '#app/start/use-hydrated.ts';
import type { ComparedRow, Comparison } from '#app/views/compare.ts';
import type { ProductCard } from '#app/views/product-card.ts';
import { CardPrice } from './card-price.tsx';
import { CardPurchase } from './card-purchase.tsx';

const cell = 'min-w-40 border-b border-line p-3 text-left align-top text-sm hyphens-auto';
/** Stays in view where the columns do not fit beside each other. */
const rowName =
  'sticky left-0 z-10 w-32 min-w-32 border-b border-line py-3 pr-1 pl-3 text-left align-top text-sm wrap-anywhere md:w-48 md:pr-3';

/** A column an article, a row a fact; what differs is marked, and can be looked at alone. */
export function CompareTable({ comparison: { cards, rows } }: { comparison: Comparison }) {
  const text = useText();
  const isHydrated = useHydrated();
  const [isNarrowed, setNarrowed] = useState(false);
  const shown = isNarrowed ? rows.filter(({ isDifferent }) => isDifferent) : rows;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
        {isHydrated && cards.length > 1 && (
          <Checkbox
            label={text('compare.differencesOnly')}
            checked={isNarrowed}
            onChange={() => setNarrowed(!isNarrowed)}
          />
        )}
        {cards.length < mostCompared && <AddAnother />}
      </div>
      <section
        aria-label={text('compare.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded border border-line bg-surface print:overflow-visible"
      >
        <table className="w-full border-collapse lg:table-fixed">
          <thead>
            <tr>
              <td className={classNames(rowName, 'bg-surface')}>
                <VisuallyHidden>{text('compare.fact')}</VisuallyHidden>
              </td>
              {cards.map((card) => (
                <th key={card.variationId} scope="col" className={cell}>
                  <ColumnHead card={card} others={cards.filter((other) => other !== card)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.name} row={row} cards={cards} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function AddAnother() {
  const text = useText();
  const locale = useLocale();
  return (
    <Link
      to={pathTo.search(locale)}
      className="inline-flex min-h-11 items-center gap-2 text-sm underline underline-offset-4"
    >
      <Icon name="plus" className="size-5" />
      {text('compare.addAnother')}
    </Link>
  );
}

function ColumnHead({ card, others }: { card: ProductCard; others: ProductCard[] }) {
  const text = useText();
  const locale = useLocale();
  const id = useId();
  /** A size that is chosen to be added; what is compared stays. */
  const [chosen, setChosen] = useState(card);
  const { variationId, name, href, picture, articleNumber, price, energy } = card;
  return (
    <div className="flex h-full flex-col gap-2 font-normal">
      {picture && (
        <ResponsivePicture
          picture={{ ...picture, alt: '' }}
          sizes="12rem"
          className="aspect-square w-full max-w-48 rounded bg-sunken"
        />
      )}
      <Link to={href} className="font-semibold underline-offset-4 hover:underline">
        {name}
      </Link>
      <span className="text-xs text-ink-muted">
        <Trans
          id="card.articleNumber"
          values={{ number: articleNumber }}
          components={{ 0: <span className="whitespace-nowrap" /> }}
        />
      </span>
      {price && <CardPrice price={price} energy={energy} />}
      <div className="print:hidden">
        <CardPurchase id={id} card={chosen} onChoose={setChosen} />
        <Link
          to={pathTo.compare(
            locale,
            others.map((other) => other.variationId),
          )}
          replace
          onClick={() => removeCompared(variationId)}
          aria-label={text('compare.removeOf', { name })}
          className="mt-2 inline-flex min-h-11 items-center gap-2 text-sm text-ink-muted underline underline-offset-4"
        >
          <Icon name="trash" className="size-5" />
          {text('compare.remove')}
        </Link>
      </div>
    </div>
  );
}

/** Not by color alone: a difference is bold, and said to whoever does not see that. */
function Row({ row: { name, values, isDifferent }, cards }: { row: ComparedRow; cards: ProductCard[] }) {
  const text = useText();
  return (
    <tr className={classNames(isDifferent && 'bg-primary-50')}>
      <th
        scope="row"
        className={classNames(rowName, isDifferent ? 'bg-primary-50' : 'bg-surface', 'font-semibold hyphens-auto')}
      >
        {name}
        {isDifferent && (
          <span className="mt-1 block w-fit rounded-sm border border-line-strong px-1 text-2xs font-medium text-ink-muted">
            {text('compare.differs')}
          </span>
        )}
      </th>
      {values.map((value, index) => (
        <td key={cards[index]?.variationId} className={classNames(cell, isDifferent && 'font-semibold')}>
          {value === '' ? <NotSaid /> : value}
        </td>
      ))}
    </tr>
  );
}

function NotSaid() {
  const text = useText();
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text('compare.notSaid')}</VisuallyHidden>
    </>
  );
}
