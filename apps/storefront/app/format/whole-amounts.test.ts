import { expect, test } from 'vitest';
import { wholeAmounts } from './whole-amounts.ts';

const whole = (amount: string) => `<span class="whitespace-nowrap">${amount}</span>`;

test.each([
  ['<td>139,00 €</td>', `<td>${whole('139,00 €')}</td>`],
  ['<td>1.139,00\u00A0€</td>', `<td>${whole('1.139,00\u00A0€')}</td>`],
  ['<td>€1,139.00</td>', `<td>${whole('€1,139.00')}</td>`],
  ['<td>CHF 20</td>', `<td>${whole('CHF 20')}</td>`],
  ['ab 1 500,50&nbsp;€.', `ab 1 ${whole('500,50&nbsp;€')}.`],
  ['Telefon +49 40 66969-120, Fax', `Telefon ${whole('+49 40 66969-120')}, Fax`],
  [
    '<a href="tel:+494066969120">+49 (0)40 66969 120</a>',
    `<a href="tel:+494066969120">${whole('+49 (0)40 66969 120')}</a>`,
  ],
  ['up to 300 kg, 19 %', `up to ${whole('300 kg')}, ${whole('19 %')}`],
])('the amount of %s keeps to one line', (html, expected) => {
  expect(wholeAmounts(html)).toBe(expected);
});

test.each([
  '<a href="/x?preis=20 €">3 grüne Teller</a>',
  'um 12 Uhr',
  '<p style="color: #123">20457 Hamburg</p>',
  'abc',
])('%s stays as it is', (html) => {
  expect(wholeAmounts(html)).toBe(html);
});
