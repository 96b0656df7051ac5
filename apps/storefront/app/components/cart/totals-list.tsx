import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { IconButton } from '@mise/ui/icon-button.tsx';
import type { ReactNode } from 'react';
import { type Text, useText } from '#app/page/use-text.ts';
import type { Totals } from '#app/views/cart-totals.ts';

type TotalsListProps = {
  totals: Totals;
  /** The sums are about to change. */
  isBusy?: boolean;
  /** Shipping costs are those of the method that is likely, to this country ('' where it is not named). */
  isEstimate?: boolean;
  shippingCountry?: string;
  /** Takes a coupon or a gift card out, where that can be done. */
  onRemove?: ((code: string) => void) | undefined;
};

/** The sums of a cart or an order: what goods and charges come to, VAT by rate, net and gross. */
export function TotalsList({
  totals,
  isBusy = false,
  isEstimate = false,
  shippingCountry = '',
  onRemove,
}: TotalsListProps) {
  const text = useText();
  const { isNet, taxNote, vats, coupon } = totals;
  // Without VAT, net and gross are one sum.
  const isTaxed = vats.length > 0;
  const shippingLabel =
    !isEstimate || totals.isMailed || totals.shipping === ''
      ? text('totals.shipping')
      : shippingCountry === ''
        ? text('totals.shippingEstimate')
        : text('totals.shippingEstimateTo', { country: shippingCountry });
  const vatRows = vats.map(({ rate, amount }) => (
    <Row key={rate} label={text(isNet ? 'totals.vat' : 'totals.includedVat', { rate })} isQuiet>
      {amount}
    </Row>
  ));
  return (
    <>
      <dl aria-busy={isBusy} className={classNames('transition-colors', isBusy && 'text-ink-muted')}>
        <Row label={text('totals.goods')}>{totals.goods}</Row>
        {totals.extraCosts.map(({ name, amount }) => (
          <Row key={name} label={name}>
            {amount}
          </Row>
        ))}
        {coupon && (
          <Row
            label={text(coupon.amount === '' ? 'totals.freeShippingCoupon' : 'totals.coupon', { code: coupon.code })}
            code={coupon.code}
            onRemove={onRemove}
          >
            {coupon.amount}
          </Row>
        )}
        <Row label={shippingLabel}>{shippingText(totals, text)}</Row>
        {totals.shippingCharges.map(({ name, amount }) => (
          <Row key={name} label={name}>
            {amount ?? text('totals.free')}
          </Row>
        ))}
        {totals.paymentFee && <Row label={text('totals.paymentFee')}>{totals.paymentFee}</Row>}
        {isNet && isTaxed && <Row label={text('totals.net')}>{totals.net}</Row>}
        {isNet && vatRows}
        <Row label={text(isTaxed ? (isNet ? 'totals.gross' : 'totals.total') : 'totals.untaxed')} isStrong>
          {totals.gross}
        </Row>
        {!isNet && vatRows}
        {!isNet && isTaxed && (
          <Row label={text('totals.netAmount')} isQuiet>
            {totals.net}
          </Row>
        )}
        {totals.giftCards.map(({ name, amount, balance, validUntil }) => (
          <Row
            key={name}
            label={text(name === '' ? 'totals.giftCards' : 'totals.giftCard', { name })}
            hint={balance === '' ? '' : text('totals.giftCardBalance', { balance, date: validUntil })}
            code={name}
            onRemove={onRemove}
          >
            {amount}
          </Row>
        ))}
        {totals.credited !== null && <Row label={text('totals.credited')}>{totals.credited}</Row>}
        {totals.paid !== null && <Row label={text('totals.paid')}>{totals.paid}</Row>}
        {totals.toPay !== null && (
          <Row label={text('totals.toPay')} isStrong>
            {totals.toPay}
          </Row>
        )}
      </dl>
      {totals.giftCardsBought !== null && (
        <p className="mt-3 text-sm text-ink-muted">
          {text('totals.giftCardsBought', { amount: totals.giftCardsBought })}
        </p>
      )}
      {taxNote && <p className="mt-3 text-sm text-ink-muted">{text(`totals.taxNote.${taxNote.reason}`, taxNote)}</p>}
    </>
  );
}

type RowProps = {
  label: string;
  hint?: string;
  isStrong?: boolean;
  isQuiet?: boolean;
  /** By which the shop takes it out. */
  code?: string;
  onRemove?: ((code: string) => void) | undefined;
  children: ReactNode;
};

function Row({ label, hint = '', isStrong = false, isQuiet = false, code = '', onRemove, children }: RowProps) {
  const text = useText();
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-4 py-1',
        isStrong && 'mt-2 border-t border-line pt-3 text-lg font-bold',
        isQuiet && 'text-sm text-ink-muted',
      )}
    >
      <dt className="min-w-0 [overflow-wrap:anywhere]">
        {code !== '' && onRemove ? (
          // Beside its name, in however many lines that stands.
          <span className="flex items-center">
            <span className="min-w-0">{label}</span>
            <IconButton
              label={text('coupon.remove', { code })}
              onClick={() => onRemove(code)}
              className="-my-3 ml-1 shrink-0"
            >
              <Icon name="close" className="size-4" />
            </IconButton>
          </span>
        ) : (
          label
        )}
        {hint !== '' && <span className="block text-sm text-ink-muted">{hint}</span>}
      </dt>
      <dd className="shrink-0 text-right">{children}</dd>
    </div>
  );
}

function shippingText({ shipping, isMailed }: Totals, text: Text): string {
  if (isMailed) return text('totals.mailed');
  return shipping === '' ? text('totals.shippingOpen') : (shipping ?? text('totals.free'));
}
