import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { IconButton } from '@mise/ui/icon-button.tsx';
import { VisuallyHidden } from '@mise/ui/visually-hidden.tsx';
import { useId } from 'react';
import { useText } from '#app/page/use-text.ts';
import type { EnergyLabel as Label } from '#app/views/energy-label.ts';
import { EnergyArrow } from './energy-arrow.tsx';

type EnergyLabelProps = {
  label: Label;
  /** Font size of the price that it stands with: the letter in the arrow is as large. */
  size?: string;
  className?: string;
};

/**
 * Beside a price: the arrow, which opens the label, and the product information sheet. The browser itself opens and closes the label, so
 * that it needs no script; its picture is loaded then.
 */
export function EnergyLabel({ label, size = 'text-lg', className }: EnergyLabelProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={classNames('relative z-[1] flex flex-wrap items-center gap-x-3', className)}>
      <button
        type="button"
        popoverTarget={id}
        className={classNames('inline-flex min-h-8 cursor-pointer items-center leading-none', size)}
      >
        <EnergyArrow rating={label} />
        <VisuallyHidden>{text('energy.open')}</VisuallyHidden>
      </button>
      {label.sheet !== null && (
        <a
          href={label.sheet}
          download
          className="inline-flex min-h-8 items-center text-xs text-ink underline underline-offset-4 hover:text-primary-ink"
        >
          {text('energy.sheet')}
        </a>
      )}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="m-0 hidden size-full max-h-none max-w-none items-center-safe justify-items-center bg-transparent text-base text-ink open:grid"
      >
        {/* A press beside the label closes it and reaches nothing below, which the browser's own backdrop lets through. */}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-hidden="true"
          className="fixed inset-0 bg-ink/40"
        />
        <div className="relative rounded bg-surface p-4 shadow-raised">
          <div className="mb-3 flex items-center justify-between gap-4">
            <p id={`${id}-title`} className="font-semibold">
              {text('energy.label')}
            </p>
            <IconButton label={text('common.close')} popoverTarget={id} popoverTargetAction="hide">
              <Icon name="close" />
            </IconButton>
          </div>
          <img
            src={label.src}
            alt={text('energy.class', label)}
            loading="lazy"
            className="h-[min(48rem,max(24rem,100dvh-8rem))] w-auto min-w-40 object-contain"
          />
        </div>
      </div>
    </div>
  );
}
