import { useText } from '#app/page/use-text.ts';
import type { BankDetails } from '#app/views/order.ts';

type BankDetailsCardProps = { bank: BankDetails; until: string; isSent: boolean };

/** What a transfer needs, in the order in which a bank asks for it. `until`: the last day for it, '' where none was said. `isSent`: the goods left before. */
export function BankDetailsCard({ bank, until, isSent }: BankDetailsCardProps) {
  const text = useText();
  const rows = [
    { label: text('order.bankOwner'), value: bank.owner },
    { label: 'IBAN', value: bank.iban },
    { label: 'BIC', value: bank.bic },
    { label: text('order.bankName'), value: bank.bank },
    { label: text('order.bankAmount'), value: bank.amount },
    { label: text('order.bankPurpose'), value: bank.purpose },
  ].filter(({ value }) => value !== '');
  return (
    <section
      aria-labelledby="order-bank"
      className="rounded border border-l-4 border-line border-l-secondary-edge bg-surface p-4 md:p-6"
    >
      <h2 id="order-bank" className="text-lg font-semibold">
        {until === '' ? text('order.bank') : text('order.bankUntil', { until })}
      </h2>
      {!isSent && <p className="mt-1 text-sm text-ink-muted">{text('order.bankHint')}</p>}
      <dl className="mt-3 text-sm">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-x-4 py-0.5">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="text-right font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
