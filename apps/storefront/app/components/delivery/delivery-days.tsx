import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useText } from '#app/page/use-text.ts';
import type { DeliveryView } from '#app/views/delivery.ts';
import { Countdown } from './countdown.tsx';

type DeliveryDaysProps = {
  delivery: DeliveryView | null;
  /** How it is paid is decided: what waits for its money says so. */
  isBinding?: boolean;
  /** It was promised: nothing is left to hurry for. */
  isPast?: boolean;
  /** It comes by mail, on no day. */
  isMailed?: boolean;
  onEnd?: () => void;
  className?: string;
  children?: ReactNode;
};

/** The days on which something is expected, and until when that holds. Two lines high from the start. */
export function DeliveryDays({ delivery, isBinding, isPast, isMailed, onEnd, className, children }: DeliveryDaysProps) {
  const text = useText();
  return (
    <div className={classNames('flex min-h-10 items-start gap-2 text-sm', className)}>
      <Icon name={isMailed ? 'mail' : 'truck'} className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0">
        <p className="font-medium">
          {delivery === null
            ? text(isMailed ? 'delivery.mailed' : 'delivery.agreed')
            : text(delivery.isPickup ? 'delivery.pickup' : 'delivery.expected', { window: delivery.window })}
        </p>
        {delivery && <Holds delivery={delivery} isBinding={isBinding} isPast={isPast} onEnd={onEnd} />}
        {delivery && !delivery.isComplete && <p>{text('delivery.others')}</p>}
        {children}
      </div>
    </div>
  );
}

function Holds({
  delivery: { orderBy, moment, shipsToday, isAfterPayment, isLate },
  isBinding = false,
  isPast = false,
  onEnd,
}: Pick<DeliveryDaysProps, 'isBinding' | 'isPast' | 'onEnd'> & { delivery: DeliveryView }) {
  const text = useText();
  const isPaidLater = isBinding && isAfterPayment;
  if (isLate) return <p className="min-h-5 text-ink-muted">{text('delivery.late', { moment })}</p>;
  if (isPast && !isPaidLater) return null;
  return (
    <p className="min-h-5 text-ink-muted">
      {isPaidLater && text('delivery.paidBy', { moment })}
      {!isPaidLater && !shipsToday && text('delivery.orderBy', { moment })}
      {!isPaidLater && shipsToday && (
        <>
          <span className="print:hidden">
            <Countdown orderBy={orderBy} onEnd={onEnd} />
          </span>
          {/* On paper no time is left to run. */}
          <span className="hidden print:inline">{text('delivery.orderBy', { moment })}</span>
        </>
      )}
    </p>
  );
}
