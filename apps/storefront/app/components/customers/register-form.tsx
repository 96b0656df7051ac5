import { legalPages } from '@mise/rules/legal-pages.ts';
import { legalWords } from '#app/components/shop/legal-words.tsx';
import { ChoiceField } from '#app/forms/choice-field.tsx';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { FormSection } from '#app/forms/form-section.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useText } from '#app/page/use-text.ts';
import type { CountryOption } from '#app/views/checkout-address.ts';
import { registeredAddress } from '#app/views/register-form.ts';
import { addressEvents } from './address-events.ts';
import { AddressGrid } from './address-grid.tsx';
import { useRegisterForm } from './use-register-form.ts';

const agreed = {
  whole: 'register.acceptText',
  parts: [
    ['terms-and-conditions', 'register.acceptTerms'],
    ['privacy-policy', 'register.knowPrivacyPolicy'],
  ],
} as const;

type RegisterFormProps = { countries: readonly CountryOption[]; shopCountry: string; target: string };

/** `target`: where whoever has an account now is led to. */
export function RegisterForm({ countries, shopCountry, target }: RegisterFormProps) {
  const text = useText();
  const form = useRegisterForm({ countries, shopCountry, target });
  const frame = useShopFrame();
  const agreement = legalWords(agreed, frame?.legalPages ?? legalPages);
  const isBusiness = form.entered.kind === 'business';
  return (
    <Form
      form={form}
      events={addressEvents(form, countries)}
      label={text('register.title')}
      className="flex flex-col gap-8"
    >
      <p className="text-sm text-ink-muted">{text('forms.requiredHint')}</p>
      <ChoiceField
        form={form}
        name="kind"
        choices={[
          { value: 'business', label: text('register.business'), description: text('register.businessHint') },
          { value: 'private', label: text('register.private'), description: text('register.privateHint') },
        ]}
      />
      <FormSection title={text('register.access')}>
        <Field form={form} name="email" />
        <Field form={form} name="password" />
      </FormSection>
      {/* What was typed stays, if somebody changes their mind twice. */}
      <div hidden={!isBusiness}>
        <FormSection title={text('register.company')}>
          <Field form={form} name="companyName" isRequired={isBusiness} />
          <Field form={form} name="vatNumber" />
        </FormSection>
      </div>
      <FormSection title={text('register.address')}>
        <AddressGrid
          entered={registeredAddress(form.entered)}
          countries={countries}
          isOfPerson
          renderField={(name, props) => <Field {...props} form={form} name={name} />}
        />
        <Field form={form} name="isShippingSame" />
      </FormSection>
      {/* Here comes what shows that no program fills in the form. */}
      {agreement === null ? (
        <input type="hidden" name="hasAgreed" value="on" />
      ) : (
        <Field form={form} name="hasAgreed" label={agreement} />
      )}
      <SubmitButton form={form} className="w-full">
        {text('register.submit')}
      </SubmitButton>
    </Form>
  );
}
