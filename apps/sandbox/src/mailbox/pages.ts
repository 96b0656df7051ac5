import { type Html, html } from '../html.ts';
import type { Mail, MailHead } from './mail.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 1rem; max-width: 70rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.125rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .5rem; border-block-end: 1px solid #8886; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem } dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 65vh; border: 1px solid #8886; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8886; padding: 1rem }
input, button { font: inherit; padding: .25rem .5rem }
form { display: flex; gap: .5rem; align-items: center; flex-wrap: wrap; margin-block: 1rem }
`;

function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${{ markup: style }}</style></head>
<body><main>${content}</main></body>
</html>`.markup;
}

export function listPage(mails: MailHead[], to: string): string {
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
<p>Every mail of the shop arrives here; none leaves this machine.</p>
<form method="get"><label for="to">Recipient</label><input id="to" name="to" type="email" value="${to}"><button>Show</button> <a href="/">All mails</a></form>
${mails.length === 0 ? html`<p>No mail.</p>` : mailTable(mails)}`,
  );
}

function mailTable(mails: MailHead[]): Html {
  return html`<table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Received</th></tr></thead>
<tbody>${mails.map(
    (mail) => html`<tr>
<td><a href="/mails/${mail.id}">${mail.subject || '(no subject)'}</a>${repeatNote(mail)}</td>
<td>${mail.to.join(', ')}</td>
<td>${time(mail)}</td>
</tr>`,
  )}</tbody>
</table>`;
}

export function mailPage(mail: Mail): string {
  return page(
    mail.subject || '(no subject)',
    html`<p><a href="/">All mails</a></p>
<h1>${mail.subject || '(no subject)'}</h1>
<dl>
<dt>From</dt><dd>${mail.from}</dd>
<dt>To</dt><dd>${mail.to.join(', ')}</dd>
<dt>Received</dt><dd>${time(mail)}</dd>
<dt>Message-ID</dt><dd>${mail.messageId ?? 'none'}${repeatNote(mail)}</dd>
${mail.attachments.length > 0 ? html`<dt>Attachments</dt><dd>${attachmentLinks(mail)}</dd>` : null}
</dl>
${mail.html === null ? null : html`<h2>HTML</h2><iframe title="HTML of the mail" src="/mails/${mail.id}/html"></iframe>`}
${mail.text === null ? null : html`<h2>Text</h2><pre>${mail.text}</pre>`}
<details><summary>Source</summary><pre>${Buffer.from(mail.source, 'latin1').toString('utf8')}</pre></details>`,
  );
}

function attachmentLinks(mail: MailHead): Html[] {
  return mail.attachments.map(
    ({ filename, size }, index) =>
      html`<a href="/mails/${mail.id}/attachments/${index}" download="${filename}">${filename}</a> (${Math.ceil(size / 1024)} KB) `,
  );
}

function repeatNote({ repeatOf }: MailHead): Html | null {
  return repeatOf === null ? null : html` (a repeat of <a href="/mails/${repeatOf}">mail ${repeatOf}</a>)`;
}

function time({ receivedAt }: MailHead): Html {
  return html`<time datetime="${receivedAt}">${receivedAt.replace('T', ' ').slice(0, 19)} UTC</time>`;
}
