import { unbrokenPhone } from '@mise/rules/phone-number.ts';
import { useText } from '#app/page/use-text.ts';
import type { OrderAddress } from '#app/views/order.ts';
import { AddressLines } from './address-lines.tsx';

type OrderAddressCardProps = { title: string; address: OrderAddress; note?: string | undefined };

export function OrderAddressCard({ title, address: { lines, phone, vatNumber }, note }: OrderAddressCardProps) {
  const text = useText();
  return (
    <section className="break-inside-avoid rounded border border-line bg-surface p-4 text-sm md:p-6">
      <h2 className="mb-2 text-lg font-semibold">{title}</h2>
      {note ? <p>{note}</p> : <AddressLines lines={lines} />}
      {!note && phone !== '' && (
        <p className="mt-2 text-ink-muted [overflow-wrap:anywhere]">
          {text('order.phone', { phone: unbrokenPhone(phone) })}
        </p>
      )}
      {vatNumber !== '' && <p className="mt-2 text-ink-muted">{text('order.vatNumber', { vatNumber })}</p>}
    </section>
  );
}
