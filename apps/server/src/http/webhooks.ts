import { refusal } from '@mise/contract/refusal.ts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context.ts';
import { askProvider } from '../domains/payments/ask-provider.ts';
import { syncPayment } from '../domains/payments/sync-payment.ts';
import type { ProviderPayment } from '../providers/payment/payment-provider.ts';
import { webhookBodyLimit } from './body-limits.ts';
import { countCall } from './count-call.ts';
import { inTurn } from './take-turn.ts';

/** What an id that is not made up looks like. */
const paymentId = /^tr_\w{4,40}$/;

/** Each asks the provider something. */
const weight = 5;

/**
 * Where a provider tells that a payment changed. It comes from no page, so no Origin is asked for; it says an id and nothing that
 * anyone has to believe: the provider is asked what became of the payment. An id that is unknown is answered like any other, and one
 * that could not be looked at with 503, so that it is told again.
 */
export function mountWebhooks(app: FastifyInstance, shop: Shop): void {
  app.register(async (webhooks) => {
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    webhooks.post('/webhooks/mollie', { bodyLimit: webhookBodyLimit }, async (request, reply) => {
      countCall(shop, request, 'extras', weight);
      const id = request.body instanceof URLSearchParams ? (request.body.get('id') ?? '') : '';
      if (!paymentId.test(id)) throw refusal('invalidInput', { cause: { id: 'invalid' } });
      // An id that is made up needs no turn at the database. One that is not is asked for again, by what the shop knows of it by then.
      const said = await askProvider(shop, (payments) => payments.find(id));
      const learnt = said && (await inTurn(shop, request, () => syncPayment(shop, id, { now: shop.now() })));
      if (learnt?.payment === null) reportUnknown(shop.log, learnt.said);
      return reply.code(200).send();
    });
  });
}

/** Of a shop whose database is an older backup. What others take under the same account has no reference of ours. */
function reportUnknown(log: Shop['log'], { id, reference, captured: amount, currency }: ProviderPayment): void {
  if (reference === null || amount === 0) return;
  log.error({ payment: id, amount, currency }, 'money came of which the shop knows nothing: look at the provider');
}
