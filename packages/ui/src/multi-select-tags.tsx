import { Icon } from './icon.tsx';

type MultiSelectTagsProps = {
  tags: { value: string; label: string }[];
  removeOf: (label: string) => string;
  isDisabled: boolean;
  onRemove: (value: string) => void;
};

/** What is selected, before the field of a MultiSelect. */
export function MultiSelectTags({ tags, removeOf, isDisabled, onRemove }: MultiSelectTagsProps) {
  return tags.map(({ value, label }) => (
    <span
      key={value}
      className="flex min-h-8 max-w-full items-center rounded bg-primary-100 pl-2 text-sm font-medium text-ink"
    >
      <span className="truncate">{label}</span>
      <button
        type="button"
        aria-label={removeOf(label)}
        disabled={isDisabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onRemove(value)}
        className="flex size-8 shrink-0 items-center justify-center rounded transition-colors hover:bg-primary-200 active:bg-primary-300 disabled:cursor-not-allowed disabled:text-ink-muted disabled:hover:bg-transparent"
      >
        <Icon name="close" className="size-4" />
      </button>
    </span>
  ));
}
