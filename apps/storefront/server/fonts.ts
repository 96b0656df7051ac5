import type { FastifyInstance } from 'fastify';
import type { PagesBuild } from './build.ts';

/** The families that an owner can choose from, with the rules that show them: files of the shop, none of another host. */
export function mountFonts(app: FastifyInstance, getBuild: () => Promise<PagesBuild>): void {
  app.get('/fonts/meta.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send((await getBuild()).entry.module.offeredFonts()),
  );
}
