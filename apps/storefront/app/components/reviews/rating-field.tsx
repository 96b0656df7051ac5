import { FieldError } from '@mise/ui/field-frame.tsx';
import { fieldErrorText, fieldId } from '#app/forms/field-texts.ts';
import type { FieldDefinitions, FieldName } from '#app/forms/form-definition.ts';
import { definitionOf } from '#app/forms/form-definition.ts';
import type { FormState } from '#app/forms/use-form.ts';
import { useText } from '#app/page/use-text.ts';
import { mostStars } from '#app/views/rating.ts';

const star = 'm12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.6-5.8-3.1-5.8 3.1 1.1-6.6-4.7-4.6 6.5-.9z';
const stars = Array.from({ length: mostStars }, (_, index) => String(index + 1));

/** One to five stars: radio buttons, of which the chosen one and those before it are full. */
export function RatingField<Fields extends FieldDefinitions>(props: {
  form: FormState<Fields>;
  name: FieldName<Fields>;
}) {
  const { form, name } = props;
  const text = useText();
  const id = fieldId(form, name);
  const error = fieldErrorText(form, name, text);
  const chosen = Number(form.entered[name]);
  return (
    <fieldset id={id} aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 text-sm font-medium">
        {text(definitionOf(form.fields, name).label)}
        <span aria-hidden="true"> *</span>
      </legend>
      <div className="flex items-center">
        {stars.map((value) => (
          <label
            key={value}
            className="flex size-11 cursor-pointer items-center justify-center rounded has-focus-visible:outline-2 has-focus-visible:outline-primary-edge"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === form.start[name]}
              className="sr-only"
            />
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className={`size-8 stroke-[1.5] ${Number(value) <= chosen ? 'fill-warning stroke-warning' : 'fill-none stroke-ink-muted'}`}
            >
              <path d={star} />
            </svg>
            <span className="sr-only">{text('reviews.stars', { stars: Number(value) })}</span>
          </label>
        ))}
        {chosen > 0 && (
          <span aria-hidden="true" className="ml-3 text-sm text-ink-muted">
            {text('reviews.stars', { stars: chosen })}
          </span>
        )}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
