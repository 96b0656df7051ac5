import { operatorRoles } from '@mise/contract/operators/operator-role.ts';
import type { Staff } from '@mise/contract/operators/staff.ts';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { notify } from '#app/page/notifications.ts';
import { useText } from '#app/page/use-text.ts';
import { asOperator, operatorClient } from '#app/session/operator-client.ts';

const inviteForm = defineForm('operator-invite', {
  name: { kind: 'text', label: 'operator.setUp.name', isRequired: true, maxLength: 100, autoComplete: 'off' },
  email: { kind: 'email', label: 'operator.login.email', isRequired: true, autoComplete: 'off' },
  role: { kind: 'select', label: 'operator.staff.role', isRequired: true },
  password: {
    kind: 'password',
    label: 'operator.staff.password',
    hint: 'operator.staff.passwordHint',
    isRequired: true,
    maxLength: 200,
    autoComplete: 'current-password',
  },
});

export function InviteForm({ onInvited }: { onInvited: (staff: Staff) => void }) {
  const text = useText();
  const form = useForm(inviteForm, {
    values: { role: 'editor' },
    submit: async ({ name, email, role, password }) => {
      const chosen = operatorRoles.find((each) => each === role);
      if (!chosen) return { errors: { role: 'notOffered' as const } };
      const { data } = await asOperator(() => operatorClient.doInviteOperator({ name, email, role: chosen, password }));
      onInvited(data);
      form.element.current?.reset();
      notify({ type: 'positive', message: text('operator.staff.invited', { email }) });
      return undefined;
    },
  });
  const options = operatorRoles.map((role) => ({
    value: role,
    label: `${text(`operator.role.${role}`)}: ${text(`operator.roleMeaning.${role}`)}`,
  }));
  return (
    <Form form={form} label={text('operator.staff.invite')} className="grid max-w-3xl gap-4 md:grid-cols-2">
      <Field form={form} name="name" />
      <Field form={form} name="email" />
      <Field form={form} name="role" options={options} className="md:col-span-2" />
      <Field form={form} name="password" className="md:col-span-2" />
      <SubmitButton form={form}>{text('operator.staff.inviteSubmit')}</SubmitButton>
    </Form>
  );
}
