import { isApiError } from '@mise/contract/api-error.ts';
import { type FormState, useForm } from '#app/forms/use-form.ts';
import { useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { leavePage } from '#app/session/leave-page.ts';
import type { CountryOption } from '#app/views/checkout-address.ts';
import {
  checkRegistration,
  type RegisterFields,
  registerForm,
  startOfRegistration,
  toRegisterInput,
} from '#app/views/register-form.ts';
import { postcodeText } from './postcode-text.ts';

type RegisterInput = { countries: readonly CountryOption[]; shopCountry: string; target: string };

export function useRegisterForm({ countries, shopCountry, target }: RegisterInput) {
  const text = useText();
  const form: FormState<RegisterFields> = useForm(registerForm, {
    values: startOfRegistration(shopCountry),
    draft: 'register',
    check: (values) => checkRegistration(values, countries),
    errorText: (field, reason) =>
      field === 'zipCode' && reason === 'invalid' ? postcodeText(form.entered.country, countries, text) : undefined,
    submit: async (values) => {
      try {
        await client.doRegisterUser(toRegisterInput(values));
      } catch (error) {
        if (isApiError(error, 'register.emailTaken')) return { errors: { email: 'notOffered' as const } };
        throw error;
      }
      return leavePage(target);
    },
  });
  return form;
}
