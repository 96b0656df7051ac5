import { expect, it } from 'vitest';
import { sampleFrame } from '../testing/sample-frame.ts';
import { type RenderedMail, renderMail } from './layout.ts';
import { samples } from './order-confirmation.samples.ts';

const frame = sampleFrame('en');

/** Both samples hold the same articles at the same prices: without VAT in the first, with it in the second. */
it.each([
  ['net', 0],
  ['gross', 1],
])('an order at %s prices shows its lines as they were agreed', (_, index) => {
  const { text, html } = contentOf(index);
  expect(text).toContain('24 Kartons = 144 Stück\n  €12.90 / Karton · €2.15 / Stück\n  €309.60');
  expect(text).toContain('144 Stück\n  €0.3475 / Stück\n  €50.04');
  expect(html).toContain('24 Kartons = 144 Stück · €12.90 / Karton · €2.15 / Stück');
  expect(text).toContain('6 Kartons = 36 Stück from w/c\u00a0Mon\u00a09\u00a0Mar');
  expect(text).toContain('Karton of 6');
  expect(text.match(/Made to your specification: cannot be cancelled or returned\./g)).toHaveLength(1);
  for (const amount of ['€309.60', '€50.04', '€20.40']) expect(html).toContain(amount);
});

it('makes no link of what the buyer wrote: perhaps the mail goes to somebody else', () => {
  const { text, html } = contentOf(1);
  for (const form of [text, html]) {
    expect(form).toContain('krone.\u200bexample');
    expect(form).not.toMatch(/@krone|krone\.example/);
  }
});

it('tells the fee of the payment method, and until when what is paid on a payment page waits for its money', () => {
  const { text } = contentOf(2);
  expect(text).toMatch(/Payment fee\W+€1\.50/);
  expect(text).toContain('by Sun\u00a01\u00a0Mar,\u00a010:00 (Berlin time); we set the goods aside for you until then');
});

it('names what is still open beside a gift card, and after a credit, as it is when the mail is sent', () => {
  const { text } = contentOf(2);
  expect(text).toMatch(/paid by gift card: -€50\.00\nLeft to pay: €331\.44\n/);
  const paid = contentOf(3);
  expect(paid.text).toMatch(/paid by gift card: -€50\.00\nCredited: -€5\.00\nLeft to pay: €0\.00\n/);
});

it('leads to where it is paid while it waits for that, and nowhere else', () => {
  const waiting = contentOf(2);
  expect(waiting.text).toContain('€331.44 is still outstanding.');
  expect(waiting.text).toContain('Pay now: https://shop.example/confirmation/10001/sample');
  for (const index of [0, 1]) {
    expect(contentOf(index).text).toContain('View the order: https://shop.example/confirmation/10001/sample');
    expect(contentOf(index).text).not.toContain('Pay now');
  }
});

it('says of an answer what it costs apiece, on the side on which the order was agreed', () => {
  for (const index of [0, 1]) {
    const { text, html } = contentOf(index);
    for (const form of [text, html]) expect(form).toContain('Gravur: Gasthaus Krone (+\u00a0€0.85)');
    expect(text).toContain('Eichstrich');
    expect(text).not.toContain('Eichstrich (');
  }
});

it('names beside the shipping what is charged with it, on the side on which the order was agreed', () => {
  expect(contentOf(0).text).toMatch(/DHL Paket\W+€6\.90\n.*Hebebühne\W+€3\.00\n/);
});

function contentOf(index: number): RenderedMail {
  const content = samples[index]?.content(frame);
  if (!content) throw new Error('there is no such sample');
  return renderMail(frame, content);
}
