/** Groups of three digits as any language of the shop writes them: 1.000, 1,000, 1 000. */
const grouped = /^[1-9]\d{0,2}(?:[.,'’\s]\d{3})+$/;

/** What was typed as a number; NaN where it is none. */
export function readQuantity(text: string): number {
  const typed = text.trim();
  if (typed === '') return Number.NaN;
  return Number(grouped.test(typed) ? typed.replace(/\D/g, '') : typed.replace(',', '.'));
}
