import { html, type SafeHtml } from '../texts/html.ts';
import type { MailFrame } from './mail-frame.ts';
import { breaks, type MailPart } from './parts.ts';
import { styles } from './styles.ts';

/** What one mail says. */
export type MailContent = {
  subject: string;
  /** Stands beside the subject in the list of mails. */
  preheader: string;
  parts: MailPart[];
};

export type RenderedMail = { subject: string; html: string; text: string };

/** The look of every mail: one column that fits a telephone, in tables and with styles of its own, as mail programs need it. */
export function renderMail(frame: MailFrame, content: MailContent): RenderedMail {
  const { subject, parts } = content;
  const signature = `-- \n${frame.seller.join('\n')}`;
  return {
    subject,
    html: document(frame, content).safeHtml,
    text: `${[...parts.map(({ text }) => text), signature].join('\n\n')}\n`,
  };
}

function document(frame: MailFrame, { subject, preheader, parts }: MailContent): SafeHtml {
  return html`<!doctype html>
<html lang="${frame.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="${styles.page}">
<div style="${styles.preheader}">${preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#f4f1ea"><tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
<tr><td style="padding:8px 24px 16px">${logo(frame)}</td></tr>
<tr><td bgcolor="#ffffff" style="${styles.card}">
${parts.map((part) => html`${part.html}\n`)}</td></tr>
<tr><td style="${styles.footer}">${breaks(frame.seller)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`;
}

/** Its name stands in for a logo that is not loaded. */
function logo({ shopName, shopUrl, logoUrl }: MailFrame): SafeHtml {
  const name =
    logoUrl === null
      ? html`${shopName}`
      : html`<img src="${logoUrl}" alt="${shopName}" height="40" style="display:block;height:40px;max-width:100%;object-fit:contain;object-position:left;border:0;${styles.shopName}">`;
  return html`<a href="${shopUrl}" style="${styles.shopName}">${name}</a>`;
}
