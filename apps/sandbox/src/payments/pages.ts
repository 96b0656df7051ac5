import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Choice, checkoutPage, endedPage, isChoice, overviewPage } from './checkout-page.ts';
import { isUnderWay, type Payment } from './payment.ts';
import type { PaymentBook, Switches } from './payment-book.ts';

type ById = { Params: { id: string } };

/** Pages for a person, and operations for a test. */
export function mountPages(app: FastifyInstance, book: PaymentBook): void {
  app.get('/', (_request, reply) => sendPage(reply, overviewPage(book.store.list(), book.switches)));

  app.get<ById>('/checkout/:id', ({ params }, reply) => {
    const payment = book.find(params.id);
    if (!payment) return reply.callNotFound();
    return sendPage(reply, payment.status === 'open' ? checkoutPage(payment) : endedPage(payment));
  });

  app.post<ById & { Body: { status?: string } }>('/checkout/:id', ({ params, body }, reply) => {
    const payment = book.find(params.id);
    const status = body?.status ?? '';
    if (!payment || !isChoice(status)) return reply.callNotFound();
    if (payment.status === 'open') choose(payment, status);
    const isBack = status === 'canceled' && payment.cancelUrl !== null;
    return reply.redirect(isBack ? (payment.cancelUrl ?? '') : payment.redirectUrl, 303);
  });

  app.post<{ Body: Partial<Switches> }>('/switches', ({ body }, reply) => {
    setSwitches(body);
    return reply.redirect('/', 303);
  });

  app.put<{ Body: Partial<Switches> }>('/api/switches', ({ body }, reply) => {
    setSwitches(body);
    return reply.code(204).send();
  });

  app.get('/api/payments', () => ({ payments: book.store.list() }));

  // Whatever a provider may come to say, also what no shopper can choose.
  app.put<ById & { Body: Partial<Payment> }>('/api/payments/:id', ({ params, body }, reply) => {
    const payment = book.find(params.id);
    if (!payment) return reply.callNotFound();
    return book.move(payment, body.status ?? payment.status, body);
  });

  // Tells the shop (again), and how that was answered.
  app.post<ById>('/api/payments/:id/webhook', async ({ params }, reply) => {
    const payment = book.store.find(params.id);
    return payment ? { status: await book.webhooks.sendOnce(payment) } : reply.callNotFound();
  });

  function choose(payment: Payment, status: Choice): void {
    if (status === 'open' || !isUnderWay(payment)) return;
    book.move(payment, status === 'paid' && payment.isCapturedByHand ? 'authorized' : status);
  }

  function setSwitches({ api, webhooks }: Partial<Switches>): void {
    if (api === 'normal' || api === 'slow' || api === 'down') book.switches.api = api;
    if (webhooks === 'on' || webhooks === 'off') book.switches.webhooks = webhooks;
  }
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  // A form of a page may lead to the shop: no limit to where its answer redirects.
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(page);
}
