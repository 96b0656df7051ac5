/** "Marktplatz 3a", "Straße des 17. Juni 135", "Am Kai 5-7". */
const streetWithNumber = /^(?<street>.*\p{L}.*?)\s+(?<number>\d+\s?\p{L}?(?:\s?[-/]\s?\d+\s?\p{L}?)?)$/u;

export function splitStreet(text: string): { street: string; number: string } | null {
  const { street, number } = streetWithNumber.exec(text.trim())?.groups ?? {};
  return street && number ? { street, number } : null;
}

/** Browsers fill in street and number as one line: the number goes into its own field while that is empty. */
export function moveHouseNumber(input: EventTarget): void {
  if (!(input instanceof HTMLInputElement) || !input.name.endsWith('streetName') || !input.form) return;
  const numberField = input.form.elements.namedItem(input.name.replace(/streetName$/, 'apartment'));
  if (!(numberField instanceof HTMLInputElement) || numberField.value !== '') return;
  const parts = splitStreet(input.value);
  if (!parts) return;
  input.value = parts.street;
  numberField.value = parts.number;
}
