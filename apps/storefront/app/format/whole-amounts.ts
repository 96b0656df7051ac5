const number = String.raw`\d(?:[.,\u00A0\u202F]?\d)*`;
const gap = String.raw`(?:[\s\u00A0\u202F]|&nbsp;)?`;
const currency = String.raw`(?:\p{Sc}|[A-Z]{3})`;
const unit = `(?:${currency}|Kč|zł|kr|%|kg|g|ml|l|cm|mm|m|°C)`;

const phone = String.raw`\+\d(?:[ \u00A0()/\-]{0,2}\d){6,14}`;

/** A tag, which stays as it is, a phone number, or an amount: "+49 40 66969-120", "€139.00", "CHF 20", "139,00 €", "300 kg". */
const tagOrAmount = new RegExp(
  `<[^>]*>|${phone}|${currency}${gap}${number}|${number}${gap}${unit}(?![\\p{L}\\d])`,
  'gu',
);

/**
 * HTML in which amounts and phone numbers keep to one line, whatever spaces their author typed: in the cells of a narrow table words break anywhere, and a
 * price without its currency is none.
 */
export function wholeAmounts(html: string): string {
  return html.replace(tagOrAmount, (found) =>
    found.startsWith('<') ? found : `<span class="whitespace-nowrap">${found}</span>`,
  );
}
