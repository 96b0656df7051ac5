import { Alert } from '@mise/ui/alert.tsx';
import { useText } from '#app/page/use-text.ts';
import { fieldErrorText, fieldId, summaryLabel } from './field-texts.ts';
import type { FieldDefinitions } from './form-definition.ts';
import type { FormState } from './use-form.ts';

/** Everything that was wrong when the form was submitted, each a way to its field. It takes the focus then. */
export function ErrorSummary<Fields extends FieldDefinitions>({ form }: { form: FormState<Fields> }) {
  const text = useText();
  if (form.listed.length === 0) return null;
  return (
    <div ref={form.summary} tabIndex={-1} role="alert" className="scroll-mt-4">
      <Alert tone="negative">
        <h2 className="font-semibold">{text('forms.errors', { count: form.listed.length })}</h2>
        <ul className="mt-1 list-disc pl-5">
          {form.listed.map((name) => (
            <li key={name}>
              <a
                href={`#${fieldId(form, name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(fieldId(form, name));
                }}
                className="underline underline-offset-4"
              >
                {summaryLabel(form, name, text)}
              </a>
              {`: ${fieldErrorText(form, name, text)}`}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** A group of choices is entered at its first one. */
function focusField(id: string): void {
  const target = document.getElementById(id);
  const control = target instanceof HTMLFieldSetElement ? target.querySelector('input') : target;
  control?.focus();
}
