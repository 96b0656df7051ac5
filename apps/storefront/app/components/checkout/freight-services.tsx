import { Checkbox } from '@mise/ui/checkbox.tsx';
import { SelectField } from '@mise/ui/select-field.tsx';
import { useText } from '#app/page/use-text.ts';
import type { FreightServiceView } from '#app/views/checkout.ts';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

type FreightServicesProps = {
  checkout: Checkout;
  form: CheckoutFormState;
  services: readonly FreightServiceView[];
};

/** What the carrier does beside the carriage, each with what it costs. */
export default function FreightServices({ checkout, form, services }: FreightServicesProps) {
  const text = useText();
  const choose = () => checkout.chooseServices(form.read());

  function labelOf({ kind, price }: FreightServiceView): string {
    return text('checkout.serviceOf', { name: text(`checkout.${kind}`), price: price ?? text('totals.free') });
  }

  return (
    <fieldset className="mt-4 rounded border border-line p-4">
      <legend className="px-1 text-sm font-medium">{text('checkout.freightServices')}</legend>
      <div className="grid gap-4">
        {services.map((service) =>
          service.kind === 'deliveryWindow' ? (
            <SelectField
              key={service.kind}
              name={service.kind}
              label={labelOf(service)}
              options={[{ value: '', label: text('checkout.anyHours') }, ...service.windows]}
              value={service.window}
              onChange={choose}
              className="max-w-sm"
            />
          ) : (
            <Checkbox
              key={service.kind}
              name={service.kind}
              checked={service.isChosen}
              onChange={choose}
              label={
                <>
                  {labelOf(service)}
                  <span className="block text-sm text-ink-muted">{text(`checkout.${service.kind}Hint`)}</span>
                </>
              }
            />
          ),
        )}
      </div>
    </fieldset>
  );
}
