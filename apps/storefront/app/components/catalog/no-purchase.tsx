import { Alert } from '@mise/ui/alert.tsx';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useText } from '#app/page/use-text.ts';
import type { ProductPage } from '#app/views/product-page.ts';

/** Why a product cannot be ordered here, and what to do then. */
export default function NoPurchase({ product: { choices } }: { product: ProductPage }) {
  const text = useText();
  const frame = useShopFrame();
  const { phone = '' } = frame?.company ?? {};
  const hasOthers = choices.some((group) =>
    group.choices.some(({ href, isChosen, isSalable }) => href !== null && !isChosen && isSalable),
  );
  return (
    <Alert tone="warning">
      <p className="font-semibold">{text('product.unavailable')}</p>
      <p>{text('product.unavailableHint', { phone })}</p>
      {hasOthers && <p>{text('product.otherVariations')}</p>}
    </Alert>
  );
}
