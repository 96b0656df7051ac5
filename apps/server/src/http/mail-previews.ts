import { globSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '@mise/rules/languages.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Shop } from '../context.ts';
import { type RenderedMail, renderMail } from '../mails/layout.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import type { MailSample } from '../mails/mail-sample.ts';
import { html, type SafeHtml } from '../texts/html.ts';

const mailsFolder = path.resolve(import.meta.dirname, '../mails');
const ending = '.samples.ts';

/** Widths of a telephone and of a window on a desk. */
const frameWidths = [390, 800];

type Params = { mail: string; sample: string; language: string };

/** Pages for whoever writes mails: each with made-up content, in every language. Not for a shop in production. */
export function mountMailPreviews(app: FastifyInstance, shop: Shop): void {
  app.get('/dev/mails', async (_request, reply) => sendPage(reply, 'Mails', await list()));

  app.get<{ Params: Params }>('/dev/mails/:mail/:sample/:language', async (request, reply) => {
    const mail = await render(shop, request.params);
    if (!mail) return reply.callNotFound();
    return sendPage(reply, mail.subject, preview(mail, `${request.url}/html`));
  });

  app.get<{ Params: Params }>('/dev/mails/:mail/:sample/:language/html', async (request, reply) => {
    const mail = await render(shop, request.params);
    if (!mail) return reply.callNotFound();
    return send(reply, mail.html);
  });
}

/** By the name of the mail; a new one is found by its file. */
async function readMailSamples(): Promise<Map<string, MailSample[]>> {
  const files = globSync(`*${ending}`, { cwd: mailsFolder }).sort();
  const entries = files.map(async (file): Promise<[string, MailSample[]]> => {
    const module = (await import(path.join(mailsFolder, file))) as { samples: MailSample[] };
    return [path.basename(file, ending), module.samples];
  });
  return new Map(await Promise.all(entries));
}

async function render(shop: Shop, params: Params): Promise<RenderedMail | null> {
  const sample = (await readMailSamples()).get(params.mail)?.[Number(params.sample)];
  const language = languages.find((each) => each === params.language);
  if (!sample || !language) return null;
  const frame = await mailFrameOf(shop, language);
  return renderMail(frame, sample.content(frame));
}

async function list(): Promise<SafeHtml> {
  const mails = [...(await readMailSamples())];
  return html`${mails.map(([mail, samples]) => html`<h2>${mail}</h2><ul>${samples.map((sample, index) => entry(mail, sample, index))}</ul>`)}`;
}

function entry(mail: string, { name }: MailSample, index: number): SafeHtml {
  const link = (language: Language) => html` <a href="/dev/mails/${mail}/${index}/${language}">${language}</a>`;
  return html`<li>${name}:${languages.map(link)}</li>`;
}

function preview({ subject, html: markup, text }: RenderedMail, address: string): SafeHtml {
  const frame = (width: number) =>
    html`<figure><figcaption>${width} px</figcaption><iframe title="${subject} (${width})" src="${address}" width="${width}" height="1100"></iframe></figure>`;
  return html`<p><a href="/dev/mails">All mails</a> · ${Math.ceil(Buffer.byteLength(markup) / 1024)} KB of HTML</p>
<div class="frames">${frameWidths.map(frame)}</div><h2>Text</h2><pre>${text}</pre>`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:24px}.frames{display:flex;gap:24px;overflow:auto}
figure{margin:0}iframe{border:1px solid #999;background:#fff}pre{max-width:800px;white-space:pre-wrap;border:1px solid #999;padding:16px}`;

/** Frames of this page show the mails; their pictures and styles are where a mail has them. */
const previewPolicy =
  "default-src 'none'; img-src * data:; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'";

function send(reply: FastifyReply, markup: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', previewPolicy).send(markup);
}

function sendPage(reply: FastifyReply, title: string, content: SafeHtml): FastifyReply {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>${{ safeHtml: style }}</style></head><body><h1>${title}</h1>${content}</body></html>`;
  return send(reply, page.safeHtml);
}
