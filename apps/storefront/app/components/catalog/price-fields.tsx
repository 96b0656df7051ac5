import { Button } from '@mise/ui/button.tsx';
import { classNames } from '@mise/ui/class-names.ts';
import { controlClasses, controlSizes, FieldError } from '@mise/ui/field-frame.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { useEffect, useId, useRef } from 'react';
import { readAmount, writeAmount } from '#app/format/read-amount.ts';
import type { MessageId } from '#app/i18n/message-ids.ts';
import type { ListQuery } from '#app/lists/list-query.ts';
import type { PriceProblem } from '#app/lists/price-range.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { ListFilters } from '#app/views/list-filters.ts';

type PriceFieldsProps = {
  query: ListQuery;
  prices: ListFilters['prices'];
  problem: PriceProblem | null;
  onProblem: (problem: null) => void;
};

/** From and to, as the reader writes amounts and sees prices. */
export function PriceFields({ query, prices, problem, onProblem }: PriceFieldsProps) {
  const text = useText();
  const errorId = useId();
  const field = (name: 'priceMin' | 'priceMax', label: MessageId) => (
    <PriceField
      name={name}
      label={text(label, { symbol: prices?.symbol ?? '' })}
      amount={query[name]}
      errorId={problem === name || problem === 'order' ? `${errorId}-error` : undefined}
      onInput={() => onProblem(null)}
    />
  );

  return (
    <>
      <div className="flex items-end gap-2">
        {field('priceMin', 'filter.from')}
        {field('priceMax', 'filter.to')}
        <Button
          type="submit"
          variant="secondary"
          aria-label={text('filter.applyPrice')}
          title={text('filter.applyPrice')}
          className="shrink-0"
        >
          <Icon name="arrowRight" className="size-4" />
        </Button>
      </div>
      <div role="alert">
        <FieldError
          id={errorId}
          error={problem && text(problem === 'order' ? 'filter.priceOrder' : 'filter.priceInvalid')}
        />
      </div>
      {prices && (
        <p className="mt-1 text-xs text-ink-muted">
          {text(prices.isNet ? 'filter.excludingVat' : 'filter.includingVat')}
        </p>
      )}
    </>
  );
}

type PriceFieldProps = {
  name: string;
  label: string;
  amount: number | undefined;
  errorId: string | undefined;
  onInput: () => void;
};

/** The field keeps what is typed by itself, also before scripts run; an address with another amount brings that. */
function PriceField({ name, label, amount, errorId, onInput }: PriceFieldProps) {
  const text = useText();
  const locale = useLocale();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const written = amount === undefined ? '' : writeAmount(amount, locale);
  const first = useRef(written);

  useEffect(() => {
    if (first.current === written) return;
    first.current = written;
    if (field.current && readAmount(field.current.value, locale) !== amount) field.current.value = written;
  }, [written, amount, locale]);

  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={id} className="mb-1 block text-xs text-ink-muted">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={12}
        // For browsers without scripts, which say it in their own words.
        pattern="\s*\d[\d.,]*\s*"
        title={text('filter.priceExample')}
        defaultValue={written}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onInput={onInput}
        className={classNames(controlClasses, controlSizes.medium, 'px-2 max-lg:text-base')}
      />
    </div>
  );
}
