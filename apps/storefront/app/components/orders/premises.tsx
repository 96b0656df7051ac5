import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useText } from '#app/page/use-text.ts';
import { OrderAddressCard } from './order-address-card.tsx';

/** Where goods wait for whoever fetches them. */
export function Premises() {
  const text = useText();
  const frame = useShopFrame();
  if (!frame) return null;
  const { name, street, town, phone } = frame.company;
  return (
    <OrderAddressCard
      title={text('order.collection')}
      address={{ lines: [name, street, town], phone, vatNumber: '' }}
    />
  );
}
