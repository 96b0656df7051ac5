import { unbrokenPhone } from '@mise/rules/phone-number.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useText } from '#app/page/use-text.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import { Discontinued } from './discontinued.tsx';
import { NotifyMeButton } from './notify-me-button.tsx';

/** Why a product cannot be ordered here, and what to do then. */
export default function NoPurchase({ product }: { product: ProductPage }) {
  const text = useText();
  const frame = useShopFrame();
  const { phone = '' } = frame?.company ?? {};
  if (product.purchase.kind === 'notSold') {
    return <Alert tone="warning">{text('product.notSold', { reason: product.purchase.reason })}</Alert>;
  }
  const hasOthers = product.choices.some((group) =>
    group.choices.some(({ href, isChosen, isSalable }) => href !== null && !isChosen && isSalable),
  );
  if (product.purchase.kind === 'discontinued') return <Discontinued product={product} hasOthers={hasOthers} />;
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="warning">
        <p className="font-semibold">{text('product.unavailable')}</p>
        <p>{text('product.unavailableHint', { phone: unbrokenPhone(phone) || 'none' })}</p>
        {hasOthers && <p>{text('product.otherVariations')}</p>}
      </Alert>
      <NotifyMeButton
        variationId={product.variationId}
        name={product.name}
        className={buttonClasses({ size: 'large' })}
      >
        {text('product.notifyMe')}
      </NotifyMeButton>
    </div>
  );
}
