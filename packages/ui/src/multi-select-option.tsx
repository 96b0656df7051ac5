import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { MultiSelectTexts } from './multi-select.tsx';
import { type MultiSelectChoice, optionHeight } from './multi-select-state.ts';

type MultiSelectOptionProps = {
  id: string;
  choice: MultiSelectChoice;
  isActive: boolean;
  texts: MultiSelectTexts;
  onChoose: () => void;
};

/** One line of the list; beside the active one stands what Enter does. */
export function MultiSelectOptionRow({ id, choice, isActive, texts, onChoose }: MultiSelectOptionProps) {
  const isSelected = choice.kind === 'option' && choice.isSelected;
  const label = choice.kind === 'option' ? choice.option.label : choice.label;
  return (
    // The keys belong to the field, which keeps the focus.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-disabled={choice.isBlocked || undefined}
      // The field would lose the focus before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choice.isBlocked ? undefined : onChoose}
      style={{ minHeight: optionHeight }}
      className={classNames(
        'group/option flex cursor-pointer items-center gap-2 px-3 py-1.5 text-sm aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted',
        isActive ? 'bg-primary-100' : 'hover:bg-primary-50',
      )}
    >
      <Icon
        name={choice.kind === 'create' ? 'plus' : 'check'}
        className={classNames('size-5 text-primary-ink', choice.kind === 'option' && !isSelected && 'invisible')}
      />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {label} {choice.kind === 'option' && <span className="text-ink-muted">{choice.option.detail}</span>}
      </span>
      {!choice.isBlocked && (
        <span aria-hidden="true" className="hidden shrink-0 text-xs text-ink-muted @xs:inline">
          {isActive ? enterText(choice, texts) : isSelected && texts.selected}
        </span>
      )}
    </div>
  );
}

function enterText(choice: MultiSelectChoice, texts: MultiSelectTexts): string {
  if (choice.kind === 'create') return texts.create;
  return choice.isSelected ? texts.remove : texts.select;
}
