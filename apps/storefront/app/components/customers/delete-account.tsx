import { pathTo } from '@mise/rules/path-to.ts';
import { Button } from '@mise/ui/button.tsx';
import { useState } from 'react';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { forgetTab } from '#app/session/forget-tab.ts';
import { leavePage } from '#app/session/leave-page.ts';
import { deleteForm } from '#app/views/personal-data.ts';

/** What goes and what is kept, and the second step that asks for the password. */
export function DeleteAccount() {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p className="mb-4 max-w-prose">{text('security.deleteHint')}</p>
      {isAsking ? (
        <DeleteForm onCancel={() => setIsAsking(false)} />
      ) : (
        <Button variant="secondary" size="large" onClick={() => setIsAsking(true)}>
          {text('security.deleteFirst')}
        </Button>
      )}
    </>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const text = useText();
  const locale = useLocale();
  const form = useForm(deleteForm, {
    submit: async ({ password }) => {
      await client.deleteCustomerAccount({ password });
      forgetTab();
      await leavePage(pathTo.home(locale));
    },
  });
  return (
    <Form form={form} label={text('security.delete')} className="flex max-w-xl flex-col gap-4">
      <Field form={form} name="password" />
      <div className="flex flex-wrap items-end gap-3">
        <SubmitButton form={form} isPressOnly>
          {text('security.deleteConfirm')}
        </SubmitButton>
        <Button variant="quiet" size="large" onClick={onCancel}>
          {text('security.cancel')}
        </Button>
      </div>
    </Form>
  );
}
