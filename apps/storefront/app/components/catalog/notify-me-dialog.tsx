import { Trans } from '@lingui/react';
import { isApiError } from '@mise/contract/api-error.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { Dialog } from '@mise/ui/dialog.tsx';
import { useState } from 'react';
import { LegalLink } from '#app/components/shop/legal-link.tsx';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { useCustomer } from '#app/session/customer-store.ts';

type Article = { variationId: number; name: string };
type Done = { email: string; isConfirmed: boolean };

const notifyMeForm = defineForm('notify-me', {
  email: {
    kind: 'email',
    label: 'notify.email',
    autoComplete: 'email',
    isRequired: true,
    errorTexts: { required: 'errorMessages.email.required' },
  },
});
/** Whose address is known to be theirs types nothing. */
const ownAddressForm = defineForm('notify-me', {});

/** Asks where to write to when an article is back. Loaded when somebody wants that. */
export default function NotifyMeDialog({ article, onClose }: { article: Article; onClose: () => void }) {
  const text = useText();
  const customer = useCustomer((state) => state.customer);
  const [done, setDone] = useState<Done | null>(null);
  const ask = { variationId: article.variationId, onDone: setDone };

  function form() {
    if (done) return <Outcome {...done} onClose={onClose} />;
    if (customer?.isProven) return <OwnAddress {...ask} email={customer.email} />;
    return <AnyAddress {...ask} email={customer?.email ?? ''} />;
  }

  return (
    <Dialog isOpen onClose={onClose} title={text('notify.title')} closeLabel={text('common.close')}>
      {!done && <p className="mb-4">{text('notify.what', { name: article.name })}</p>}
      {form()}
    </Dialog>
  );
}

type AskProps = { variationId: number; email: string; onDone: (done: Done) => void };

function OwnAddress({ variationId, email, onDone }: AskProps) {
  const text = useText();
  const subscribe = useSubscribe(variationId, onDone);
  const form = useForm(ownAddressForm, { submit: () => subscribe(email) });
  return (
    <Form form={form} label={text('notify.title')} className="flex flex-col gap-4">
      <p>{text('notify.goesTo', { email })}</p>
      <SubmitButton form={form}>{text('notify.submit')}</SubmitButton>
    </Form>
  );
}

function AnyAddress({ variationId, email, onDone }: AskProps) {
  const text = useText();
  const subscribe = useSubscribe(variationId, onDone);
  const form = useForm(notifyMeForm, {
    values: { email },
    draft: 'notify-me',
    submit: (values) => subscribe(values.email.trim()),
  });
  return (
    <Form form={form} label={text('notify.title')} className="flex flex-col gap-4">
      <Field form={form} name="email" />
      <p className="text-sm text-ink-muted">
        <Trans id="notify.consent" components={{ 0: <LegalLink page="privacy-policy" /> }} />
      </p>
      <SubmitButton form={form}>{text('notify.submit')}</SubmitButton>
    </Form>
  );
}

function useSubscribe(variationId: number, onDone: (done: Done) => void) {
  const lang = useLocale();
  return async (email: string): Promise<void> => {
    try {
      const { data } = await client.doSubscribeNotifyMe({ variationId, email, lang });
      onDone({ email, isConfirmed: data.isConfirmed ?? false });
    } catch (error) {
      // They asked before, or the answer was lost: it is noted either way.
      if (!isApiError(error, 'notifyMe.alreadySubscribed')) throw error;
      onDone({ email, isConfirmed: true });
    }
  };
}

/** The focus follows to the way out: the button that had it is gone. */
function Outcome({ email, isConfirmed, onClose }: Done & { onClose: () => void }) {
  const text = useText();
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <Alert tone="positive">
          <p>{text(isConfirmed ? 'notify.noted' : 'notify.mailed', { email })}</p>
        </Alert>
      </div>
      {!isConfirmed && <p className="text-sm text-ink-muted">{text('notify.spam')}</p>}
      <Button ref={(button) => button?.focus()} onClick={onClose}>
        {text('notify.close')}
      </Button>
    </div>
  );
}
