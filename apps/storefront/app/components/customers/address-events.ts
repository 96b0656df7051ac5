import type { FieldDefinitions } from '#app/forms/form-definition.ts';
import type { FormState } from '#app/forms/use-form.ts';
import type { CountryOption } from '#app/views/checkout-address.ts';
import { moveHouseNumber } from './move-house-number.ts';
import { writePostcode } from './write-postcode.ts';

/** What happens while a form with an address is filled. */
export function addressEvents<Fields extends FieldDefinitions>(
  { events }: FormState<Fields>,
  countries: readonly CountryOption[],
): typeof events {
  return {
    ...events,
    onBlur(event) {
      moveHouseNumber(event.target);
      writePostcode(event.target, countries);
      events.onBlur(event);
    },
  };
}
