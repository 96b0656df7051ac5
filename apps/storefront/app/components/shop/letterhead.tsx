import { unbrokenPhone } from '@mise/rules/phone-number.ts';
import { useShopFrame } from '#app/page/use-shop-frame.ts';

/** On paper, where the header of the shop is missing. */
export function Letterhead() {
  const frame = useShopFrame();
  if (!frame) return null;
  const { name, street, town, phone, email } = frame.company;
  return (
    <div className="mb-8 hidden items-end justify-between gap-8 border-b border-ink pb-4 text-xs print:flex">
      <p className="text-xl font-bold">{frame.shopName}</p>
      <p className="text-right">
        {[name, street, town].join(' · ')}
        <br />
        {[unbrokenPhone(phone), email].join(' · ')}
      </p>
    </div>
  );
}
