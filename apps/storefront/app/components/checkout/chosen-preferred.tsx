import { formatDay } from '@mise/rules/format-delivery.ts';
import { useState } from 'react';
import { Field } from '#app/forms/field.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { preferredValues } from '#app/views/preferred-delivery.ts';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';
import { useShownPreferred } from './use-preferred-services.ts';

type ChosenPreferredProps = { checkout: Checkout; form: CheckoutFormState };

/**
 * What was chosen before the carrier fell silent: it stands, or is taken back. Nothing else can be chosen, and what was taken back cannot be chosen
 * again, until the carrier answers. A field that was there stays, with what is left to choose.
 */
export function ChosenPreferred({ checkout, form }: ChosenPreferredProps) {
  const { preferredDay, preferredPlace } = form.entered;
  const [saved] = useState(() => preferredValues(checkout.view.preferred));
  const [before] = useState({ preferredDay, preferredPlace });
  const hasDay = [preferredDay, before.preferredDay, saved.preferredDay].some(Boolean);
  const hasPlace = [preferredPlace, before.preferredPlace, saved.preferredPlace].some(Boolean);
  if (!hasDay && !hasPlace) return null;
  return <ChosenFields checkout={checkout} form={form} hasDay={hasDay} hasPlace={hasPlace} />;
}

function ChosenFields({
  checkout,
  form,
  hasDay,
  hasPlace,
}: ChosenPreferredProps & Record<'hasDay' | 'hasPlace', boolean>) {
  const text = useText();
  const locale = useLocale();
  useShownPreferred(checkout);
  const { preferredDay, preferredPlace: place, preferredLocation, neighborName, neighborAddress } = form.entered;
  const where = place === 'location' ? preferredLocation : [neighborName, neighborAddress].filter(Boolean).join(', ');
  return (
    <fieldset className="mt-4 rounded border border-line p-4" onChange={() => checkout.saveSoon()}>
      <legend className="px-1 text-sm font-medium">{text('checkout.preferred')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {hasDay && (
          <Field
            form={form}
            name="preferredDay"
            options={[
              { value: '', label: text('checkout.anyDay') },
              ...(preferredDay === '' ? [] : [{ value: preferredDay, label: formatDay(preferredDay, locale) }]),
            ]}
          />
        )}
        {hasPlace && (
          <Field
            form={form}
            name="preferredPlace"
            hint={place !== '' && !checkout.view.isPlaceAgreed ? text('checkout.placeNotAgreed') : undefined}
            options={[
              { value: '', label: text('checkout.atDoor') },
              ...(place === ''
                ? []
                : [
                    {
                      value: place,
                      label: `${text(`checkout.place.${place === 'neighbor' ? place : 'location'}`)}: ${where}`,
                    },
                  ]),
            ]}
          />
        )}
      </div>
      {(['preferredLocation', 'neighborName', 'neighborAddress'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={form.entered[name]} />
      ))}
    </fieldset>
  );
}
