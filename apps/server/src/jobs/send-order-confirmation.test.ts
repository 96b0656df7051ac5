import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../providers/mail/mail-provider.ts';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { sendOrderConfirmation } from './send-order-confirmation.ts';

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
  const orderId = String(placed.json().data.order.id);
  const sent = (await test.sentMails()).find(({ subject }) => subject.includes(orderId));
  if (!sent) throw new Error('no mail');
  return sent;
}

describe.each([
  [
    'de',
    'invoice',
    [
      'Zahlbar: innerhalb von 14 Tagen nach Erhalt der Rechnung',
      'Lieferung: voraussichtlich Di.\u00a03.–Mi.\u00a04.\u00a0März',
      'Summe netto: ',
    ],
  ],
  [
    'de',
    'prepayment',
    [
      'Zahlbar: bis 8. März 2026',
      'wenn Ihre Zahlung bis Mo.\u00a02.\u00a0März,\u00a014:00\u00a0Uhr eingeht',
      'Handelsregister: Amtsgericht',
    ],
  ],
  [
    'en',
    'invoice',
    [
      'Payment due: within 14 days of receiving the invoice',
      'Delivery: expected Tue\u00a03–Wed\u00a04\u00a0Mar',
      'Total net: ',
    ],
  ],
  [
    'en',
    'prepayment',
    [
      'Payment due: by 8 March 2026',
      'if your payment arrives by Mon\u00a02\u00a0Mar,\u00a014:00',
      'Commercial register: Amtsgericht',
    ],
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
    expect(mail.html).toMatch(
      /<blockquote[^>]*>Bitte überweisen Sie auf<br>&lt;b&gt;ein anderes Konto&lt;\/b&gt;<\/blockquote>/,
    );
    expect(mail.text).toMatch(/[„“]K-1[“”]/);
  });
});

it.each([
  ['de', ['Allgemeine Geschäftsbedingungen', 'Widerrufsbelehrung', 'Muster-Widerrufsformular']],
  ['en', ['General terms and conditions', 'Right of withdrawal', 'Model withdrawal form']],
])('keeps the terms that hold, and how to withdraw, with the order (%s)', async (locale, headings) => {
  const { text, html } = await confirmation({ locale, paymentKey: 'invoice' });
  for (const form of [text, html]) {
    const places = headings.map((heading) => form.indexOf(heading));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(form.indexOf('66969'));
  }
  expect(text).not.toMatch(/<\/?(p|h\d|li|a)\b/);
});

it('has none of the terms that the shop does not have', async () => {
  const { pool } = test.database;
  const { rows } = await pool.query("UPDATE legal_text SET html = '' WHERE type <> 'TermsConditions' RETURNING type");
  expect(rows.length).toBeGreaterThan(0);
  const { text } = await confirmation({ locale: 'de', paymentKey: 'invoice' });
  expect(text).toContain('Allgemeine Geschäftsbedingungen');
  expect(text).not.toContain('Widerrufsbelehrung');
});

it('writes them with their tables, numbers and links, in both forms', async () => {
  const { pool } = test.database;
  const html =
    '<h1>AGB</h1><ol start="4"><li>Kosten</li></ol><table><tr><th>Gewicht</th><th>Preis</th></tr></table><p><a href="/widerruf">Widerruf</a> <s>kein</s> Recht</p>';
  await pool.query("UPDATE legal_text SET html = $1 WHERE type = 'TermsConditions' AND language = 'de'", [html]);
  const mail = await confirmation({ locale: 'de', paymentKey: 'invoice' });
  expect(mail.text).toContain('AGB\n\n4. Kosten\n\nGewicht | Preis\n\nWiderruf (http://localhost:3000/widerruf) Recht');
  expect(mail.html).toMatch(/<ol start="4"[^>]*><li>Kosten<\/li><\/ol><table style="[^"]+">/);
  expect(mail.html).toMatch(/<th style="[^"]+">Gewicht<\/th><th style="[^"]+">Preis<\/th>/);
  expect(mail.html).toMatch(
    /<a href="http:\/\/localhost:3000\/widerruf" style="[^"]+">Widerruf<\/a> <s>kein<\/s> Recht/,
  );
});

it('leads from each text to its own places, and into the language of the reader', async () => {
  const { pool } = test.database;
  const html = '<h1 id="in-text-a">A</h1><p><a href="#in-text-a">A</a> <a href="/shipping">B</a></p>';
  await pool.query("UPDATE legal_text SET html = $1 WHERE type IN ('TermsConditions', 'CancellationRights')", [html]);
  const mail = await confirmation({ locale: 'en', paymentKey: 'invoice' });
  const places = Array.from(mail.html.matchAll(/(?:id|href)="#?([\w-]+in-text-a)"/g), ([, place]) => place);
  const [first, second] = ['text-1-in-text-a', 'text-2-in-text-a'];
  expect(places).toEqual([first, first, second, second]);
  for (const form of [mail.html, mail.text]) expect(form).toContain('http://localhost:3000/en/shipping');
});

it('has the terms that the buyer agreed to, whatever they are by now, and those of now for orders that name none', async () => {
  const { pool } = test.database;
  const { messageId } = await confirmation({ locale: 'en', paymentKey: 'invoice' });
  const orderId = Number(/^order-(\d+)-confirmation/.exec(messageId)?.[1]);
  await pool.query("UPDATE legal_text SET html = '<p>Later terms</p>' WHERE type = 'TermsConditions'");
  const textsOfNext = async () => {
    await sendOrderConfirmation(test.shop, { orderId });
    return (await test.sentMails()).findLast((mail) => mail.messageId === messageId)?.text.includes('Later terms');
  };
  expect(await textsOfNext()).toBe(false);
  await pool.query('UPDATE orders SET legal_texts = NULL WHERE id = $1', [orderId]);
  expect(await textsOfNext()).toBe(true);
});

it('is sent once for each order, and as the same mail where it is sent again', async () => {
  const first = await confirmation({ locale: 'de', paymentKey: 'invoice' });
  const orderId = Number(/^order-(\d+)-confirmation@localhost$/.exec(first.messageId)?.[1]);
  await sendOrderConfirmation(test.shop, { orderId });
  const same = (await test.sentMails()).filter(({ messageId }) => messageId === first.messageId);
  expect(same).toEqual([first, first]);
  expect(first.to).toBe('anna@krone.example');
});

it('the order names the address that it went to, whatever its own addresses say', async () => {
  const { messageId, to } = await confirmation({ locale: 'de', paymentKey: 'invoice' });
  const orderId = Number(/^order-(\d+)-confirmation/.exec(messageId)?.[1]);
  const { pool } = test.database;
  await pool.query(`UPDATE order_address SET fields = fields || '{"email":"x@x.example"}' WHERE order_id = $1`, [
    orderId,
  ]);
  const { rows } = await pool.query('SELECT access_key AS "accessKey" FROM orders WHERE id = $1', [orderId]);
  const { email } = await test.visitor().call('getOrder', { orderId, accessKey: rows[0].accessKey });
  expect(email).toBe(to);
});

it('shows the logo of the shop as a picture that mail programs can draw', async () => {
  const { html } = await confirmation({ locale: 'en', paymentKey: 'invoice' });
  const address = /<img src="([^"]+)" alt="Tafelwerk"/.exec(html)?.[1] ?? '';
  const logo = await test.app.inject(new URL(address).pathname);
  expect(logo.headers['content-type']).toBe('image/png');
  expect(await sharp(logo.rawPayload).metadata()).toMatchObject({ format: 'png', height: 80 });
});
