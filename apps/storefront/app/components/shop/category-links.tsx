import { Link } from '#app/components/shop/link.tsx';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useText } from '#app/page/use-text.ts';
import { categoryChip } from './category-chip.ts';

/** The range at a glance, where a page has nothing else to offer. */
export default function CategoryLinks({ className }: { className?: string }) {
  const text = useText();
  const categories = useShopFrame()?.navigation ?? [];
  if (categories.length === 0) return null;
  return (
    <nav aria-label={text('common.range')} className={className}>
      <ul className="flex flex-wrap gap-2">
        {categories.map(({ id, name, href }) => (
          <li key={id}>
            <Link to={href} className={categoryChip}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
