import { useRevalidator } from 'react-router';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { notify } from '#app/page/notifications.ts';
import { useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { changeCustomer } from '#app/session/customer-store.ts';
import { type PersonalData, personForm } from '#app/views/personal-data.ts';

export function PersonForm({ person: { email, ...person } }: { person: PersonalData }) {
  const text = useText();
  const revalidator = useRevalidator();
  const form = useForm(personForm, {
    values: person,
    submit: async (values) => {
      const { data } = await client.setPersonalData({ ...values, email });
      changeCustomer(data);
      notify({ type: 'positive', message: text('personalData.saved') });
      await revalidator.revalidate();
    },
  });
  return (
    <Form form={form} label={text('personalData.person')} className="flex max-w-xl flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field form={form} name="firstName" />
        <Field form={form} name="lastName" />
      </div>
      <Field form={form} name="phoneNumber" />
      <SubmitButton form={form}>{text('personalData.save')}</SubmitButton>
    </Form>
  );
}
