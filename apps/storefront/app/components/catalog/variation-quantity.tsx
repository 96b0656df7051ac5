import { formatPacks, formatQuantity } from '@mise/rules/format-quantity.ts';
import { fitQuantity, nextQuantity, type QuantityRange } from '@mise/rules/quantity-range.ts';
import { afterPress, watchPresses } from '@mise/ui/after-press.ts';
import { controlClasses, controlSizes, FieldError } from '@mise/ui/field-frame.tsx';
import { readQuantity } from '@mise/ui/read-quantity.ts';
import { useId, useState } from 'react';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { VariationRow } from '#app/views/variation-row.ts';
import type { RowEntry } from './use-variation-order.ts';

type VariationQuantityProps = {
  label: string;
  row: VariationRow;
  rule: QuantityRange;
  entry: RowEntry | undefined;
  /** `meant`: the number that was typed, where another takes its place. */
  onChange: (typed: string, meant?: number) => void;
};

/** A quantity that may stay empty; what cannot be ordered becomes the next one that can, and is said. Arrows go up and down in steps. */
export function VariationQuantity({ label, row, rule, entry, onChange }: VariationQuantityProps) {
  const text = useText();
  const locale = useLocale();
  const id = useId();
  const [adjusted, setAdjusted] = useState('');
  const typed = entry?.typed ?? '';
  const quantity = readQuantity(typed);
  const isKnown = Number.isInteger(quantity) && quantity > 0;
  const rules = [
    rule.minimum > 1 && text('product.minimum', { quantity: formatPacks(rule.minimum, row.pack, locale) }),
    rule.interval > 1 && text('product.interval', { quantity: formatPacks(rule.interval, row.pack, locale) }),
  ].filter(Boolean);

  /** Up from nothing is the least, down from the least is nothing. */
  function stepped(direction: 1 | -1): string {
    if (!isKnown) return direction === 1 ? String(rule.minimum) : '';
    if (direction === -1 && quantity <= rule.minimum) return '';
    return String(nextQuantity(quantity, direction, rule));
  }

  function settle(): void {
    if (typed === '') return;
    if (typed.trim() === '' || quantity === 0) {
      onChange('');
      return;
    }
    const fitting = fitQuantity(quantity, rule);
    afterPress(() => setAdjusted(fitting === quantity ? '' : text('quantity.adjusted', { quantity: fitting })));
    // A problem that is told stays until something else is typed.
    if (String(fitting) !== typed) onChange(String(fitting), Number.isFinite(quantity) ? quantity : fitting);
  }

  return (
    <div className="w-36 text-left max-md:ml-auto">
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={entry?.problem ? true : undefined}
        aria-describedby={`${id}-unit ${entry?.problem ? `${id}-error` : ''}`.trim()}
        data-variation={row.variationId}
        value={typed}
        onChange={(event) => {
          setAdjusted('');
          onChange(event.target.value);
        }}
        onFocus={watchPresses}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          onChange(stepped(event.key === 'ArrowUp' ? 1 : -1));
        }}
        className={`${controlClasses} ${controlSizes.medium}`}
      />
      <p id={`${id}-unit`} className="mt-1 text-xs text-ink-muted">
        {isKnown ? formatQuantity(quantity, row.pack, locale) : rules.join(', ')}
      </p>
      <p aria-live="polite" className="text-xs font-medium text-warning empty:hidden">
        {adjusted}
      </p>
      <FieldError id={id} error={entry?.problem} />
      {entry?.added && <p className="mt-1 text-xs font-medium text-positive">{entry.added}</p>}
    </div>
  );
}
