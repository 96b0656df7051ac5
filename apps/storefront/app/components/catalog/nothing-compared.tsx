import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { useSyncExternalStore } from 'react';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { type Compared, readCompared, subscribeToCompared } from '#app/session/compare-list.ts';

const nothing: readonly Compared[] = [];

/** How to compare; whoever has chosen articles already is led to them. */
export function NothingCompared() {
  const text = useText();
  const locale = useLocale();
  const compared = useSyncExternalStore(subscribeToCompared, readCompared, () => nothing);
  const ids = compared.map(({ variationId }) => variationId);
  return (
    <>
      <p className="max-w-prose">{text('compare.how')}</p>
      <p className="mt-6">
        {ids.length > 0 ? (
          <Link to={pathTo.compare(locale, ids)} className={buttonClasses({ variant: 'primary' })}>
            {text('compare.showChosen', { count: ids.length })}
          </Link>
        ) : (
          <Link to={pathTo.search(locale)} className={buttonClasses({ variant: 'primary' })}>
            {text('compare.toSearch')}
          </Link>
        )}
      </p>
    </>
  );
}
