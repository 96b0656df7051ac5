import type { FieldDefinitions } from '#app/forms/form-definition.ts';
import type { FormState } from '#app/forms/use-form.ts';
import { moveHouseNumber } from './move-house-number.ts';

/** What happens while a form with an address is filled. */
export function addressEvents<Fields extends FieldDefinitions>({ events }: FormState<Fields>): typeof events {
  return {
    ...events,
    onBlur(event) {
      moveHouseNumber(event.target);
      events.onBlur(event);
    },
  };
}
