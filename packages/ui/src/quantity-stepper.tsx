import { fitQuantity, highestStep, nextQuantity, type QuantityRange } from '@mise/rules/quantity-range.ts';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { afterPress, watchPresses } from './after-press.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { readQuantity } from './read-quantity.ts';

type QuantityStepperProps = {
  /** Of its field; one of its own where it is left out. */
  id?: string;
  value: number;
  rule: QuantityRange;
  /** Where the buttons go in larger steps than may be typed. */
  steps?: QuantityRange;
  /** Called with an orderable quantity, and the number that was typed for it: at once by the buttons, when typing ends (Enter, leaving the field). */
  onChange: (quantity: number, typed: number) => void;
  /** `adjusted` is shown and read out when a typed quantity cannot be ordered and another takes its place. */
  labels: { field: string; decrease: string; increase: string; adjusted: (quantity: number) => string };
  isDisabled?: boolean;
  size?: 'medium' | 'large';
  className?: string;
  /** Sent with a plain form. */
  name?: string;
};

export function QuantityStepper(props: QuantityStepperProps) {
  const { value, rule, steps = rule, onChange, labels, isDisabled = false, size = 'large', className, name } = props;
  const ownId = useId();
  const { id = ownId } = props;
  const input = useRef<HTMLInputElement>(null);
  const [adjusted, setAdjusted] = useState('');
  /** What it will say when a press is over; the press may be that of a button beside the field, which takes it back. */
  const told = useRef('');
  /** What is being typed, until the field is left or the value is another. */
  const [entry, setEntry] = useState<{ text: string; from: number } | null>(null);
  const isTyping = entry?.from === value;
  const typed = isTyping ? entry.text : String(value);
  // What was typed while the page was still being taken over counts like anything typed later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is only one such moment
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || field.value === typed) return;
    if (field === document.activeElement) setEntry({ text: field.value, from: value });
    else settle(field.value);
  }, []);

  function settle(text: string): void {
    const wanted = readQuantity(text);
    const quantity = fitQuantity(wanted, rule);
    told.current = quantity === wanted ? '' : labels.adjusted(quantity);
    afterPress(() => setAdjusted(told.current));
    setEntry(null);
    const typed = Number.isFinite(wanted) ? wanted : quantity;
    if (quantity !== value || typed !== quantity) onChange(quantity, typed);
  }

  /** From what is being typed, which no button has taken yet. */
  function step(direction: 1 | -1): void {
    const quantity = nextQuantity(isTyping ? fitQuantity(readQuantity(typed), rule) : value, direction, steps);
    told.current = '';
    setAdjusted('');
    setEntry(null);
    if (quantity !== value) onChange(quantity, quantity);
  }

  return (
    <div className={classNames('inline-block', className)}>
      <div className={classNames('stepper', size === 'large' && 'stepper-large')}>
        <button
          type="button"
          aria-label={labels.decrease}
          disabled={isDisabled}
          // Not disabled at its end: a button that takes itself away takes the focus with it.
          aria-disabled={value <= steps.minimum || undefined}
          onClick={() => step(-1)}
          className="step-button"
        >
          <Icon name="minus" className="size-4" />
        </button>
        <input
          ref={input}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={labels.field}
          value={typed}
          disabled={isDisabled}
          onChange={(event) => {
            setAdjusted('');
            setEntry({ text: event.target.value, from: value });
          }}
          onFocus={(event) => {
            watchPresses();
            event.target.select();
          }}
          onBlur={(event) => settle(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle(event.currentTarget.value);
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            step(event.key === 'ArrowUp' ? 1 : -1);
          }}
          className="stepper-field"
        />
        <button
          type="button"
          aria-label={labels.increase}
          disabled={isDisabled}
          aria-disabled={value >= highestStep(steps) || undefined}
          onClick={() => step(1)}
          className="step-button"
        >
          <Icon name="plus" className="size-4" />
        </button>
      </div>
      <p aria-live="polite" className="mt-1 text-xs font-medium text-warning empty:mt-0">
        {adjusted}
      </p>
    </div>
  );
}
