import { type Html, html } from '../html.ts';
import type { Payment, PaymentStatus } from './payment.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 1rem; max-width: 34rem }
main.wide { max-width: none } body:has(main.wide) { max-width: 70rem }
h1 { font-size: 1.375rem } .amount { font-size: 2rem; font-weight: 650; margin: 0 }
.note { border: 1px solid #8886; border-radius: .375rem; padding: .75rem 1rem }
form.choices { display: grid; gap: .5rem } form.inline { display: inline-flex; gap: .5rem }
button, select { font: inherit; padding: .5rem .75rem; border-radius: .375rem; border: 1px solid #8889; cursor: pointer }
button[value=paid] { background: #14493b; color: #fff; border-color: #14493b; font-weight: 600 }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; padding: .5rem; border-block-end: 1px solid #8886; overflow-wrap: anywhere }
`;

/** What the shopper may end with, in the order in which it is offered. */
export const choices = {
  paid: 'Paid',
  failed: 'Failed',
  canceled: 'Cancelled',
  expired: 'Expired',
  open: 'Still open',
} as const satisfies Partial<Record<PaymentStatus, string>>;

export type Choice = keyof typeof choices;

export function isChoice(value: string): value is Choice {
  return Object.hasOwn(choices, value);
}

function page(title: string, content: Html, isWide = false): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${{ markup: style }}</style></head>
<body><main class="${isWide ? 'wide' : ''}">${content}</main></body>
</html>`.markup;
}

/** Where the shopper pays: a page of the provider. Nothing is typed; what comes of it is chosen. */
export function checkoutPage({ amount, description, method, redirectUrl }: Payment): string {
  return page(
    'Pay',
    html`<h1>${description}</h1>
<p class="amount">${amount.value} ${amount.currency}</p>
<p>${method ?? 'any method'}, to ${new URL(redirectUrl).host}</p>
<p class="note">A stand-in for the payment provider: no money moves. Choose how the payment ends.</p>
<form method="post" class="choices">${Object.entries(choices).map(
      ([status, label]) => html`<button name="status" value="${status}">${label}</button>`,
    )}</form>`,
  );
}

/** Where nothing can be paid any more. */
export function endedPage({ description, status, redirectUrl }: Payment): string {
  return page(
    'Pay',
    html`<h1>${description}</h1>
<p class="note">This payment is ${status}.</p>
<p><a href="${redirectUrl}">Back to the shop</a></p>`,
  );
}

/** Every payment, and how the stand-in behaves. */
export function overviewPage(payments: readonly Payment[], switches: { api: string; webhooks: string }): string {
  return page(
    'Payments',
    html`<h1>Payments</h1>
<p>Payments of the shop end here while no provider is configured; no money moves.</p>
${switchForm('api', ['normal', 'slow', 'down'], switches.api)}
${switchForm('webhooks', ['on', 'off'], switches.webhooks)}
${payments.length === 0 ? html`<p>No payment.</p>` : paymentTable(payments)}`,
    true,
  );
}

function switchForm(name: string, values: string[], current: string): Html {
  return html`<form method="post" action="/switches" class="inline"><label>${name} <select name="${name}">${values.map(
    (value) => (value === current ? html`<option selected>${value}</option>` : html`<option>${value}</option>`),
  )}</select></label><button>Set</button></form> `;
}

function paymentTable(payments: readonly Payment[]): Html {
  return html`<table>
<thead><tr><th scope="col">Payment</th><th scope="col">For</th><th scope="col">Amount</th><th scope="col">Method</th><th scope="col">Status</th><th scope="col">Created</th></tr></thead>
<tbody>${payments.map(
    ({ id, description, amount, method, status, createdAt }) => html`<tr>
<td><a href="/checkout/${id}">${id}</a></td><td>${description}</td><td>${amount.value} ${amount.currency}</td>
<td>${method ?? 'any'}</td><td>${status}</td><td>${createdAt.replace('T', ' ').slice(0, 19)}</td></tr>`,
  )}</tbody>
</table>`;
}
