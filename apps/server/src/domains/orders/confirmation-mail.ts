import type { OrderPaymentBankDetails } from '@mise/contract/orders/order.ts';
import { formatMoney, formatUnitPrice } from '@mise/rules/format-money.ts';
import type { Language } from '@mise/rules/languages.ts';
import { toDecimal, toPercent, unitToDecimal } from '@mise/rules/money.ts';
import { html, type SafeHtml } from '../../texts/html.ts';
import { type Translate, translateInto } from '../../texts/translate.ts';
import { longDate, type Row, termRows } from './confirmation-terms.ts';
import type { StoredOrder } from './find-order.ts';

export type ConfirmationFacts = {
  language: Language;
  shopName: string;
  phone: string;
  orderUrl: string;
  countryName: (id: number) => string;
  /** Where to pay to; null where the money does not come by bank transfer. */
  bankDetails: OrderPaymentBankDetails | null;
  /** Who sells: name, address, register. */
  seller: string[];
};

/** The confirmation of an order: subject, HTML and plain text with the same content. */
export function confirmationMail(stored: StoredOrder, facts: ConfirmationFacts) {
  const text = translateInto(facts.language);
  const { order } = stored;
  const billing = addressLines(stored, 1, facts);
  const name = recipientName(stored);
  const content = {
    greeting: text('mail.order.greeting', { name }),
    thanks: text('mail.order.thanks'),
    heads: [...headRows(stored, facts, text), ...termRows(stored, facts.language, text)],
    wish: order.contactWish ?? '',
    items: itemRows(stored, text),
    sums: sumRows(stored, text),
    billing,
    delivery: addressLines(stored, 2, facts),
    bank: facts.bankDetails ? bankRows(facts.bankDetails, text) : [],
    bankIntro: text('mail.order.bank', {
      amount: formatMoney(toDecimal(order.totalGross), order.currency, facts.language),
      orderId: String(order.id),
    }),
    questions: text('mail.order.questions', { phone: facts.phone }),
    seller: facts.seller,
  };
  return {
    subject: text('mail.order.subject', { orderId: String(order.id), shopName: facts.shopName }),
    html: asHtml(content, facts, text).safeHtml,
    text: asText(content, facts, text),
  };
}

type Item = { name: string; details: string[]; quantity: number; unitPrice: string; amount: string };
type Content = {
  greeting: string;
  thanks: string;
  heads: Row[];
  /** Words of the buyer: shown as such, so that nobody takes them for the shop's. */
  wish: string;
  items: Item[];
  sums: Row[];
  billing: string[];
  delivery: string[];
  bank: Row[];
  bankIntro: string;
  questions: string;
  seller: string[];
};

function headRows({ order }: StoredOrder, { language }: ConfirmationFacts, text: Translate): Row[] {
  return [
    { label: text('mail.order.number'), value: String(order.id) },
    { label: text('mail.order.date'), value: longDate(order.createdAt, language) },
    { label: text('mail.order.payment'), value: order.paymentMethodName },
    ...(order.customerSign
      ? [{ label: text('mail.order.sign'), value: text('mail.order.quoted', { words: order.customerSign }) }]
      : []),
  ];
}

function itemRows({ order, items }: StoredOrder, text: Translate): Item[] {
  return items.map((item) => ({
    name: item.name,
    details: [
      item.number,
      ...item.attributes.map(({ name, value }) => `${name}: ${value}`),
      ...item.properties.map(({ name, value }) => (value === 'true' ? name : `${name}: ${value}`)),
      ...(item.backorderQuantity > 0 ? [text('mail.order.later', { quantity: item.backorderQuantity })] : []),
    ],
    quantity: item.quantity,
    unitPrice: formatUnitPrice(unitToDecimal(item.unitPrice), order.currency, order.language),
    amount: formatMoney(toDecimal(order.isNet ? item.lineNet : item.lineGross), order.currency, order.language),
  }));
}

function sumRows({ order, items, vats }: StoredOrder, text: Translate): Row[] {
  const money = (amount: number) => formatMoney(toDecimal(amount), order.currency, order.language);
  const vatRows = (id: 'mail.order.vat' | 'mail.order.included') =>
    vats
      .filter(({ vat }) => vat !== 0)
      .map(({ rate, vat }) => ({ label: text(id, { rate: toPercent(rate) }), value: money(vat) }));
  const costs = items.flatMap(({ properties }) => properties.filter(({ isAdditionalCosts }) => isAdditionalCosts));
  const shipping = text('mail.order.shipping', { method: order.shippingProfileName });
  return [
    { label: text('mail.order.itemSum'), value: money(order.isNet ? order.itemSumNet : order.itemSumGross) },
    ...costs.map((cost) => ({ label: cost.name, value: money(order.isNet ? cost.lineNet : cost.lineGross) })),
    { label: shipping, value: money(order.isNet ? order.shippingNet : order.shippingGross) },
    ...(order.isNet ? [{ label: text('mail.order.totalNet'), value: money(order.totalNet) }] : []),
    ...(order.isNet ? vatRows('mail.order.vat') : []),
    { label: text('mail.order.totalGross'), value: money(order.totalGross) },
    ...(order.isNet ? [] : vatRows('mail.order.included')),
    ...(order.isNet ? [] : [{ label: text('mail.order.totalNet'), value: money(order.totalNet) }]),
  ];
}

function bankRows(bank: OrderPaymentBankDetails, text: Translate): Row[] {
  return [
    { label: text('mail.order.bankOwner'), value: bank.accountOwner },
    { label: 'IBAN', value: bank.iban },
    { label: 'BIC', value: bank.swift },
    { label: text('mail.order.bankName'), value: bank.name },
  ];
}

