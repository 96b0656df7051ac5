import { pathTo } from '@mise/rules/path-to.ts';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale } from '#app/page/use-text.ts';
import type { ShopFrame } from '#app/views/shop-frame.ts';

export function Logo({ frame: { logo, shopName } }: { frame: ShopFrame }) {
  return (
    <Link to={pathTo.home(useLocale())} className="flex min-h-10 items-center">
      {logo === '' ? (
        <span className="text-xl font-bold tracking-tight text-primary-ink">{shopName}</span>
      ) : (
        <img data-logo="" src={logo} alt={shopName} width={150} height={40} className="h-8 w-auto md:h-10" />
      )}
    </Link>
  );
}
