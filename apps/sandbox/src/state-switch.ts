import type { FastifyInstance } from 'fastify';
import { html } from './html.ts';

type SwitchOptions<State extends string> = {
  /** The stand-in, which looks at its state with each request. */
  service: { state: State };
  states: readonly State[];
  title: string;
  /** What it stands in for, and what it can be asked. */
  about: string;
};

/** A page on which somebody says how a stand-in behaves from now on, and the same for tests. A state that it does not know is passed over. */
export function mountStateSwitch<State extends string>(app: FastifyInstance, options: SwitchOptions<State>): void {
  const { service, states } = options;
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const change = ({ state }: { state?: string }) => {
    service.state = states.find((known) => known === state) ?? service.state;
  };
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page(options)));
  app.post<{ Body: { state?: string } }>('/switches', ({ body }, reply) => {
    change(body);
    return reply.redirect('/', 303);
  });
  app.put<{ Body: { state?: string } }>('/api/switches', ({ body }, reply) => {
    change(body);
    return reply.code(204).send();
  });
}

function page<State extends string>({ service, states, title, about }: SwitchOptions<State>): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1>
<p>${about}</p>
<form method="post" action="/switches"><label>The service is <select name="state">${states.map((each) =>
    each === service.state ? html`<option selected>${each}</option>` : html`<option>${each}</option>`,
  )}</select></label> <button>Set</button></form></main></body></html>`.markup;
}
