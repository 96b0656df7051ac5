import { expect, it } from 'vitest';
import { translateInto } from '../texts/translate.ts';
import { renderMail } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { samples } from './order-confirmation.samples.ts';

const frame: MailFrame = {
  language: 'en',
  text: translateInto('en'),
  shopName: 'Tafelwerk',
  shopUrl: 'https://shop.example',
  logoUrl: null,
  color: '#14493b',
  phone: '',
  premises: ['Tafelwerk GmbH', 'Speicherweg 12', '20457 Hamburg'],
  seller: ['Tafelwerk GmbH'],
};

/** Both samples hold the same articles at the same prices: without VAT in the first, with it in the second. */
it.each([
  ['net', 0],
  ['gross', 1],
])('an order at %s prices shows its lines as they were agreed', (_, index) => {
  const sample = samples[index];
  if (!sample) throw new Error('there is no such sample');
  const { text, html } = renderMail(frame, sample.content(frame));
  expect(text).toContain('24 Kartons = 144 Stück\n  €12.90 / Karton · €2.15 / Stück\n  €309.60');
  expect(text).toContain('144 Stück\n  €0.3475 / Stück\n  €50.04');
  expect(html).toContain('24 Kartons = 144 Stück · €12.90 / Karton · €2.15 / Stück');
  expect(text).toContain('6 Kartons = 36 Stück from w/c\u00a0Mon\u00a09\u00a0Mar');
  expect(text).toContain('Karton of 6');
  expect(text.match(/Made to your specification: cannot be cancelled or returned\./g)).toHaveLength(1);
  for (const amount of ['€309.60', '€50.04', '€20.40']) expect(html).toContain(amount);
});

it('makes no link of what the buyer wrote: perhaps the mail goes to somebody else', () => {
  const content = samples[1]?.content(frame);
  if (!content) throw new Error('there is no such sample');
  const { text, html } = renderMail(frame, content);
  for (const form of [text, html]) {
    expect(form).toContain('krone.\u200bexample');
    expect(form).not.toMatch(/@krone|krone\.example/);
  }
});

it('tells the fee of the payment method, and until when what is paid on a payment page waits for its money', () => {
  const content = samples[2]?.content(frame);
  if (!content) throw new Error('there is no such sample');
  const { text } = renderMail(frame, content);
  expect(text).toMatch(/Payment fee\W+€1\.50/);
  expect(text).toContain('by 10:00; we set the goods aside for you until then');
});
