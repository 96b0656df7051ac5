import { properPostcode } from '@mise/rules/postcode.ts';
import type { CountryOption } from '#app/views/checkout-address.ts';

/** A postcode is written as its country does once its field, or that of the country, is left. */
export function writePostcode(input: EventTarget, countries: readonly CountryOption[]): void {
  const [, part] = /^(.*)(?:zipCode|country)$/.exec((input as HTMLInputElement).name ?? '') ?? [];
  const { form } = input as HTMLInputElement;
  if (part === undefined || !form) return;
  const postcode = form.elements.namedItem(`${part}zipCode`);
  const country = form.elements.namedItem(`${part}country`);
  if (!(postcode instanceof HTMLInputElement) || !(country instanceof HTMLSelectElement)) return;
  const chosen = countries.find(({ id }) => id === country.value);
  const typed = postcode.value.trim();
  const proper = chosen ? properPostcode(typed, chosen) : typed;
  if (proper !== postcode.value) postcode.value = proper;
}
