import { FieldError } from '@mise/ui/field-frame.tsx';
import { RadioTile } from '@mise/ui/radio-tile.tsx';
import { type ReactNode, useState } from 'react';
import { useText } from '#app/page/use-text.ts';
import { fieldErrorText, fieldId } from './field-texts.ts';
import { definitionOf, type FieldDefinitions, type FieldName } from './form-definition.ts';
import type { FormState } from './use-form.ts';

export type Choice = { value: string; label: ReactNode; description?: ReactNode; aside?: ReactNode };

type ChoiceFieldProps<Fields extends FieldDefinitions> = {
  form: FormState<Fields>;
  name: FieldName<Fields>;
  choices: readonly Choice[];
  /** Where a heading above says the same. */
  isLabelHidden?: boolean;
  /** What is chosen, where the page says it and not the form; `onChoose` is told of another one then. */
  selected?: string;
  onChoose?: (value: string) => void;
};

/** One of a few, each a tile. */
export function ChoiceField<Fields extends FieldDefinitions>(props: ChoiceFieldProps<Fields>) {
  const { form, name, choices, isLabelHidden = false, selected, onChoose } = props;
  const text = useText();
  const id = fieldId(form, name);
  const [start] = useState(form.entered[name]);
  const { label, isRequired } = definitionOf(form.fields, name);
  const error = fieldErrorText(form, name, text);
  return (
    <fieldset id={id} aria-describedby={error && `${id}-error`}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1 text-sm font-medium'}>
        {text(label)}
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      <div className="grid gap-3">
        {choices.map((choice) => (
          <RadioTile
            key={choice.value}
            name={name}
            {...choice}
            {...(selected === undefined
              ? { defaultChecked: choice.value === start }
              : { checked: choice.value === selected, onChange: () => onChoose?.(choice.value) })}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
