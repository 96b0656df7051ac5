import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, errorWire } from './api-error.ts';
import { methodsWire } from './methods.ts';
import { cents, isCancelable, momentOf, newId, type Payment, type Refund, refundedOf, sumOf } from './payment.ts';
import type { PaymentBook } from './payment-book.ts';
import { captureWire, listWire, paymentWire, refundWire } from './payment-wire.ts';
import { readChanges, readFields, readPart, readPayment } from './read-payment.ts';

const slowMs = 4_000;

type ById = { Params: { id: string; part: string } };

/** Version 2 of the API: https://docs.mollie.com/reference/overview */
export function mountApi(app: FastifyInstance, book: PaymentBook, address: string): void {
  app.register(
    async (api) => {
      api.addHook('onRequest', async (request) => {
        if (book.switches.api === 'down') throw new ApiError(503, 'The service is temporarily unavailable');
        if (book.switches.api === 'slow') await sleep(slowMs);
        if (!/^Bearer (test|live)_\w{8,}$/.test(request.headers.authorization ?? '')) {
          throw new ApiError(401, 'Missing authentication, or failed to authenticate');
        }
      });
      api.setErrorHandler((error, _request, reply) => sendApiError(asApiError(error), reply));
      api.setNotFoundHandler(() => {
        throw new ApiError(404, 'No such resource exists');
      });
      mountPayments(api, book, address);
      mountParts(api, book, address);
      api.get('/methods', (_request, reply) =>
        sendHal(reply, 200, listWire('methods', methodsWire(address), `${address}/v2/methods`)),
      );
      api.get<ById>('/methods/:id', ({ params }, reply) => {
        const method = methodsWire(address).find(({ id }) => id === params.id);
        if (!method) throw new ApiError(404, `No method exists with token ${params.id}.`);
        return sendHal(reply, 200, method);
      });
    },
    { prefix: '/v2' },
  );
}

function mountPayments(api: FastifyInstance, book: PaymentBook, address: string): void {
  const { store } = book;

  api.post('/payments', (request, reply) =>
    once(book, request, reply, () => {
      const payment = readPayment(request.body, book.now());
      store.save(payment);
      if (payment.status !== 'open') book.webhooks.send(payment);
      return paymentWire(payment, address);
    }),
  );

  api.get('/payments', (_request, reply) => {
    const payments = store.list().map((payment) => paymentWire(payment, address));
    return sendHal(reply, 200, listWire('payments', payments, `${address}/v2/payments`));
  });

  api.get<ById>('/payments/:id', ({ params }, reply) =>
    sendHal(reply, 200, paymentWire(required(book, params.id), address)),
  );

  api.patch<ById>('/payments/:id', (request, reply) => {
    const changed = { ...required(book, request.params.id), ...readChanges(request.body) };
    store.save(changed);
    return sendHal(reply, 200, paymentWire(changed, address));
  });

  api.delete<ById>('/payments/:id', ({ params }, reply) => {
    const payment = required(book, params.id);
    if (!isCancelable(payment)) throw new ApiError(422, 'The payment cannot be canceled');
    return sendHal(reply, 200, paymentWire(book.move(payment, 'canceled'), address));
  });
}

/** Refunds and captures: parts of the money of a payment. */
function mountParts(api: FastifyInstance, book: PaymentBook, address: string): void {
  api.post<ById>('/payments/:id/refunds', (request, reply) =>
    once(book, request, reply, () => {
      const payment = required(book, request.params.id);
      if (payment.status !== 'paid') throw new ApiError(422, 'The payment is not paid, so it cannot be refunded');
      const { currency } = payment.amount;
      const taken = payment.isCapturedByHand ? sumOf(payment.captures) : cents(payment.amount);
      const amount = readPart(request.body, { most: taken - refundedOf(payment), currency });
      const { description, metadata = null } = readFields(request.body);
      const createdAt = momentOf(book.now());
      const refund: Refund = {
        id: newId('re'),
        status: 'refunded',
        amount,
        description: String(description ?? ''),
        metadata,
        createdAt,
      };
      const refunded = { ...payment, refunds: [...payment.refunds, refund] };
      book.store.save(refunded);
      if (book.switches.webhooks === 'on') book.webhooks.send(refunded);
      return refundWire(refund, refunded, address);
    }),
  );

  api.get<ById>('/payments/:id/refunds', ({ params }, reply) => {
    const payment = required(book, params.id);
    const refunds = payment.refunds.map((refund) => refundWire(refund, payment, address));
    return sendHal(reply, 200, listWire('refunds', refunds, `${address}/v2/payments/${payment.id}/refunds`));
  });

  api.post<ById>('/payments/:id/captures', (request, reply) =>
    once(book, request, reply, () => {
      const payment = required(book, request.params.id);
      if (payment.status !== 'authorized') throw new ApiError(422, 'The payment is not authorized');
      const { currency } = payment.amount;
      const amount = readPart(request.body, { most: cents(payment.amount) - sumOf(payment.captures), currency });
      const capture = { id: newId('cpt'), amount, description: '', createdAt: momentOf(book.now()) };
      const captured = book.move(payment, 'paid', { captures: [...payment.captures, capture] });
      return captureWire(capture, captured, address);
    }),
  );

  api.get<ById>('/payments/:id/captures', ({ params }, reply) => {
    const payment = required(book, params.id);
    const captures = payment.captures.map((capture) => captureWire(capture, payment, address));
    return sendHal(reply, 200, listWire('captures', captures, `${address}/v2/payments/${payment.id}/captures`));
  });
}

/** A request with an idempotency key happens once: repeated, it is answered as before; with other content it is refused. */
function once(book: PaymentBook, request: FastifyRequest, reply: FastifyReply, work: () => unknown): FastifyReply {
  const key = String(request.headers['idempotency-key'] ?? '');
  const content = `${request.method} ${request.url} ${JSON.stringify(request.body)}`;
  const kept = key === '' ? undefined : book.store.answerOf(key);
  if (kept && kept.request !== content) {
    throw new ApiError(409, 'The idempotency key was used for another request');
  }
  if (kept) return sendHal(reply, kept.status, kept.body);
  const body = work();
  if (key !== '') book.store.keepAnswer({ key, request: content, status: 201, body });
  return sendHal(reply, 201, body);
}

function required(book: PaymentBook, id: string): Payment {
  const payment = book.find(id);
  if (!payment) throw new ApiError(404, `No payment exists with token ${id}.`);
  return payment;
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { statusCode = 500, message = '' } = error as { statusCode?: number; message?: string };
  return new ApiError(statusCode, message);
}

function sendApiError(error: ApiError, reply: FastifyReply): FastifyReply {
  return sendHal(reply, error.status, errorWire(error));
}

function sendHal(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  return reply.code(status).type('application/hal+json; charset=utf-8').send(JSON.stringify(body));
}
