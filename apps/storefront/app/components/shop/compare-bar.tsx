import { pathTo } from '@mise/rules/path-to.ts';
import { Button } from '@mise/ui/button.tsx';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { IconButton } from '@mise/ui/icon-button.tsx';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import {
  type Compared,
  clearCompared,
  mostCompared,
  readCompared,
  removeCompared,
  renameCompared,
  showCompared,
  subscribeToCompared,
} from '#app/session/compare-list.ts';

const nothing: readonly Compared[] = [];

/** Names were stored in the language of the page where they were pressed. */
async function rename(locale: string): Promise<void> {
  const variationIds = readCompared().map(({ variationId }) => variationId);
  const { data } = await client.getProductsByIds({ variationIds, products: 'small' });
  renameCompared(new Map(data.products.map(({ variation, texts }) => [variation.id, texts.name1])), locale);
}

/** What was chosen to be compared, at the lower edge of every page but that which compares it. */
export default function CompareBar() {
  const text = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const compared = useSyncExternalStore(subscribeToCompared, readCompared, () => nothing);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(showCompared, []);
  const isForeign = compared.some(({ language }) => language !== locale);
  useEffect(() => {
    // A name that cannot be had is not worth a message: it stays as it is.
    if (isForeign) rename(locale).catch(() => {});
  }, [isForeign, locale]);
  if (compared.length === 0 || pathname.replace(/\/$/, '') === pathTo.compare(locale)) return null;

  const ids = compared.map(({ variationId }) => variationId);
  return (
    <section
      aria-label={text('compare.title')}
      // Where the way to the checkout or what adds to the cart stands at the same place, that goes first.
      className="sticky bottom-14 z-20 border-t border-line bg-surface shadow-raised max-lg:in-[body:has([data-checkout-bar])]:hidden max-md:in-[body:has([data-buy-bar])]:hidden md:bottom-0 print:hidden"
    >
      <div className="mx-auto flex max-w-[90rem] items-center gap-x-2 px-4 py-2 md:gap-x-4 md:px-6 lg:px-8">
        <p role="status" className="min-w-0 text-sm font-semibold md:shrink-0">
          {text('compare.count', { count: compared.length, most: mostCompared })}
        </p>
        <ul className="flex min-w-0 flex-1 gap-2 max-lg:hidden">
          {compared.map(({ variationId, name }) => (
            <li key={variationId} className="flex min-w-0 items-center rounded border border-line pl-3">
              <span className="truncate text-sm">{name}</span>
              <IconButton
                label={text('compare.removeOf', { name })}
                onClick={() => {
                  removeCompared(variationId);
                  link.current?.focus();
                }}
              >
                <Icon name="close" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
        <div className="ml-auto flex shrink-0 items-center gap-1 md:gap-2">
          <Button variant="quiet" className="max-md:px-2" onClick={clearCompared}>
            {text('compare.clear')}
          </Button>
          <Link
            ref={link}
            to={pathTo.compare(locale, ids)}
            className={buttonClasses({ variant: 'primary', className: 'max-md:px-3' })}
          >
            {text('compare.show')}
          </Link>
        </div>
      </div>
    </section>
  );
}
