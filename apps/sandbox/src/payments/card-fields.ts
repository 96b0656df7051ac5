import type { FastifyInstance } from 'fastify';
import { html } from '../html.ts';
import { newId } from './payment.ts';

/** The fields of a card, by the names that the script gives its components. */
const fields = {
  cardNumber: { label: 'Card number', autocomplete: 'cc-number', pattern: /^\d{13,19}$/ },
  cardHolder: { label: 'Card holder', autocomplete: 'cc-name', pattern: /^.{2,60}$/ },
  expiryDate: { label: 'Expiry date', autocomplete: 'cc-exp', pattern: /^(0[1-9]|1[0-2])\/?\d{2}$/ },
  verificationCode: { label: 'Security code', autocomplete: 'cc-csc', pattern: /^\d{3,4}$/ },
} as const;

type Field = keyof typeof fields;

/** A card that every issuer declines, as payment providers give out for trials. */
const declinedCard = '4000000000000002';

/** The script that puts fields for a card into a merchant's page, each a frame of ours: what is typed never reaches the merchant. */
export function mountCardFields(app: FastifyInstance, address: string): void {
  app.get('/v1/mollie.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(`(${browserScript})(${JSON.stringify(address)});`),
  );

  app.get<{ Params: { field: string } }>('/components/:field', ({ params: { field } }, reply) => {
    if (!isField(field)) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').send(fieldPage(field));
  });

  app.post<{ Body: Partial<Record<Field, string>> }>('/components/tokens', ({ body }, reply) => {
    const wrong = (Object.keys(fields) as Field[]).find((field) => !fields[field].pattern.test(typed(body, field)));
    if (wrong) return reply.code(422).send({ field: wrong, message: `${fields[wrong].label} is not valid` });
    const isDeclined = typed(body, 'cardNumber') === declinedCard;
    return { token: `${newId('tkn')}${isDeclined ? 'declined' : ''}` };
  });
}

function isField(name: string): name is Field {
  return Object.hasOwn(fields, name);
}

function typed(body: Partial<Record<Field, string>>, field: Field): string {
  const value = (body[field] ?? '').trim();
  return field === 'cardHolder' ? value : value.replaceAll(' ', '');
}

function fieldPage(field: Field): string {
  const { label, autocomplete } = fields[field];
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${label}</title>
<style>html,body,input{margin:0;width:100%;height:100%;box-sizing:border-box}body{background:transparent}input{border:0;outline:0;padding:0 .75rem;font:1rem system-ui,sans-serif;background:transparent}</style></head>
<body><input id="value" name="${field}" aria-label="${label}" autocomplete="${autocomplete}" ${{ markup: field === 'cardHolder' ? '' : 'inputmode="numeric"' }}>
<script>${{ markup: `(${frameScript})();` }}</script></body></html>`.markup;
}

/** Runs in the merchant's page. */
const browserScript = `function (origin) {
  window.Mollie = function (profileId) {
    if (!/^pfl_/.test(profileId)) throw new Error('The profile id is not valid');
    var frames = {};
    return {
      createComponent: function (type) {
        var frame = document.createElement('iframe');
        frame.src = origin + '/components/' + type;
        frame.title = type;
        frame.style.cssText = 'border:0;width:100%;height:100%';
        frames[type] = frame;
        return {
          mount: function (target) {
            (typeof target === 'string' ? document.querySelector(target) : target).replaceChildren(frame);
          },
          unmount: function () { frame.remove(); },
          addEventListener: function () {},
        };
      },
      createToken: function () {
        return new Promise(function (resolve) {
          window.addEventListener('message', function answered(event) {
            if (event.origin !== origin || !event.data || !event.data.mollie) return;
            window.removeEventListener('message', answered);
            resolve(event.data.mollie);
          });
          frames.cardNumber.contentWindow.postMessage('createToken', origin);
        });
      },
    };
  };
}`;

/** Runs in the frame of a field: that of the number reads its neighbors, which are of the same origin. */
const frameScript = `function () {
  addEventListener('message', async function (event) {
    if (event.data !== 'createToken') return;
    var values = {};
    for (var index = 0; index < parent.frames.length; index += 1) {
      try {
        var input = parent.frames[index].document.getElementById('value');
        if (input) values[input.name] = input.value;
      } catch (_) {}
    }
    var answer = await fetch('/components/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
    var body = await answer.json();
    var mollie = answer.ok ? { token: body.token } : { error: { message: body.message, field: body.field } };
    event.source.postMessage({ mollie: mollie }, event.origin);
  });
}`;
