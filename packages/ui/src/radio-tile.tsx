import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';

type RadioTileProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  name: string;
  label: ReactNode;
  /** A second line: what it means, how long it takes. */
  description?: ReactNode;
  /** At the right edge: a price, a logo. */
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** One choice of a group; the whole tile is the target. Put several into a <fieldset> with a <legend>. */
export function RadioTile({ label, description, aside, className, id: givenId, ...rest }: RadioTileProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <label
      htmlFor={id}
      className={classNames(
        'flex min-h-12 cursor-pointer items-start gap-3 rounded border border-line-strong bg-surface p-3 transition-colors',
        'hover:border-ink active:bg-primary-50 has-checked:border-primary-edge has-checked:bg-primary-50 has-checked:ring-1 has-checked:ring-primary-edge',
        'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-muted',
        className,
      )}
    >
      <input
        {...rest}
        id={id}
        type="radio"
        aria-describedby={description ? `${id}-description` : undefined}
        className="mt-0.5 size-5 shrink-0 accent-primary-edge"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        {description && (
          <span id={`${id}-description`} className="block text-sm text-ink-muted">
            {description}
          </span>
        )}
      </span>
      {aside && <span className="shrink-0 font-medium">{aside}</span>}
    </label>
  );
}
