/** GTIN-13 of a demo variation, with its check digit. GS1 keeps the prefix 952 free for examples. */
export function gtinOf(variationId: number): string {
  const digits = `952${String(variationId).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
