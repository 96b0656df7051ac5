import { pathTo } from '@mise/rules/path-to.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { Skeleton } from '@mise/ui/skeleton.tsx';
import { CardRow } from '#app/components/catalog/card-row.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { OrderAllAgain } from './order-all-again.tsx';
import { useLastOrdered } from './use-last-ordered.ts';

/** The articles of the last orders as cards, each in the quantity of then; all of them at once below. */
export default function LastOrdered() {
  const text = useText();
  const locale = useLocale();
  const state = useLastOrdered();
  if (state.kind === 'loading') return <Skeleton className="mt-4 h-64" />;
  if (state.kind === 'failed') return <Alert tone="negative">{text('again.failed')}</Alert>;
  if (state.kind === 'guest') {
    return (
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <p className="max-w-prose text-ink-muted">{text('again.login')}</p>
        <Link to={pathTo.login(locale, pathTo.home(locale))} className={buttonClasses({ variant: 'secondary' })}>
          {text('header.logIn')}
        </Link>
      </div>
    );
  }
  const { cards, lines, goneCount } = state.ordered;
  if (cards.length === 0 && goneCount === 0) return <p className="mt-2 text-ink-muted">{text('again.none')}</p>;
  return (
    <div className="mt-4 flex flex-col gap-4">
      {cards.length > 0 && <CardRow cards={cards} />}
      {goneCount > 0 && <p className="text-sm text-ink-muted">{text('again.gone', { count: goneCount })}</p>}
      {lines.length > 1 && <OrderAllAgain lines={lines} cards={cards} />}
    </div>
  );
}
