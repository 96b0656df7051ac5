export type MultiSelectOption = {
  value: string;
  label: string;
  /** Stands beside it in the list and is not searched: how many there are. */
  detail?: string;
  isDisabled?: boolean;
};

/** Most options that a list shows, and most tags that can be chosen. */
export const optionsLimit = 1000;
export const tagLimit = 99_999;
/** Pixels. */
export const listHeight = 300;
export const optionHeight = 40;

export type MultiSelectChoice =
  | { kind: 'option'; option: MultiSelectOption; isSelected: boolean; isBlocked: boolean }
  /** What was typed is no option yet, and may become one. */
  | { kind: 'create'; label: string; isBlocked: boolean };

export type MultiSelectInput = {
  options: readonly MultiSelectOption[];
  selected: readonly string[];
  term: string;
  /** Most that can be selected; undefined: no limit. */
  maximum?: number | undefined;
  canCreate?: boolean | undefined;
};

/** What the list offers for a term: the matching options up to the limit, and a new one where that is allowed. */
export function choicesFor({
  options,
  selected,
  term,
  maximum,
  canCreate = false,
}: MultiSelectInput): MultiSelectChoice[] {
  const wanted = fold(term.trim());
  const isFull = isAtMaximum(selected, maximum);
  const matching = options
    .filter(({ label }) => fold(label).includes(wanted))
    .slice(0, optionsLimit)
    .map((option): MultiSelectChoice => {
      const isSelected = selected.includes(option.value);
      return { kind: 'option', option, isSelected, isBlocked: !isSelected && (isFull || Boolean(option.isDisabled)) };
    });
  const isKnown = [...options.map(({ label }) => label), ...selected].some((label) => fold(label) === wanted);
  if (!canCreate || wanted === '' || isKnown) return matching;
  return [{ kind: 'create', label: term.trim(), isBlocked: isFull }, ...matching];
}

export function isAtMaximum(selected: readonly string[], maximum = tagLimit): boolean {
  return selected.length >= Math.min(maximum, tagLimit);
}

/** Takes a value in or out; what would be too many stays out. */
export function toggled(selected: readonly string[], value: string, maximum?: number): string[] {
  if (selected.includes(value)) return selected.filter((each) => each !== value);
  return isAtMaximum(selected, maximum) ? [...selected] : [...selected, value];
}

/** Case and accents make no difference to a search. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase();
}
