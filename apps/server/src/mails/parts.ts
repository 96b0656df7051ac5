import { html, type SafeHtml } from '../texts/html.ts';
import { plainTextOf } from '../texts/plain-text.ts';
import type { MailFrame } from './mail-frame.ts';
import { mailedHtml, withWholeLinks } from './mailed-html.ts';
import { readableOn, styles } from './styles.ts';

/** A piece of a mail, for programs that show HTML and for those that show plain text. */
export type MailPart = { html: SafeHtml; text: string };

export type Row = { label: string; value: string };

/** The total stands out; what it contains stands back. */
export type SumRow = Row & { kind?: 'total' | 'contained' };

/** Something that is bought: "4 Kartons = 24 Stück", what one costs, and what it comes to. */
export type ItemRow = { name: string; details: string[]; quantity: string; unitPrice: string; amount: string };

export function paragraph(words: string): MailPart {
  return { html: html`<p style="${styles.paragraph}">${words}</p>`, text: words };
}

/** With what stands below it, so that no plain text ends in a heading. */
export function section(heading: string, part: MailPart): MailPart {
  return { html: html`<h2 style="${styles.heading}">${heading}</h2>${part.html}`, text: `${heading}\n\n${part.text}` };
}

export function facts(rows: readonly Row[]): MailPart {
  const lines = rows.map(
    ({ label, value }) =>
      html`<tr><th scope="row" style="${styles.label}">${label}</th><td style="${styles.value}">${value}</td></tr>`,
  );
  return { html: table(lines), text: rowLines(rows) };
}

export function items(rows: readonly ItemRow[]): MailPart {
  const lines = rows.map(
    ({ name, details, quantity, unitPrice, amount }) =>
      html`<tr><th scope="row" style="${styles.item}"><strong>${name}</strong><span style="display:block;${styles.small}">${joined(details)}<br>${quantity} · ${unitPrice}</span></th><td style="${styles.amount}">${amount}</td></tr>`,
  );
  const texts = rows.map(
    ({ name, details, quantity, unitPrice, amount }) =>
      `${name}\n  ${joined(details)}\n  ${quantity}\n  ${unitPrice}\n  ${amount}`,
  );
  return { html: table(lines), text: texts.join('\n\n') };
}

export function sums(rows: readonly SumRow[]): MailPart {
  const lines = rows.map(({ label, value, kind }) => {
    const style = styles.sums[kind ?? 'part'];
    return html`<tr><th scope="row" style="${styles.sumLabel};${style}">${label}</th><td style="${styles.sum};${style}">${value}</td></tr>`;
  });
  return { html: table(lines), text: rowLines(rows) };
}

/** What the reader must not miss. */
export function box(intro: string, rows: readonly Row[]): MailPart {
  const lines = rows.map(
    ({ label, value }) =>
      html`<tr><th scope="row" style="${styles.boxLabel}">${label}</th><td style="${styles.boxValue}">${value}</td></tr>`,
  );
  return {
    html: html`<table role="presentation" style="${styles.table}"><tr><td style="${styles.box}"><p style="margin:0 0 8px"><strong>${intro}</strong></p><table style="${styles.boxTable}">${lines}</table></td></tr></table>`,
    text: `${intro}\n${rowLines(rows)}`,
  };
}

/** Words of someone else, marked as such, so that nobody takes them for the shop's. */
export function quotation(intro: string, words: string): MailPart {
  return {
    html: html`<p style="margin:0 0 4px">${intro}:</p><blockquote style="${styles.quote}">${breaks(words.split(/\r?\n/))}</blockquote>`,
    text: `${intro}:\n${words.replace(/^/gm, '> ')}`,
  };
}

/** What was agreed to, for whoever looks it up later: clean HTML. `mark`: no other text of the mail has it. */
export function smallPrint(frame: MailFrame, written: string, mark: string): MailPart {
  const linked = withWholeLinks(written, frame);
  return {
    html: html`<div style="${styles.smallPrint}">${mailedHtml(linked, mark)}</div>`,
    text: plainTextOf(linked),
  };
}

/** Side by side where there is room. */
export function columns(blocks: readonly { heading: string; lines: readonly string[] }[]): MailPart {
  return {
    html: html`${blocks.map(({ heading, lines }) => html`<div style="${styles.column}"><strong>${heading}</strong><br>${breaks(lines)}</div>`)}`,
    text: blocks.map(({ heading, lines }) => `${heading}:\n${lines.join('\n')}`).join('\n\n'),
  };
}

export function button(frame: MailFrame, label: string, url: string): MailPart {
  const color = readableOn(frame.color);
  const link = `display:inline-block;padding:12px 24px;color:${color};font-weight:bold;text-decoration:none`;
  return {
    html: html`<table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:separate;margin:0 0 24px"><tr><td bgcolor="${frame.color}" style="background:${frame.color};border-radius:6px"><a href="${url}" style="${link}">${label}</a></td></tr></table>`,
    text: `${label}: ${url}`,
  };
}

/** What few will follow, behind a question. */
export function link(question: string, label: string, url: string): MailPart {
  return {
    html: html`<p style="${styles.paragraph}">${question} <a href="${url}" style="color:inherit">${label}</a></p>`,
    text: `${question} ${label}: ${url}`,
  };
}

export function breaks(lines: readonly string[]): SafeHtml {
  return html`${lines.map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))}`;
}

function table(lines: SafeHtml[]): SafeHtml {
  return html`<table style="${styles.table}">${lines}</table>`;
}

function rowLines(rows: readonly Row[]): string {
  return rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

function joined(details: readonly string[]): string {
  return details.join(' · ');
}
