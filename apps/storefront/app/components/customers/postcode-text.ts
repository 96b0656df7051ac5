import { examplePostcode } from '@mise/rules/postcode.ts';
import type { Text } from '#app/page/use-text.ts';
import type { CountryOption } from '#app/views/checkout-address.ts';

/** What is wrong with a postcode that does not look like those of its country, and what they look like. */
export function postcodeText(countryId: string, countries: readonly CountryOption[], text: Text): string | undefined {
  const country = countries.find(({ id }) => id === countryId);
  const example = country && examplePostcode(country.postcodePattern);
  if (!example) return country && text('address.zipCodeInvalid', { country: country.name });
  return text('address.zipCodeExample', { country: country.name, example });
}
