import type { FastifyReply } from 'fastify';

const problems = {
  notFound: { status: 404, text: 'There is no picture at this address.' },
  noSuchSize: { status: 404, text: 'This picture is not served in this width.' },
  unreadable: { status: 422, text: 'This picture is damaged and cannot be shown.' },
  busy: { status: 503, text: 'Too many pictures are being made at the moment. Please try again shortly.' },
} as const;

/** A refusal in plain text: who asks for a picture is a browser and not a reader. */
export function sendMediaProblem(reply: FastifyReply, problem: keyof typeof problems): FastifyReply {
  const { status, text } = problems[problem];
  if (problem === 'busy') reply.header('retry-after', 2);
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
