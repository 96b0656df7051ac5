import { normalizeVatNumber } from '@mise/rules/vat-number.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { useText } from '#app/page/use-text.ts';
import type { Checkout } from './use-checkout.ts';
import { useVatCheck } from './use-vat-check.ts';

/** What became of the VAT id, and why there is tax all the same. `entered`: what stands in its field; of another one nothing is said. */
export function VatCheck({ checkout, entered }: { checkout: Checkout; entered?: string }) {
  const text = useText();
  const { taxNote, isChecking, check } = useVatCheck(checkout);
  const isOfField = entered === undefined || taxNote?.vatNumber === normalizeVatNumber(entered);
  const isExempt = taxNote?.reason === 'exempt';
  const isUnanswered = ['unchecked', 'busy', 'memberStateAway', 'away'].includes(taxNote?.reason ?? '');
  return (
    <div aria-live="polite">
      {taxNote && taxNote.reason !== 'export' && isOfField && (
        <Alert
          tone={isChecking ? 'neutral' : isExempt ? 'positive' : 'warning'}
          className="mt-4"
          action={
            isUnanswered && (
              <Button variant="secondary" isBusy={isChecking} onClick={check}>
                {text('address.checkVatAgain')}
              </Button>
            )
          }
        >
          {isChecking
            ? text('address.vatChecking')
            : isExempt
              ? text('address.vatValid')
              : text(`totals.taxNote.${taxNote.reason}`, taxNote)}
        </Alert>
      )}
    </div>
  );
}
