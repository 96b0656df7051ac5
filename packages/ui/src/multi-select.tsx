import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlClasses, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { MultiSelectOptionRow } from './multi-select-option.tsx';
import {
  choicesFor,
  isAtMaximum,
  listHeight,
  type MultiSelectChoice,
  type MultiSelectOption,
  toggled,
} from './multi-select-state.ts';
import { MultiSelectTags } from './multi-select-tags.tsx';

/** In the language of the page. */
export type MultiSelectTexts = {
  noElements: string;
  empty: string;
  select: string;
  remove: string;
  selected: string;
  create: string;
  maximum: (count: number) => string;
  /** Name of the button that takes a tag out. */
  removeOf: (label: string) => string;
  placeholder: string;
};

export type MultiSelectProps = FieldTexts & {
  options: readonly MultiSelectOption[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  texts: MultiSelectTexts;
  maximum?: number;
  /** What is typed may become a new tag; its value is its label. */
  canCreate?: boolean;
  isDisabled?: boolean;
  className?: string;
};

/** Several of many: a field that searches, a list below it, and what is selected as tags that can be taken out again. */
export function MultiSelect(props: MultiSelectProps) {
  const { options, selected, onChange, texts, maximum, canCreate, isDisabled = false } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const choices = isOpen ? choicesFor({ options, selected, term, maximum, canCreate }) : [];
  const isFull = maximum !== undefined && isAtMaximum(selected, maximum);
  const message = messageOf();

  // What was typed before scripts could hear it is searched like anything typed later.
  useEffect(() => {
    if (!field.current || field.current !== document.activeElement) return;
    setTerm(field.current.value);
    setIsOpen(field.current.value !== '');
  }, []);

  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active, id]);

  function messageOf(): string {
    if (!isOpen) return '';
    if (isFull) return texts.maximum(maximum ?? 0);
    if (options.length === 0 && !canCreate) return texts.empty;
    return choices.length === 0 ? texts.noElements : '';
  }

  function choose(choice: MultiSelectChoice | undefined): void {
    if (!choice || choice.isBlocked) return;
    onChange(toggled(selected, choice.kind === 'create' ? choice.label : choice.option.value, maximum));
    if (term !== '') setActive(0);
    setTerm('');
    field.current?.focus();
  }

  function move(to: number): void {
    setIsOpen(true);
    setActive(Math.min(Math.max(to, 0), Math.max(choices.length - 1, 0)));
  }

  function obey(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    const isHandled = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'].includes(key);
    if (key === 'ArrowDown') move(isOpen ? active + 1 : active);
    if (key === 'ArrowUp') move(active - 1);
    if (key === 'Enter') {
      if (isOpen) choose(choices[active]);
      else setIsOpen(true);
    }
    if (key === 'Escape') {
      if (!isOpen) return;
      setIsOpen(false);
    }
    if (key === 'Backspace' && term === '' && selected.length > 0) onChange(selected.slice(0, -1));
    if (isHandled) event.preventDefault();
  }

  return (
    <FieldFrame {...props} id={id} className={classNames('relative', props.className)}>
      <div
        className={classNames(
          controlClasses,
          'relative flex min-h-12 flex-wrap items-center gap-1.5 py-1.5 pr-10 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-primary-edge',
        )}
      >
        <MultiSelectTags
          tags={selected.map((value) => ({
            value,
            label: options.find((each) => each.value === value)?.label ?? value,
          }))}
          removeOf={texts.removeOf}
          isDisabled={isDisabled}
          onRemove={(value) => {
            onChange(selected.filter((each) => each !== value));
            field.current?.focus();
          }}
        />
        <input
          ref={field}
          id={id}
          role="combobox"
          type="text"
          autoComplete="off"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && choices.length > 0 ? `${id}-${active}` : undefined}
          aria-describedby={describedBy(id, props)}
          aria-invalid={props.error ? true : undefined}
          aria-required={props.isRequired || undefined}
          disabled={isDisabled}
          placeholder={selected.length === 0 ? texts.placeholder : undefined}
          value={term}
          onChange={(event) => {
            setTerm(event.target.value);
            setActive(0);
            setIsOpen(true);
          }}
          onClick={() => setIsOpen(true)}
          onKeyDown={obey}
          onBlur={() => setIsOpen(false)}
          className="min-h-8 min-w-16 flex-1 bg-transparent outline-none placeholder:text-ink-muted disabled:cursor-not-allowed"
        />
        <Icon name="chevronDown" className="pointer-events-none absolute top-3.5 right-3 size-5" />
      </div>
      <p role="status" className="sr-only">
        {message}
      </p>
      <div
        hidden={!isOpen}
        className="@container absolute inset-x-0 z-20 mt-1 rounded border border-line bg-surface shadow-raised"
      >
        {message !== '' && (
          <p
            aria-hidden="true"
            className={classNames('px-3 py-2.5 text-sm', isFull ? 'text-warning' : 'text-ink-muted')}
          >
            {message}
          </p>
        )}
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-multiselectable="true"
          aria-label={typeof props.label === 'string' ? props.label : undefined}
          style={{ maxHeight: listHeight }}
          className="overflow-y-auto"
        >
          {choices.map((choice, index) => (
            <MultiSelectOptionRow
              key={choice.kind === 'option' ? choice.option.value : 'create'}
              id={`${id}-${index}`}
              choice={choice}
              isActive={index === active}
              texts={texts}
              onChoose={() => {
                setActive(index);
                choose(choice);
              }}
            />
          ))}
        </div>
      </div>
    </FieldFrame>
  );
}
