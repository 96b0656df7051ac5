import type { Text } from '#app/page/use-text.ts';
import type { CountryOption } from '#app/views/checkout-address.ts';

/** What is wrong with a postcode that does not look like those of its country. */
export function postcodeText(countryId: string, countries: readonly CountryOption[], text: Text): string | undefined {
  const country = countries.find(({ id }) => id === countryId);
  return country && text('address.zipCodeInvalid', { country: country.name });
}
