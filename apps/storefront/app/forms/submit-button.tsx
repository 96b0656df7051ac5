import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import type { ReactNode } from 'react';
import { useText } from '#app/page/use-text.ts';
import type { FieldDefinitions } from './form-definition.ts';
import { useCountdown } from './use-countdown.ts';
import type { FormState } from './use-form.ts';

type SubmitButtonProps<Fields extends FieldDefinitions> = {
  form: FormState<Fields>;
  /** For an order that obliges to pay: it takes a press on the button itself, Enter in a field does nothing. */
  isPressOnly?: boolean;
  className?: string;
  children: ReactNode;
};

/** The button of a form, and above it why the last press did nothing. It waits where the shop says how long. */
export function SubmitButton<Fields extends FieldDefinitions>(props: SubmitButtonProps<Fields>) {
  const { form, isPressOnly = false, className, children } = props;
  const text = useText();
  const seconds = useCountdown(form.lockedUntil);
  return (
    <div>
      <div role="alert" className="mb-4 empty:hidden">
        {form.failure !== '' && <Alert tone="negative">{form.failure}</Alert>}
      </div>
      <Button
        size="large"
        {...(isPressOnly ? { onClick: form.submit } : { type: 'submit' })}
        isBusy={form.isBusy}
        disabled={seconds > 0}
        className={className}
      >
        {seconds > 0 ? text('forms.retryIn', { seconds }) : children}
      </Button>
    </div>
  );
}
