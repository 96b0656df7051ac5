import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useText } from '#app/page/use-text.ts';
import QuickEntryPanel from '../cart/quick-entry-panel.tsx';
import { LastOrderedPanel } from '../orders/last-ordered-panel.tsx';

/** Where somebody begins who comes to order: the range at a glance, and the way in for who knows the article numbers. */
export default function HomeStart() {
  const text = useText();
  const categories = useShopFrame()?.navigation ?? [];
  const pictured = categories.filter(({ picture }) => picture !== undefined);
  return (
    <div className="mb-6 flex flex-col gap-4 md:mb-8">
      {pictured.length > 0 && (
        <nav aria-label={text('home.categories')}>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 md:gap-3 xl:grid-cols-[repeat(auto-fit,minmax(7.25rem,1fr))]">
            {pictured.map(({ id, name, href, picture = '' }) => (
              <li key={id} className="min-w-0">
                <Link
                  to={href}
                  className="flex h-full items-center gap-3 rounded border border-line bg-surface p-2 text-sm max-[24rem]:gap-2 max-[24rem]:text-[0.8125rem] leading-tight font-medium hyphens-auto transition-colors hover:border-primary-edge hover:text-primary-ink active:bg-primary-50 xl:flex-col xl:p-3 xl:text-center"
                >
                  <span className="size-12 shrink-0 max-[24rem]:size-8 overflow-hidden rounded bg-sunken xl:size-20">
                    <ResponsivePicture
                      picture={{ src: picture, alt: '', width: 80, height: 80 }}
                      sizes="5rem"
                      className="size-full"
                    />
                  </span>
                  <span className="min-w-0">{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div>
        <QuickEntryPanel />
        <LastOrderedPanel />
      </div>
    </div>
  );
}
