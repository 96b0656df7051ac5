import { demoShippingProfiles } from '../shipping.ts';

type Words = { weight: string; upTo: (kilograms: string) => string; locale: string };

/** A country of each zone, by which its rates are found. */
const zones = ['DE', 'AT', 'FR', 'CH'];

/** What a profile costs, of any item sum, as a table: weights below each other, zones side by side. */
export function rateTable(profileId: number, { weight, upTo, locale }: Words): string {
  const all = demoShippingProfiles.find(({ id }) => id === profileId)?.rates ?? [];
  const rates = all.filter(({ fromItemSum }) => fromItemSum === '0.00');
  const weights = [...new Set(rates.flatMap(({ upToWeightG }) => upToWeightG ?? []))];
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const kilograms = new Intl.NumberFormat(locale);
  const cell = (iso: string, weightG: number) => {
    const rate = rates.find(({ countryIsos, upToWeightG }) => countryIsos.includes(iso) && upToWeightG === weightG);
    return `<td>${rate ? euros.format(Number(rate.amount)) : '–'}</td>`;
  };
  const head = zones.map((_, index) => `<th scope="col">Zone\u00a0${index + 1}</th>`);
  const rows = weights.map((weightG) => {
    // Where it is narrow the row's name takes two lines, rather than its prices.
    const name = upTo(kilograms.format(weightG / 1000));
    return `<tr><th scope="row">${name}</th>${zones.map((iso) => cell(iso, weightG)).join('')}</tr>`;
  });
  return `<table>
<thead><tr><th scope="col">${weight}</th>${head.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}
