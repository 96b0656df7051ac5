import { type AddressType, addressTypes } from '@mise/contract/customers/address-types.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { useNavigate } from 'react-router';
import { Link } from '#app/components/shop/link.tsx';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { type FormState, useForm } from '#app/forms/use-form.ts';
import { notify } from '#app/page/notifications.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import {
  type AddressBookFields,
  addressBookForm,
  type BookEntry,
  enteredAddress,
  toSaveCalls,
} from '#app/views/address-book.ts';
import type { CountryOption } from '#app/views/checkout-address.ts';
import { checkAddress } from '#app/views/checkout-checks.ts';
import { AccountHeading } from './account-heading.tsx';
import { addressEvents } from './address-events.ts';
import { AddressGrid } from './address-grid.tsx';
import { postcodeText } from './postcode-text.ts';

type AddressFormProps = {
  page: 'billing-details' | 'shipping-details';
  typeId: AddressType;
  /** null: a new one. */
  entry: BookEntry | null;
  /** The first of its type is the default one, whether asked for or not. */
  isFirst: boolean;
  countries: readonly CountryOption[];
};

export function AddressForm({ page, typeId, entry, isFirst, countries }: AddressFormProps) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const isBilling = typeId === addressTypes.billing;
  const list = pathTo.account(locale, page);
  const title = text(`addressBook.${entry ? 'change' : 'add'}${isBilling ? 'Billing' : 'Shipping'}`);
  const form: FormState<AddressBookFields> = useForm(addressBookForm, {
    values: entry
      ? { ...entry.draft, isPrimary: entry.isPrimary }
      : { country: countries[0]?.id ?? '', isPrimary: isFirst },
    draft: `address-${typeId}-${entry?.id ?? 'new'}`,
    check: (values) => checkAddress(enteredAddress(values), countries),
    errorText: (field, reason) =>
      field === 'zipCode' && reason === 'invalid' ? postcodeText(form.entered.country, countries, text) : undefined,
    submit: async (values) => {
      for (const call of toSaveCalls(values, { typeId, id: entry?.id ?? 0 })) await client.doSaveAddress(call);
      notify({ type: 'positive', message: text('addressBook.saved') });
      await navigate(list, { replace: true });
    },
  });
  return (
    <>
      <AccountHeading>{title}</AccountHeading>
      <Form
        form={form}
        events={addressEvents(form, countries)}
        label={title}
        className="flex max-w-3xl flex-col gap-4 rounded border border-line bg-surface p-4 md:p-6"
      >
        <p className="text-sm text-ink-muted">{text('forms.requiredHint')}</p>
        <AddressGrid
          entered={enteredAddress(form.entered)}
          countries={countries}
          renderField={(name, props) => <Field {...props} form={form} name={name} />}
        />
        {/* Another one takes its place, or none: the default address cannot be taken back. */}
        {!entry?.isPrimary && !isFirst && <Field form={form} name="isPrimary" />}
        {(entry?.isPrimary || isFirst) && <input type="hidden" name="isPrimary" value="on" />}
        <Field
          form={form}
          name="isForBoth"
          label={text(isBilling ? 'addressBook.isForShipping' : 'addressBook.isForBilling')}
        />
        <div className="mt-2 flex flex-wrap items-end gap-3">
          <SubmitButton form={form}>{text('addressBook.save')}</SubmitButton>
          <Link to={list} className={buttonClasses({ variant: 'quiet', size: 'large' })}>
            {text('addressBook.cancel')}
          </Link>
        </div>
      </Form>
    </>
  );
}
