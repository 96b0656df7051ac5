import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { Skeleton } from '@mise/ui/skeleton.tsx';
import { Field } from '#app/forms/field.tsx';
import { useText } from '#app/page/use-text.ts';
import type { PreferredServicesView } from '#app/views/preferred-delivery.ts';
import { ChosenPreferred } from './chosen-preferred.tsx';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';
import { usePreferredServices, useShownPreferred } from './use-preferred-services.ts';

type PreferredDeliveryProps = { checkout: Checkout; form: CheckoutFormState; postcode: string };

/** On which day and where the carrier is to deliver. Nobody has to say so: without an answer of the carrier the order goes on. */
export default function PreferredDelivery({ checkout, form, postcode }: PreferredDeliveryProps) {
  const text = useText();
  const { services, failure, ask } = usePreferredServices(checkout, postcode);

  if (failure !== '') {
    return (
      <>
        <Alert tone="warning" className="mt-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-48 flex-1">{failure}</p>
            <Button variant="secondary" onClick={ask}>
              {text('checkout.askAgain')}
            </Button>
          </div>
        </Alert>
        <ChosenPreferred checkout={checkout} form={form} />
      </>
    );
  }
  if (!services) return <Skeleton className="mt-4 h-52 sm:h-30" />;
  return <OfferedPreferred checkout={checkout} form={form} postcode={postcode} services={services} />;
}

type OfferedPreferredProps = PreferredDeliveryProps & { services: PreferredServicesView };

function OfferedPreferred({ checkout, form, postcode, services }: OfferedPreferredProps) {
  const text = useText();
  useShownPreferred(checkout);
  const place = form.entered.preferredPlace;
  const { days, price, places } = services;
  if (days.length === 0 && places.length === 0) {
    return <p className="mt-4 text-sm text-ink-muted">{text('checkout.preferredNone', { postcode })}</p>;
  }
  const withPrice = (label: string) => (price === null ? label : text('checkout.serviceOf', { name: label, price }));
  return (
    <fieldset className="mt-4 rounded border border-line p-4" onChange={() => checkout.saveSoon()}>
      <legend className="px-1 text-sm font-medium">{text('checkout.preferred')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {days.length > 0 && (
          <Field
            form={form}
            name="preferredDay"
            options={[
              { value: '', label: text('checkout.anyDay') },
              ...days.map(({ value, label }) => ({ value, label: withPrice(label) })),
            ]}
          />
        )}
        {places.length > 0 && (
          <Field
            form={form}
            name="preferredPlace"
            options={[
              { value: '', label: text('checkout.atDoor') },
              ...places.map((kind) => ({ value: kind, label: text(`checkout.place.${kind || 'location'}`) })),
            ]}
          />
        )}
      </div>
      <div hidden={place !== 'location'} className="mt-4">
        <Field form={form} name="preferredLocation" isRequired={place === 'location'} />
      </div>
      <div hidden={place !== 'neighbor'} className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field form={form} name="neighborName" isRequired={place === 'neighbor'} />
        <Field form={form} name="neighborAddress" isRequired={place === 'neighbor'} />
      </div>
    </fieldset>
  );
}
