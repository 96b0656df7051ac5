import type { SearchMeta } from '@mise/contract/catalog/search.ts';
import { localized } from '@mise/rules/localized.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { categoryChip } from '#app/components/shop/category-chip.ts';
import { Link } from '#app/components/shop/link.tsx';
import { PhoneLink } from '#app/components/shop/phone-link.tsx';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useLocale, useText } from '#app/page/use-text.ts';

type NothingFoundProps = { nearestTerms: string[]; nearestCategories: SearchMeta['nearestCategories'] };

/** What to do where a search found nothing: other words, categories that have them, a call. */
export function NothingFound({ nearestTerms, nearestCategories }: NothingFoundProps) {
  const text = useText();
  const locale = useLocale();
  const { phone = '', phoneHours = '' } = useShopFrame()?.company ?? {};
  return (
    <>
      <p className="max-w-prose text-lg text-ink-muted">{text('searchPage.empty')}</p>
      <Chips
        label={text('searchPage.nearest')}
        links={nearestTerms.map((term) => ({ label: term, href: pathTo.search(locale, { term }) }))}
      />
      <Chips
        label={text('searchPage.nearestCategories')}
        links={nearestCategories.map(({ name, url }) => ({ label: name, href: localized(locale, url) }))}
      />
      {phone !== '' && (
        <p className="mt-6">
          {text('searchPage.call')} <PhoneLink phone={phone} className="font-semibold underline underline-offset-4" />
          {phoneHours !== '' && <span className="text-ink-muted"> ({phoneHours})</span>}
        </p>
      )}
    </>
  );
}

function Chips({ label, links }: { label: string; links: readonly { label: string; href: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="mt-6">
      <p className="mb-2 font-semibold">{label}</p>
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.href}>
            <Link to={link.href} className={categoryChip}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
