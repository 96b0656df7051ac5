import { pathTo } from '@mise/rules/path-to.ts';
import { classNames } from '@mise/ui/class-names.ts';
import type { ReactNode } from 'react';
import { Link } from '#app/components/shop/link.tsx';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useLocale } from '#app/page/use-text.ts';

/** Words of a sentence that lead to what shipping costs; only words where the owner has not said so yet. */
export function ShippingLink({ className, children }: { className?: string; children?: ReactNode }) {
  const locale = useLocale();
  if (!useShopFrame()?.hasShippingPage) return children;
  return (
    <Link to={pathTo.shipping(locale)} className={classNames('underline underline-offset-4', className)}>
      {children}
    </Link>
  );
}
