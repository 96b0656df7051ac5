import { createConnections } from '@mise/http-connections/connections.ts';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { type Mail, readAttachment } from './mail.ts';
import type { MailStore } from './mail-store.ts';
import { listPage, mailPage } from './pages.ts';

/** Seconds after which a mailbox that is stopped may be there again. */
const retryAfter = 5;

/** By another one comes a page of the internet whose name was led to this machine, so that its scripts read the mails. */
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The pages for a person and the operations for a test. */
export function createWebServer(store: MailStore): FastifyInstance {
  const connections = createConnections();
  const app = Fastify({ serverFactory: connections.serverFactory, return503OnClosing: false });
  app.addHook('preClose', connections.drain);
  app.addHook('onRequest', async (request, reply) => {
    if (!ownNames.has(request.hostname)) return reply.code(403).send();
    if (connections.isRefusing()) return reply.code(503).header('retry-after', retryAfter).send();
  });

  const find = async (id: string): Promise<Mail | undefined> => (await store.read([Number(id)]))[0];

  app.get<{ Querystring: { to?: string } }>('/', (request, reply) => {
    const { to = '' } = request.query;
    return sendPage(reply, listPage(store.list({ to }), to));
  });

  app.get<{ Params: { id: string } }>('/mails/:id', async (request, reply) => {
    const mail = await find(request.params.id);
    return mail ? sendPage(reply, mailPage(mail)) : reply.callNotFound();
  });

  app.get<{ Params: { id: string } }>('/mails/:id/html', async (request, reply) => {
    const mail = await find(request.params.id);
    return mail?.html ? sendMailHtml(reply, mail.html) : reply.callNotFound();
  });

  app.get<{ Params: { id: string; index: string } }>('/mails/:id/attachments/:index', async (request, reply) => {
    const mail = await find(request.params.id);
    const content = mail && (await readAttachment(mail, Number(request.params.index)));
    if (content === undefined) return reply.callNotFound();
    // Never shown, whatever type it claims: a page in an attachment would run as one of the mailbox.
    return reply.type('application/octet-stream').header('content-disposition', 'attachment').send(content);
  });

  app.get<{ Querystring: { to?: string } }>('/api/mails', async (request) => {
    const mails = await store.read(store.list({ to: request.query.to }).map(({ id }) => id));
    return { mails: mails.map(withoutSource) };
  });

  app.delete('/api/mails', async (_request, reply) => {
    await store.clear();
    return reply.code(204).send();
  });

  return app;
}

function withoutSource({ source: _, ...mail }: Mail): Omit<Mail, 'source'> {
  return mail;
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'",
    )
    .send(page);
}

/** A mail runs nothing, loads pictures at most, and its links open beside the mailbox. */
function sendMailHtml(reply: FastifyReply, markup: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; sandbox allow-popups allow-popups-to-escape-sandbox",
    )
    .send(`<base target="_blank">${markup}`);
}
