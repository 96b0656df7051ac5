import type { Invitation } from '@mise/contract/operators/staff.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useText } from '#app/page/use-text.ts';
import { operatorClient } from '#app/session/operator-client.ts';
import { NarrowPage } from './narrow-page.tsx';

const name = {
  kind: 'text',
  label: 'operator.setUp.name',
  isRequired: true,
  maxLength: 100,
  autoComplete: 'name',
} as const;
const email = { kind: 'email', label: 'operator.login.email', isRequired: true, autoComplete: 'username' } as const;
const password = {
  kind: 'password',
  label: 'operator.setUp.password',
  hint: 'operator.setUp.passwordHint',
  isRequired: true,
  maxLength: 200,
  autoComplete: 'new-password',
} as const;

const setUpForm = defineForm('operator-set-up', { email, name, password });

/** Opens the account of an invitation. The first one of a shop says itself whose it is. */
export function SetUpForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const text = useText();
  const shopName = useShopFrame()?.shopName ?? '';
  const role = text(`operator.role.${invitation.role}`);
  const form = useForm(setUpForm, {
    values: { name: invitation.name, email: invitation.email ?? '' },
    submit: async (values) => {
      await operatorClient.doAcceptOperatorInvitation({ token, ...values });
      window.location.assign(pathTo.operator());
    },
  });
  return (
    <NarrowPage title={text('operator.setUp.title')}>
      <p>
        {invitation.email === null ? text('operator.setUp.first') : text('operator.setUp.invited', { shopName, role })}
      </p>
      <Form form={form} label={text('operator.setUp.title')} className="flex flex-col gap-4">
        <div hidden={invitation.email !== null}>
          <Field form={form} name="email" />
        </div>
        {invitation.email !== null && <p className="font-semibold">{invitation.email}</p>}
        <Field form={form} name="name" />
        <Field form={form} name="password" />
        <SubmitButton form={form} className="w-full">
          {text('operator.setUp.submit')}
        </SubmitButton>
      </Form>
    </NarrowPage>
  );
}
