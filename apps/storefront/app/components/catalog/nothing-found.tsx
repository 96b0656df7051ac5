import { pathTo } from '@mise/rules/path-to.ts';
import { categoryChip } from '#app/components/shop/category-chip.ts';
import { Link } from '#app/components/shop/link.tsx';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useLocale, useText } from '#app/page/use-text.ts';

/** What to do where a search found nothing: other words, a call; the categories follow below. */
export function NothingFound({ nearestTerms }: { nearestTerms: string[] }) {
  const text = useText();
  const locale = useLocale();
  const { phone = '', phoneHours = '' } = useShopFrame()?.company ?? {};
  return (
    <>
      <p className="max-w-prose text-lg text-ink-muted">{text('searchPage.empty')}</p>
      {nearestTerms.length > 0 && (
        <nav aria-label={text('searchPage.nearest')} className="mt-6">
          <p className="mb-2 font-semibold">{text('searchPage.nearest')}</p>
          <ul className="flex flex-wrap gap-2">
            {nearestTerms.map((term) => (
              <li key={term}>
                <Link to={pathTo.search(locale, { term })} className={categoryChip}>
                  {term}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {phone !== '' && (
        <p className="mt-6">
          {text('searchPage.call')}{' '}
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="font-semibold underline underline-offset-4">
            {phone}
          </a>
          {phoneHours !== '' && <span className="text-ink-muted"> ({phoneHours})</span>}
        </p>
      )}
    </>
  );
}
