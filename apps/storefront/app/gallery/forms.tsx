import { useEffect, useState } from 'react';
import { ChoiceField } from '#app/forms/choice-field.tsx';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { ensureMessages } from '#app/i18n/browser-messages.ts';
import { notify } from '#app/page/notifications.ts';
import { GallerySection } from './states.tsx';

/** One field of each kind. */
const exampleForm = defineForm('example', {
  companyName: { kind: 'text', label: 'address.companyName', isRequired: true, maxLength: 20 },
  email: { kind: 'email', label: 'checkout.email', isRequired: true },
  phoneNumber: { kind: 'tel', label: 'address.phoneNumber', hint: 'address.phoneHint', autoComplete: 'tel' },
  password: { kind: 'password', label: 'forms.password', isRequired: true, autoComplete: 'new-password' },
  country: { kind: 'select', label: 'address.country' },
  shippingMethod: { kind: 'choice', label: 'checkout.shippingMethod', isRequired: true },
  wish: { kind: 'multiLine', label: 'checkout.wish', maxLength: 200 },
  hasAccepted: { kind: 'checkbox', label: 'checkout.terms', isRequired: true },
});

const countries = [
  { value: 'de', label: 'Deutschland' },
  { value: 'at', label: 'Österreich' },
];
const methods = [
  { value: '1', label: 'Paket', description: 'DHL · Lieferung voraussichtlich Mi. 25.–Do. 26. Nov.', aside: '4,90 €' },
  { value: '2', label: 'Abholung', description: 'In Stuttgart', aside: 'kostenlos' },
];

/** A form with no operation behind it: every kind of field, its errors, its draft. */
export function Forms() {
  const form = useForm(exampleForm, {
    values: { country: 'at' },
    draft: 'example',
    submit: async ({ companyName }) => {
      notify({ type: 'positive', message: companyName });
    },
  });

  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => void ensureMessages(['checkout', 'forms']).then(() => setHasTexts(true)), []);
  if (!hasTexts) return null;

  return (
    <GallerySection title="Formular">
      <Form form={form} label="Beispiel" className="grid max-w-xl gap-4 py-4">
        <Field form={form} name="companyName" />
        <Field form={form} name="email" />
        <Field form={form} name="phoneNumber" />
        <Field form={form} name="password" />
        <Field form={form} name="country" options={countries} />
        <ChoiceField form={form} name="shippingMethod" choices={methods} />
        <Field form={form} name="wish" />
        <Field form={form} name="hasAccepted" />
        <SubmitButton form={form}>Absenden</SubmitButton>
      </Form>
    </GallerySection>
  );
}
