import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../providers/mail/mail-provider.ts';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { sendOrderConfirmation } from './send-confirmation.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
  test.setNow(new Date('2026-03-01T08:00:00Z'));
});
afterAll(() => test.close());

async function confirmation({ paymentKey, locale }: { paymentKey: string; locale: string }): Promise<Mail> {
  const [id = 0] = await sampleVariations(test.database.pool, 1);
  const { rows } = await test.database.pool.query('SELECT id FROM payment_method WHERE key = $1', [paymentKey]);
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: id, quantity: 2 });
  await fillCheckout(visitor, { paymentId: rows[0]?.id });
  await visitor.call('doAdditionalInformation', {
    orderContactWish: 'Bitte überweisen Sie auf\n<b>ein anderes Konto</b>',
    orderCustomerSign: 'K-1',
    shippingPrivacyHintAccepted: true,
  });
  const placed = await visitor.send('doPlaceOrder', [], { headers: { locale } });
  const mails: Mail[] = [];
  const mail = { send: async (sent: Mail) => void mails.push(sent), close: () => {} };
  await sendOrderConfirmation({ ...test.shop, mail }, { orderId: placed.json().data.order.id });
  const [sent] = mails;
  if (!sent) throw new Error('no mail');
  return sent;
}

describe.each([
  [
    'de',
    'invoice',
    ['Zahlbar: innerhalb von 14 Tagen nach Erhalt der Rechnung', 'Werktage ab Versand', 'Summe netto: '],
  ],
  [
    'de',
    'prepayment',
    ['Zahlbar: bis 8. März 2026', 'wir versenden nach Zahlungseingang', 'Handelsregister: Amtsgericht'],
  ],
  [
    'en',
    'invoice',
    ['Payment due: within 14 days of receiving the invoice', 'working days from dispatch', 'Total net: '],
  ],
  [
    'en',
    'prepayment',
    ['Payment due: by 8 March 2026', 'once your payment has arrived', 'Commercial register: Amtsgericht'],
  ],
] as const)('in %s, paid by %s', (locale, paymentKey, sentences) => {
  it('says when to pay, when it comes, what it is net and who sells, in both forms', async () => {
    const mail = await confirmation({ locale, paymentKey });
    for (const sentence of sentences) {
      expect(mail.text).toContain(sentence);
      expect(mail.html).toContain(sentence.split(': ').at(-1));
    }
    for (const form of [mail.text, mail.html]) expect(form).toMatch(/Tafelwerk GmbH[\s\S]*DE999999995/);
  });

  it('marks the words of the buyer as such', async () => {
    const mail = await confirmation({ locale, paymentKey });
    expect(mail.text).toContain('> Bitte überweisen Sie auf\n> <b>ein anderes Konto</b>');
    expect(mail.html).toMatch(/<blockquote[^>]*>Bitte überweisen Sie auf<br>&lt;b&gt;ein anderes Konto&lt;\/b&gt;<br>/);
    expect(mail.text).toMatch(/[„“]K-1[“”]/);
  });
});