function recipientName(stored: StoredOrder): string {
  const fields = stored.addresses.find(({ typeId }) => typeId === 1)?.fields;
  return [fields?.firstName, fields?.lastName].filter(Boolean).join(' ') || (fields?.companyName ?? '');
}

function addressLines(stored: StoredOrder, typeId: 1 | 2, facts: ConfirmationFacts): string[] {
  const address = stored.addresses.find((one) => one.typeId === typeId);
  if (!address) return [];
  const { fields } = address;
  return [
    fields.companyName,
    [fields.firstName, fields.lastName].filter(Boolean).join(' '),
    `${fields.streetName} ${fields.houseNumber}`,
    fields.additional,
    `${fields.zipCode} ${fields.city}`,
    facts.countryName(address.countryId),
    fields.vatNumber,
  ].filter((line) => line.trim() !== '');
}

const cell = 'padding:6px 8px;border-bottom:1px solid #e5e1d8;vertical-align:top;text-align:left';
const number = `${cell};text-align:right;white-space:nowrap`;

function asHtml(content: Content, facts: ConfirmationFacts, text: Translate): SafeHtml {
  return html`<!doctype html>
<html lang="${facts.language}"><head><meta charset="utf-8"><title>${facts.shopName}</title></head>
<body style="margin:0;padding:24px;background:#f7f5f0;color:#22302b;font:16px/1.5 Arial,sans-serif">
<div style="max-width:640px;margin:0 auto;background:#fff;padding:24px">
<p style="font-size:20px;font-weight:bold;color:#14493b;margin:0 0 16px">${facts.shopName}</p>
<p>${content.greeting}</p><p>${content.thanks}</p>
${rowTable(content.heads)}
${wishHtml(content.wish, text)}
<table style="width:100%;border-collapse:collapse;margin:16px 0"><thead><tr>
<th style="${cell}">${text('mail.order.article')}</th><th style="${number}">${text('mail.order.quantity')}</th>
<th style="${number}">${text('mail.order.unitPrice')}</th><th style="${number}">${text('mail.order.amount')}</th>
</tr></thead><tbody>${content.items.map(itemHtml)}</tbody></table>
${rowTable(content.sums)}
${content.bank.length > 0 ? html`<p>${content.bankIntro}</p>${rowTable(content.bank)}` : html``}
<table style="width:100%;border-collapse:collapse;margin:16px 0"><tr>
<td style="vertical-align:top;width:50%"><strong>${text('mail.order.billingAddress')}</strong><br>${breaks(content.billing)}</td>
<td style="vertical-align:top"><strong>${text('mail.order.deliveryAddress')}</strong><br>${breaks(content.delivery)}</td>
</tr></table>
<p><a href="${facts.orderUrl}" style="color:#14493b">${text('mail.order.open')}</a></p>
<p>${content.questions}</p>
<p style="font-size:13px;color:#5d6a64;border-top:1px solid #e5e1d8;padding-top:16px">${breaks(content.seller)}</p>
</div></body></html>`;
}

function wishHtml(wish: string, text: Translate): SafeHtml {
  if (wish === '') return html``;
  return html`<p style="margin-bottom:0">${text('mail.order.wish')}:</p>
<blockquote style="margin:4px 0 16px;padding:4px 12px;border-left:3px solid #e5e1d8;color:#5d6a64">${breaks(wish.split(/\r?\n/))}</blockquote>`;
}

function itemHtml(item: Item): SafeHtml {
  return html`<tr><td style="${cell}">${item.name}<br><small style="color:#5d6a64">${item.details.join(' · ')}</small></td>
<td style="${number}">${item.quantity}</td><td style="${number}">${item.unitPrice}</td><td style="${number}">${item.amount}</td></tr>`;
}

function rowTable(rows: readonly Row[]): SafeHtml {
  const cells = rows.map(
    ({ label, value }) =>
      html`<tr><th style="${cell};font-weight:normal">${label}</th><td style="${number};white-space:normal">${value}</td></tr>`,
  );
  return html`<table style="width:100%;border-collapse:collapse;margin:16px 0">${cells}</table>`;
}

function breaks(lines: readonly string[]): SafeHtml {
  return html`${lines.map((line) => html`${line}<br>`)}`;
}

function asText(content: Content, facts: ConfirmationFacts, text: Translate): string {
  const rows = (list: readonly Row[]) => list.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const items = content.items.map(
    ({ name, details, quantity, unitPrice, amount }) =>
      `${quantity} × ${name}\n  ${details.join(' · ')}\n  ${unitPrice} = ${amount}`,
  );
  return [
    content.greeting,
    content.thanks,
    rows(content.heads),
    ...(content.wish === '' ? [] : [`${text('mail.order.wish')}:\n${quoted(content.wish)}`]),
    items.join('\n\n'),
    rows(content.sums),
    ...(content.bank.length > 0 ? [`${content.bankIntro}\n${rows(content.bank)}`] : []),
    `${text('mail.order.billingAddress')}:\n${content.billing.join('\n')}`,
    `${text('mail.order.deliveryAddress')}:\n${content.delivery.join('\n')}`,
    `${text('mail.order.open')}: ${facts.orderUrl}`,
    content.questions,
    `-- \n${content.seller.join('\n')}`,
  ].join('\n\n');
}

/** As mail programs mark what someone else has written. */
function quoted(words: string): string {
  return words.replace(/^/gm, '> ');
}
