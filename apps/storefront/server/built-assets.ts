import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { buildFolder } from './build.ts';

/**
 * The files of the build: those under /assets carry a hash of their content in their name and never change, those of
 * `public` keep their name and are asked for again. Compressed ones lie beside them (vite/precompress.ts).
 */
export async function mountBuiltAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${buildFolder}/client/assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
  });
  await app.register(fastifyStatic, {
    root: `${buildFolder}/client`,
    prefix: '/',
    // One route for each file that is there: every other address is a page.
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    index: false,
    decorateReply: false,
    maxAge: '1h',
    setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
  });
}
