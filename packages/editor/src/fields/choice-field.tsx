import { useId } from 'react';
import { FieldFrame, inputClasses } from './field-frame.tsx';
import { asText, type FieldOf, type FieldProps } from './field-props.ts';
import { useLabel } from './use-label.ts';

/** One of few: what is chosen shows at once, so all of them stand side by side. */
const fewest = 3;

/** One of some words. */
export function ChoiceField({ field, value, onChange }: FieldProps<FieldOf<'choice'>>) {
  const id = useId();
  const label = useLabel();
  const chosen = field.choices.some((choice) => choice.value === value) ? asText(value) : field.usual;
  if (field.choices.length > fewest) {
    return (
      <FieldFrame id={id} field={field}>
        <select
          id={id}
          value={chosen}
          onChange={(event) => onChange([], event.target.value, field)}
          className={inputClasses}
        >
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {label(choice.label)}
            </option>
          ))}
        </select>
      </FieldFrame>
    );
  }
  return (
    <fieldset>
      <legend className="ed:mb-1 ed:text-sm ed:font-medium">{label(field.label)}</legend>
      <div className="ed:flex ed:overflow-hidden ed:rounded ed:border ed:border-gray-400">
        {field.choices.map((choice) => (
          <label
            key={choice.value}
            className="ed:flex ed:min-h-8 ed:flex-1 ed:cursor-pointer ed:items-center ed:justify-center ed:px-2 ed:text-sm ed:hover:bg-gray-100 ed:has-checked:bg-blue-100 ed:has-checked:font-semibold ed:has-checked:text-blue-800 ed:has-focus-visible:outline-2 ed:has-focus-visible:-outline-offset-2 ed:has-focus-visible:outline-blue-600 ed:pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === chosen}
              onChange={() => onChange([], choice.value, field)}
              className="sr-only"
            />
            {label(choice.label)}
          </label>
        ))}
      </div>
      {field.hint && <p className="ed:mt-1 ed:text-xs ed:text-gray-600">{label(field.hint)}</p>}
    </fieldset>
  );
}
