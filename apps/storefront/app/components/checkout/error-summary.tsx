import { Alert } from '@mise/ui/alert.tsx';
import { useText } from '#app/page/use-text.ts';
import type { FormErrors, FormField } from '#app/views/checkout-form.ts';
import { fieldErrorText, fieldLabel } from './field-texts.ts';
import { focusField } from './focus-field.ts';

/** Everything that keeps the order from being placed, each a way to its field. */
export function ErrorSummary({ errors }: { errors: FormErrors }) {
  const text = useText();
  const fields = Object.keys(errors) as FormField[];
  if (fields.length === 0) return null;
  return (
    <Alert tone="negative">
      <p className="font-semibold">{text('checkout.errors', { count: fields.length })}</p>
      <ul className="mt-1 list-disc pl-5">
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
              className="underline underline-offset-4"
            >
              {fieldLabel(field, text)}
            </a>
            {`: ${fieldErrorText(field, errors[field], text)}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
