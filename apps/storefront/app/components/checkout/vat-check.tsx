import { normalizeVatNumber } from '@mise/rules/vat-number.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { useCountdown } from '#app/forms/use-countdown.ts';
import { useText } from '#app/page/use-text.ts';
import type { Checkout } from './use-checkout.ts';
import { useVatCheck } from './use-vat-check.ts';

/** What became of the VAT id, and why there is tax all the same. `entered`: what stands in its field; of another one nothing is said. */
export function VatCheck({ checkout, entered }: { checkout: Checkout; entered?: string }) {
  const text = useText();
  const { taxNote, isChecking, againAt, check, stopWaiting } = useVatCheck(checkout);
  const isOfField = entered === undefined || taxNote?.vatNumber === normalizeVatNumber(entered);
  const isExempt = taxNote?.reason === 'exempt';
  const isUnanswered = ['unchecked', 'busy', 'memberStateAway', 'away'].includes(taxNote?.reason ?? '');
  const isWaiting = againAt > 0 && !isChecking;
  return (
    <div aria-live="polite">
      {taxNote && taxNote.reason !== 'export' && isOfField && (
        <Alert
          tone={isChecking || isWaiting ? 'neutral' : isExempt ? 'positive' : 'warning'}
          className="mt-4"
          action={
            // One button, whatever it says: the focus stays on it.
            isUnanswered && (
              <Button variant="secondary" isBusy={isChecking} onClick={isWaiting ? stopWaiting : check}>
                {text(isWaiting ? 'address.vatStopWaiting' : 'address.checkVatAgain')}
              </Button>
            )
          }
        >
          {isWaiting ? (
            <WaitsForRegister until={againAt} />
          ) : isChecking ? (
            text('address.vatChecking')
          ) : isExempt ? (
            text('address.vatValid')
          ) : (
            text(`totals.taxNote.${taxNote.reason}`, taxNote)
          )}
        </Alert>
      )}
    </div>
  );
}

/** The register was asked a moment ago: it is asked again by itself, and nobody has to wait for that. */
function WaitsForRegister({ until }: { until: number }) {
  const text = useText();
  const seconds = useCountdown(until);
  return (
    <>
      {text('address.vatWaiting')}{' '}
      <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
        {text('address.vatWaitingSeconds', { seconds })}
      </span>
    </>
  );
}
