import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { PagesBuild } from './build.ts';

/** Vite in the process: hot reload, sources transformed as they are asked for. */
export async function mountDevelopment(app: FastifyInstance): Promise<{ getBuild: () => Promise<PagesBuild> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: `${import.meta.dirname}/../vite.config.ts`,
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return {
    getBuild: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild,
  };
}
